import type { TableColumn } from '../../ui/table/column'
import type { SortColumn } from '../../state/list-sort'
import { isUnpriced, placeInRange, type PriceRoom, type QuoteRow } from './row'
import { m } from '../../../src-shared/messages/m'

/** What a list of quotes can be sorted by, what is drawn beside it, and the way to take a coin out. */
export type QuoteColumn = SortColumn | 'trend' | 'remove'

/** From this width of the list on, in px, a coin's name stands beside its symbol. */
export const roomForNames = 430
/** From this width on, in px, columns stand further apart. */
export const roomForAll = 520

const digitWidth = 8.3

const negative = (value: number | null): number | null => (value === null ? null : -value)

/** The columns of the watchlist: the narrower the list, the fewer of them. Prices take the room they all need. */
export function quoteColumns(room: PriceRoom, width: number): readonly TableColumn<QuoteRow, QuoteColumn>[] {
  const wide = width >= roomForAll
  /** Words on why there is no price stand in the place of the figures that are missing. */
  const told = ({ quote }: QuoteRow): 'age' | null => (quote?.missing ? 'age' : null)
  return [
    {
      key: 'coin',
      label: m.common.coin(),
      hint: m.quotes.sortCoin(),
      width: 48,
      grow: 1,
      value: row => row.coin,
      until: row => (isUnpriced(row.quote) ? 'age' : null)
    },
    {
      // No currency: the service names none, and pairs of several may stand in one list.
      ...{ key: 'price', label: m.common.price(), hint: m.quotes.sortPrice() },
      ...{
        width: Math.ceil((room.whole + room.fraction + 1) * digitWidth),
        figures: true,
        first: 'descending'
      },
      value: ({ quote }) => quote?.price ?? null
    },
    {
      ...{ key: 'change', label: m.quotes.daily(), hint: m.quotes.sortServiceDailyChange() },
      ...{ width: wide ? 76 : 70, figures: true, first: 'descending' },
      value: ({ quote }) => quote?.changePercent ?? null,
      until: told
    },
    {
      ...{ key: 'range', label: m.quotes.range(), hint: m.quotes.sortPlaceBetweenDay() },
      ...{ width: wide ? 64 : 40, from: 380, first: 'descending' },
      value: ({ quote }) => placeInRange(quote)
    },
    {
      ...{ key: 'trend', label: m.quotes.trend(), hint: m.quotes.ourOwnRecordPrice() },
      ...{ width: wide ? 72 : 44, from: 380 }
    },
    {
      ...{ key: 'age', label: m.quotes.age(), hint: m.quotes.sortServiceOwnTime() },
      ...{ width: wide ? 44 : 40, from: 300, figures: true, first: 'descending' },
      // From the oldest, whose time is the least.
      value: ({ quote }) => negative(quote?.at ?? null)
    },
    { key: 'remove', label: m.common.remove(), silent: true, width: 0 }
  ]
}
