import { m } from '../../messages/m'
import { define, onQuotes } from '../definition'
import { choice } from '../field'
import { drawnParts, drawnPrice, type DrawnPart } from '../drawn-line'
import { formatAsSet } from '../../format/figure'
import { formatPrice } from '../../format/price'
import { prices, reading } from '../over-quotes'
import { valueWords } from '../value-words'

const parts = Object.fromEntries(drawnParts.map(part => [part, m.conditions.drawnPart[part]])) as Readonly<
  Record<DrawnPart, () => string>
>

const { touches } = m.conditions.drawnIs
const { crosses, 'crosses up': crossesUp, 'crosses down': crossesDown } = m.conditions.is
const comparisons = { touches, crosses, 'crosses up': crossesUp, 'crosses down': crossesDown }

export const drawn = define(
  'drawn',
  {
    is: choice(m.conditions.how, comparisons, 'touches'),
    drawing: { type: 'text', label: m.conditions.name.drawn, least: 1, most: 40, isHidden: true },
    part: { ...choice(m.conditions.line, parts, 'trend'), isHidden: true }
  },
  {
    name: m.conditions.name.drawn,
    ...onQuotes,
    distance: () => 'percent',
    comparison: ({ is }) => is,
    readings: ({ drawing, part }, about, facts) =>
      prices(about, facts).flatMap(({ at, value }) => {
        const line = about.coin === null ? null : facts.drawing(about.coin, drawing)
        const price = line && drawnPrice(line, part, at)
        return price === null ? [] : [reading(at, value, price)]
      }),
    drawing: ({ drawing }) => drawing,
    priceLevel: ({ part }, at, line) => line && drawnPrice(line, part, at),
    words: ({ is, part }, _money, line = null) =>
      m.conditions.drawnWords({
        comparison: comparisons[is](),
        line:
          line === null
            ? m.conditions.drawnPart[part]()
            : m.conditions.drawnPartAt[part]({ price: formatPrice(line) })
      }),
    ...valueWords(formatAsSet),
    missing: m.conditions.drawnMissing,
    remarks: ({ drawing, part }, _, { drawing: lineOf, now }) => {
      const line = lineOf(drawing)
      return line && drawnPrice(line, part, now) === null ? [{ code: 'line-ended' }] : []
    }
  }
)
