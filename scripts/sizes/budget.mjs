import { gzipSync } from 'node:zlib'

/** @typedef {import('./plugin.mjs').Script} Script */
/** @typedef {{ name: string, bytes: number, most: number, parts: Record<string, number> }} Measured */

const kB = 1_000

/** Limits in bytes. */
export const limits = {
  entry: 132 * kB,
  firstLoad: 261 * kB,
  main: 635 * kB,
  recording: 300 * kB,
  asar: 3_812 * kB
}

/**
 * @param {Readonly<Record<string, Script>>} scripts
 * @param {string} entry
 * @returns {string[]} file names without duplicates
 */
export function withImports(scripts, entry) {
  const all = [entry]
  for (const file of all) {
    for (const imported of scripts[file]?.imports ?? [])
      if (imported in scripts && !all.includes(imported)) all.push(imported)
  }
  return all
}

/**
 * @param {Readonly<Record<string, Script>>} scripts
 * @param {readonly string[]} files
 */
export function partsOf(scripts, files) {
  /** @type {Record<string, number>} */
  const parts = {}
  for (const file of files)
    for (const [part, bytes] of Object.entries(scripts[file]?.parts ?? {}))
      parts[part] = (parts[part] ?? 0) + bytes
  return parts
}

/**
 * @param {readonly Uint8Array[]} contents
 * @returns {number} bytes, each file compressed separately
 */
export const gzipped = contents => contents.reduce((sum, content) => sum + gzipSync(content).length, 0)

/**
 * Returns a sentence for each size over its limit, with the parts that grew since the sizes were last
 * written.
 * @param {readonly Measured[]} measured
 * @param {Readonly<Record<string, Readonly<Record<string, number>>>>} written parts by name
 * @returns {string[]}
 */
export function overLimit(measured, written) {
  return measured
    .filter(({ bytes, most }) => bytes > most)
    .map(({ name, bytes, most, parts }) => {
      const before = written[name] ?? {}
      const grown = Object.entries(parts)
        .map(([part, size]) => /** @type {const} */ ([part, size - (before[part] ?? 0)]))
        .filter(([, more]) => more > 0)
        .sort(([, a], [, b]) => b - a)
        .slice(0, 8)
        .map(([part, more]) => `${part} by ${inKb(more)}`)
      const what = grown.length > 0 ? ` Larger than before, unminified: ${grown.join(', ')}.` : ''
      return `${name}: ${inKb(bytes)}, but the limit is ${inKb(most)}. If the growth is justified, raise it in scripts/sizes/budget.mjs.${what}`
    })
}

/** @param {number} bytes */
const inKb = bytes => `${(bytes / kB).toFixed(1)} kB`
