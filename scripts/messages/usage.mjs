import { messagesOf } from './catalogue.mjs'

/** @typedef {import('./catalogue.mjs').Language} Language */

const read = /\bm\s*\.\s*([A-Za-z]\w*)\s*\.\s*([A-Za-z]\w*)/g
/** Matches keys that are computed at run time, which neither the compiler nor this check can follow. */
const computed = /\bm\s*(?:\.\s*[A-Za-z]\w*\s*)?\[|=\s*m\b(?!\s*\.\s*[A-Za-z]\w*\s*\.)|\(m\)/

/**
 * A family counts as one message.
 * @param {string} source
 * @returns {Set<string>}
 */
export function keysUsed(source) {
  if (!/from '[^']*\/messages\/m'/.test(source)) return new Set()
  return new Set([...source.matchAll(read)].map(([, area, key]) => `${area}.${key}`))
}

/**
 * Returns whether a source computes keys, so that it's impossible to tell which messages it uses.
 * @param {string} source
 */
export const hidesKeys = source => /from '[^']*\/messages\/m'/.test(source) && computed.test(source)

/**
 * @param {Language} language
 * @param {ReadonlyMap<string, string>} sources by file
 * @returns {string[]}
 */
export function misuses(language, sources) {
  const known = new Set(
    Object.entries(language).flatMap(([area, messages]) =>
      messagesOf(messages).map(([key]) => `${area}.${key}`)
    )
  )
  const used = new Set()
  const problems = []
  for (const [file, source] of sources) {
    if (hidesKeys(source))
      problems.push(`${file} doesn't show which messages it uses: write each as m.area.key.`)
    for (const key of keysUsed(source)) {
      used.add(key)
      if (!known.has(key)) problems.push(`${file} uses m.${key}, which isn't in the catalogue.`)
    }
  }
  for (const key of known)
    if (!used.has(key)) problems.push(`${key} isn't used: remove it from the catalogue.`)
  return problems
}
