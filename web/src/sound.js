/**
 * Paper on felt: short, soft sounds made of noise, never twice the same. Nothing is made before the first is wanted.
 *
 * @import { View } from "./types.d.ts"
 */

/** How long, how bright (a filter's middle in Hz) and how loud. @type {Record<string, { ms: number, hz: number, gain: number, times?: number }>} */
const SOUNDS = {
  place: { ms: 70, hz: 1500, gain: 0.22 },
  turn: { ms: 110, hz: 2600, gain: 0.16 },
  home: { ms: 90, hz: 1150, gain: 0.24 },
  refuse: { ms: 120, hz: 320, gain: 0.3 },
  deal: { ms: 60, hz: 2100, gain: 0.14, times: 7 },
  win: { ms: 90, hz: 1900, gain: 0.18, times: 14 },
};
const BETWEEN_S = 0.055;

/** @param {() => boolean} isWanted */
export function createSound(isWanted) {
  /** @type {AudioContext | null} */
  let audio = null;
  /** @type {AudioBuffer | null} */
  let noise = null;

  function open() {
    audio ??= new AudioContext();
    noise ??= makeNoise(audio);
    if (audio.state === "suspended") void audio.resume();
    return { audio, noise };
  }

  /** @param {{ ms: number, hz: number, gain: number }} kind @param {number} delay in seconds */
  function rustle({ ms, hz, gain }, delay) {
    const { audio, noise } = open();
    const start = audio.currentTime + delay;
    const seconds = (ms / 1000) * around(1, 0.25);
    const source = new AudioBufferSourceNode(audio, { buffer: noise, playbackRate: around(1, 0.15) });
    const filter = new BiquadFilterNode(audio, {
      type: "bandpass",
      frequency: hz * around(1, 0.2),
      Q: around(0.9, 0.3),
    });
    const swell = new GainNode(audio, { gain: 0 });
    swell.gain.setValueAtTime(0, start);
    swell.gain.linearRampToValueAtTime(gain * around(1, 0.2), start + 0.006);
    swell.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
    source.connect(filter).connect(swell).connect(audio.destination);
    source.start(start, Math.random() * (noise.duration - seconds - 0.1), seconds + 0.05);
  }

  return {
    /** @param {keyof typeof SOUNDS} name */
    play(name) {
      const kind = SOUNDS[name];
      if (!kind || !isWanted()) return;
      try {
        for (let turn = 0; turn < (kind.times ?? 1); turn++) rustle(kind, turn * BETWEEN_S * around(1, 0.2));
      } catch (error) {
        console.warn(error); // a machine without sound plays on
      }
    },
  };
}

/** @typedef {ReturnType<typeof createSound>} Sound */

/** A second of noise. @param {AudioContext} audio */
function makeNoise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** A number near another. @param {number} middle @param {number} share */
function around(middle, share) {
  return middle * (1 + share * (2 * Math.random() - 1));
}

/**
 * What is heard when one picture follows another; nothing where it is the same position.
 *
 * @param {View | null} before @param {View} after
 * @returns {string | null}
 */
export function soundOf(before, after) {
  if (!before || before.game !== after.game) return null;
  if (before.deal !== after.deal) return "deal";
  if (before.status !== "won" && after.status === "won") return "win";
  if (before.ply === after.ply) return null;
  if (after.ply < before.ply) return "place";
  const roleOf = (/** @type {string} */ name) => after.piles.find(({ id }) => id === name)?.role;
  const [from = "", to = ""] = (after.last ?? "").split(/[>*]/);
  if (roleOf(from) === "stock") return "turn";
  return roleOf(to) === "foundation" ? "home" : "place";
}
