const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = () => performance.mark("engine");
