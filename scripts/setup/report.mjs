/** Something a person must mend before we can go on: its message says what, why and how. */
export class Obstacle extends Error {
  /** @override */
  name = 'Obstacle'
}

/** @param {string} sentence progress, on standard output */
export function say(sentence) {
  console.log(sentence)
}

/** @param {string} sentence what a person should know even when output is piped away */
export function warn(sentence) {
  console.error(sentence)
}
