/**
 * Random numbers. Each is a hash of its position, so any part of the market can be calculated separately, in
 * any order, by any process.
 */

/** The low 12 bits of a hash are the index into a table. */
export const tableMask = 4095

export function keyOf(seed: number, text: string): number {
  let hash = Math.imul(seed ^ 0x811c9dc5, 0x01000193)
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return scramble(hash)
}

function scramble(value: number): number {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x7feb352d)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x846ca68b)
  return hash ^ (hash >>> 16)
}

/** A position consists of a key, a level of detail and an index at that level. */
export function bitsAt(key: number, level: number, index: number): number {
  return scramble(scramble((key + Math.imul(level, 0x9e3779b1)) ^ index) + key)
}

/** A random number in [0, 1) for a position. */
export function unitAt(key: number, level: number, index: number): number {
  return (bitsAt(key, level, index) >>> 0) / 0x1_0000_0000
}

function normalTable(): Float64Array {
  const table = new Float64Array(tableMask + 1)
  const half = table.length / 2
  const key = keyOf(1, 'normal')
  let squares = 0
  for (let at = 0; at < half; at += 1) {
    const radius = Math.sqrt(-2 * Math.log(1 - unitAt(key, 1, at)))
    const value = radius * Math.cos(2 * Math.PI * unitAt(key, 2, at))
    table[at] = value
    squares += value * value
  }
  // The numbers are scaled and mirrored to have a mean of exactly 0 and a variance of exactly 1. Otherwise
  // long sums would drift.
  const scale = Math.sqrt(half / squares)
  for (let at = 0; at < half; at += 1) {
    table[at] = (table[at] ?? 0) * scale
    table[at + half] = -(table[at] ?? 0)
  }
  return table
}

/** Standard normal numbers, made with the transform of Box and Muller (1958). */
export const normals = normalTable()

/** Weights of a multiplicative cascade: `exp(spread · z)` for each standard normal number z. */
export function lognormals(spread: number): Float64Array {
  return normals.map(draw => Math.exp(spread * draw))
}

/** `-2 ln u` for uniform u in (0, 1). These numbers determine the high or low of a Brownian bridge. */
export const bridgeDraws = Float64Array.from(
  { length: tableMask + 1 },
  (_, at) => -2 * Math.log((at + 0.5) / (tableMask + 1))
)
