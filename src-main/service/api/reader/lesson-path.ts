import { askedBy, coinNamed, type Asked } from '../answers/asked'
import { isObject } from '../answers/json'
import { timeOf } from '../answers/times'
import { coinIds, currencies } from './lexicon'
import { stepsAt } from './places'

/**
 * The path of a lesson from one that leads to a place of an answer: keys that are coins, dates or numbers become stars, so
 * that it is true of every coin and names none. Null where the answer has no such place.
 * @param params as sent: they tell which coins were asked for.
 */
export function lessonPath(
  body: unknown,
  path: string,
  params: Readonly<Record<string, string>>
): string | null {
  return namesTo(body, path, askedBy(params))?.join('.') ?? null
}

function namesTo(node: unknown, path: string, asked: Asked): readonly string[] | null {
  if (path === '') return []
  for (const { key, child, rest, isStar } of stepsAt(node, path)) {
    // Not every row has every place.
    const below = namesTo(child, rest, asked)
    if (below === null) continue
    return [isStar || (isObject(node) && isRowKey(String(key), asked)) ? '*' : String(key), ...below]
  }
  return null
}

/** A key that names a row: a coin, a day, a number. */
function isRowKey(key: string, asked: Asked): boolean {
  const isCoin = coinNamed(key, asked) !== null || coinIds.has(key)
  // `USD` is a coin only where it was asked for.
  if (isCoin && (asked.coins.length > 0 || !currencies.has(key.toLowerCase()))) return true
  return /^\d/.test(key) && (/^\d+$/.test(key) || timeOf(key) !== null)
}
