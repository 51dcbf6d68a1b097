/** The user must fix this first. The message says what, why and how. */
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
