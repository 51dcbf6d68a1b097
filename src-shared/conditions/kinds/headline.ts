import { define } from '../definition'
import type { HeadlineFact } from '../facts'

/** A new headline with any of the words, which are separated by commas. */
export const headline = define(
  'headline',
  {
    words: {
      type: 'text',
      label: 'Words, separated by commas',
      isTrimmed: true,
      least: 2,
      most: 200,
      tooShort: 'Give a word.'
    }
  },
  {
    name: 'A new headline',
    coin: 'optional',
    sources: ['news'],
    judgesOpenBars: false,
    comparison: () => 'appears',
    readings: () => [],
    appearances: ({ words }, coin, facts) =>
      facts.headlines()?.filter(one => isAbout(one, coin) && matches(one, words)) ?? null,
    words: ({ words }) => `a new headline with ${quoted(words)}`,
    now: (_, { value }) => `Now ${value}`,
    missing: () => 'no headlines were fetched since the start'
  }
)

/** Whole words, whatever their case: `eth` is not found in `method`. */
export function matches({ title, text }: Pick<HeadlineFact, 'title' | 'text'>, words: string): boolean {
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

const quoted = (list: string): string =>
  list
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')
    .map(word => `“${word}”`)
    .join(' or ')
