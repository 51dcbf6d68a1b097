import { isObject, isScalar, type JsonObject } from '../answers/json'
import { numberOf, plainNumber } from '../answers/numbers'

// An object with more parts contains rows keyed by name, not copies.
const mostParts = 8
const deepest = 4

/** A formatted copy, such as `DISPLAY` next to `RAW`, has the same names and about the same numbers. */
export function copiesIn(object: JsonObject): ReadonlySet<string> | null {
  let parts: [name: string, part: JsonObject][] | null = null
  for (const name in object) {
    const part = object[name]
    if (!isObject(part)) continue
    parts ??= []
    if (parts.push([name, part]) > mostParts) return null
  }
  if (parts === null || parts.length < 2) return null
  const copies = parts.filter(([, part]) => parts.some(([, other]) => other !== part && isCopy(part, other)))
  return copies.length === 0 ? null : new Set(copies.map(([name]) => name))
}

function isCopy(part: JsonObject, of: JsonObject): boolean {
  const tally = { agree: 0, differ: 0 }
  compare(part, of, 0, tally)
  return tally.agree > 1 && tally.differ * 10 <= tally.agree
}

function compare(
  part: JsonObject,
  of: JsonObject,
  depth: number,
  tally: { agree: number; differ: number }
): void {
  for (const name in part) {
    const [text, number] = [part[name], of[name]]
    if (isObject(text) && isObject(number) && depth < deepest) compare(text, number, depth + 1, tally)
    if (!isScalar(text) || plainNumber(number) === null) continue
    if (typeof text !== 'string') {
      tally.differ++
      continue
    }
    const read = numberOf(text)
    // A text such as `Just now` can't be compared, and a plain number that is equal proves nothing.
    if (read === null) continue
    if (!isAbout(read, plainNumber(number) ?? 0)) tally.differ++
    else if (plainNumber(text) === null) tally.agree++
  }
}

const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(other) * 0.005
