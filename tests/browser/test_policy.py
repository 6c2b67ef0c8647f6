"""The content security policy of every page: it runs nothing but its own, and reaches nobody."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from build import SINGLE

TRIES = {
    "inline script": """() => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
    }""",
    "inline handler": """() => {
      document.body.insertAdjacentHTML("beforeend", "<p onclick='window.ran = true'>");
      document.body.lastElementChild.click();
    }""",
    "script address": """() => {
      document.body.insertAdjacentHTML("beforeend", "<a href='javascript:window.ran = true'>");
      document.body.lastElementChild.click();
    }""",
    "eval": "() => eval('window.ran = true')",
    "function of text": "() => new Function('window.ran = true')()",
    "timer of text": "() => setTimeout('window.ran = true')",
    "inline style": """() => {
      const style = document.createElement("style");
      style.textContent = ":root { --ran: 1 }";
      document.head.append(style);
      window.ran = getComputedStyle(document.documentElement).getPropertyValue("--ran") !== "";
    }""",
    "fetch": "(host) => fetch(host)",
    "beacon": "(host) => navigator.sendBeacon(host)",
    "socket": "(host) => new WebSocket(host.replace('http', 'ws'))",
    "events": "(host) => new EventSource(host)",
    "worker": "() => new Worker('data:text/javascript,')",
    "module": "(host) => import(host)",
    "script": "(host) => add('script', { src: host })",
    "style sheet": "(host) => add('link', { rel: 'stylesheet', href: host })",
    "icon": "(host) => add('link', { rel: 'icon', href: host })",
    "picture": "(host) => add('img', { src: host })",
    "sound": "(host) => add('audio', { src: host })",
    "object": "(host) => add('object', { data: host })",
    "frame": "(host) => add('iframe', { src: host })",
    "font": "(host) => new FontFace('far', `url(${host})`).load()",
    "form": "(host) => add('form', { action: host }).submit()",
    "base": "(host) => { add('base', { href: host }); window.ran = document.baseURI === host; }",
}
"""What somebody might get into a page, and what it would do there."""

# In a timer: what a test evaluates itself may do what the page may not.
RUN = f"""(host) => {{
  const add = (name, attributes) =>
    document.body.appendChild(Object.assign(document.createElement(name), attributes));
  const tries = {{ {", ".join(f'"{name}": {attempt}' for name, attempt in TRIES.items())} }};
  const told = [];
  document.addEventListener("securitypolicyviolation", (event) => told.push(event));
  const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
  const judge = async (attempt) => {{
    window.ran = false;
    told.length = 0;
    try {{
      await attempt(host);
    }} catch {{}}
    for (let i = 0; i < 100 && told.length === 0; i += 1) await pause();
    return window.ran ? "ran" : told.length > 0 ? "refused" : "not told";
  }};
  return new Promise((resolve) => setTimeout(async () => {{
    const judged = {{}};
    for (const [name, attempt] of Object.entries(tries)) judged[name] = await judge(attempt);
    resolve(judged);
  }}));
}}"""


class Host(ThreadingHTTPServer):
    """A host that is not ours, and notes what is asked of it."""

    def __init__(self):
        asked = self.asked = []

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                asked.append(self.requestline)

        super().__init__(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server_port}/"


@pytest.fixture
def foreign():
    host = Host()
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield host
    host.shutdown()
    host.server_close()


@pytest.mark.parametrize("path", ["", "rules/da/", "404.html", "kabale.html"])
def test_whatever_gets_into_a_page_runs_nothing_and_reaches_nobody(
    open_page, site, foreign, faults, path
):
    page = open_page()
    page.goto(SINGLE.as_uri() if path == "kabale.html" else site + path)
    assert page.evaluate(RUN, foreign.address) == dict.fromkeys(TRIES, "refused")
    page.close()
    assert foreign.asked == []
    faults.clear()  # the browser complains of each
