import type { AlertCondition } from '../../src-shared/contract/alerts'
import type { AlertFacts, HeadlineFact } from './facts'
import type { Reading, SignalMemory } from './signal'

type HeadlineCondition = Extract<AlertCondition, { kind: 'headline' }>

/** A headline goes with other conditions for this long. */
const standsForMs = 3_600_000

/** Headlines with one of the words that were not there before. At first all that are there count as known. */
export function newHeadlines(
  condition: HeadlineCondition,
  coin: string | null,
  facts: AlertFacts,
  signal: SignalMemory
): { readonly signal: SignalMemory; readonly readings: readonly Reading[] } {
  const headlines = facts.headlines()
  if (headlines === null) return { signal, readings: [] }
  const matching = headlines.filter(headline => isAbout(headline, coin) && matches(headline, condition.words))
  if (signal.seen === null) return { signal: { ...signal, seen: matching.map(({ id }) => id) }, readings: [] }
  const known = new Set(signal.seen)
  const readings = matching
    .filter(({ id }) => !known.has(id))
    .map(({ id, title }) => ({ at: facts.now, value: 1, against: 0, standsForMs, thing: { id, title } }))
  return { signal, readings: readings.toReversed() }
}

/** Whole words, whatever their case: `eth` is not found in `method`. */
export function matches({ title, text }: HeadlineFact, words: string): boolean {
  const searched = ` ${plain(`${title} ${text}`)} `
  return words
    .split(',')
    .map(plain)
    .some(word => word !== '' && searched.includes(` ${word} `))
}

/** A headline that names no coin may be about any. */
const isAbout = ({ coins }: HeadlineFact, coin: string | null): boolean =>
  coin === null || coins.length === 0 || coins.includes(coin.split('@')[0] ?? coin)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
