import { currencies, lexicon, synonyms } from './lexicon'
import { spelled } from './words'

/** `nearness` is 1 if only the ending differs. */
export interface Near {
  readonly word: string
  readonly nearness: number
}

const stemOf = (word: string): string => word.replace(/(?:ings?|ed|er|es|e|s|ly|al|y)$/, '')
const skeletonOf = (word: string): string => word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, '')
const partsOf = (word: string) => ({ word, stem: stemOf(word), skeleton: skeletonOf(word) })
type Parts = ReturnType<typeof partsOf>

/** Words by their first letter, which is the same in an abbreviation. */
const candidates = new Map<string, Parts[]>()
for (const word of new Set([...spelled, ...lexicon, ...synonyms.keys()]))
  // Currency codes are never abbreviated: `CF_LAST` isn't a price in Swiss francs.
  if (/^[a-z]{3,}$/.test(word) && !currencies.has(word)) {
    const alike = candidates.get(word.charAt(0)) ?? []
    alike.push(partsOf(word))
    candidates.set(word.charAt(0), alike)
  }

const enough = 0.5
const atMost = 5

/** Returns the nearest words first: `clsng` gives `closing`. */
export function nearestWords(word: string): readonly Near[] {
  if (!/^[a-z]{2,20}$/.test(word)) return []
  const parts = partsOf(word)
  return (candidates.get(word.charAt(0)) ?? [])
    .map(other => ({ word: other.word, nearness: nearnessOf(parts, other) }))
    .filter(({ nearness }) => nearness >= enough)
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, atMost)
}

function nearnessOf({ word, stem, skeleton }: Parts, { word: other, ...its }: Parts): number {
  if (stem === its.stem) return 1
  const missing = Math.abs(other.length - word.length) * 0.02
  if (word.length > 2 && other.startsWith(word)) return 0.95 - missing
  if (other.length > 3 && word.startsWith(other)) return 0.9 - missing
  if (word.length > 4 && isOneSlip(word, other)) return 0.92
  if (!isAbbreviation(word, other)) return 0
  return skeleton === its.skeleton ? 0.97 - missing : 0.3 + 0.5 * (word.length / other.length)
}

function isAbbreviation(word: string, other: string): boolean {
  if (word.length >= other.length) return false
  let at = 0
  for (const letter of other) if (letter === word.charAt(at)) at++
  return at === word.length
}

/** Whether one letter was inserted, removed or replaced, or two were swapped. */
function isOneSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word.charAt(start) === other.charAt(start)) start++
  const [left, right] = [word.slice(start), other.slice(start)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) &&
      left.charAt(0) === right.charAt(1) &&
      left.charAt(1) === right.charAt(0))
  )
}
