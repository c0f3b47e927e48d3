/** Milliseconds. */
const usualPause = 5000;
const tries = 3;

/**
 * Does what asks a registry, which may be out of reach for a moment: up to three times, with a pause before the next try.
 *
 * @param {() => boolean} step Says whether it succeeded.
 * @returns {boolean} Whether one of the tries succeeded.
 */
export function repeated(step, pause = usualPause) {
  for (let at = 1; at <= tries; at++) {
    if (step()) return true;
    if (at < tries) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
  return false;
}
