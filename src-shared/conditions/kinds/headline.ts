import { m } from '../../messages/m'
import { define } from '../definition'
import type { HeadlineFact } from '../facts'
import { htmlText } from '../../format/html-text'
import { formatFigure } from '../../format/figure'
import { formatOr } from '../../format/list'

export const headline = define(
  'headline',
  {
    words: {
      type: 'text',
      label: m.conditions.headlineTerms,
      isTrimmed: true,
      least: 2,
      most: 200,
      tooShort: 'word-missing'
    }
  },
  {
    name: m.conditions.name.headline,
    coin: 'optional',
    sources: ['news'],
    evaluatesOpenBars: false,
    comparison: () => 'appears',
    readings: () => [],
    appearances: ({ words }, coin, facts) =>
      facts.headlines()?.filter(one => isAbout(one, coin) && matches(one, words)) ?? null,
    words: ({ words }) => m.conditions.headlineWords({ terms: quoted(words) }),
    now: (_, { value }) => m.conditions.now({ value: formatFigure(value) }),
    missing: m.conditions.notLoaded
  }
)

/** Matches whole words: `eth` doesn't match `method`. */
export function matches({ title, text }: Pick<HeadlineFact, 'title' | 'text'>, words: string): boolean {
  const searched = ` ${plain(htmlText(`${title} ${text}`))} `
  return words
    .split(',')
    .map(plain)
    .some(word => word !== '' && searched.includes(` ${word} `))
}

/** A headline without coins may be about any coin. */
const isAbout = ({ coins }: HeadlineFact, coin: string | null): boolean =>
  coin === null || coins.length === 0 || coins.includes(coin.split('@')[0] ?? coin)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const quoted = (list: string): string =>
  formatOr(
    list
      .split(',')
      .map(word => word.trim())
      .filter(word => word !== '')
      .map(word => m.conditions.headlineWord({ word }))
  )
