/** A problem that the user must fix first. The message says what is wrong, why, and how to fix it. */
export class Obstacle extends Error {
  /** @override */
  name = 'Obstacle'
}

/** @param {string} sentence progress, to standard output */
export function say(sentence) {
  console.log(sentence)
}

/** @param {string} sentence to standard error, visible even if output is piped */
export function warn(sentence) {
  console.error(sentence)
}
