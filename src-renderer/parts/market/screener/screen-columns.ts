import type { AlertCondition, MissingCandles, ScreenRow } from '@contract'
import { definitionOf } from '../../../../src-shared/conditions/catalogue'
import { m } from '../../../../src-shared/messages/m'
import type { ListMoney } from '../../../../src-shared/format/unit'
import type { TableColumn } from '../../../ui/table/column'
import { ageColumn, priceColumn } from '../price-column'

/** Numbered columns are conditions by position. */
export type ScreenColumn = 'coin' | 'price' | 'age' | 'alert' | `${number}`
type Column = TableColumn<ScreenRow, ScreenColumn>
type Value = ScreenRow['values'][number]

/** One column per condition, between the coin and its actions. */
export const screenColumns = (conditions: readonly AlertCondition[], money: ListMoney): readonly Column[] => [
  { key: 'coin', label: m.marketView.coin(), width: 88, value: row => row.coin },
  priceColumn(money),
  ageColumn(row => row.at),
  ...conditions.map((condition, index): Column => {
    const words = definitionOf(condition).words(condition)
    return {
      ...{ key: `${index}`, label: words, hint: words, width: 190, figures: true },
      value: row => row.values[index]?.value ?? null
    }
  }),
  { key: 'alert', label: m.screener.alert(), silent: true, width: 32 }
]

/** A condition's current value for a coin, – if unknown. The heading already names a line. */
export function valueWords(condition: AlertCondition, { value }: Value): string {
  if (value === null) return m.formats.unknown()
  const definition = definitionOf(condition)
  return definition.figure?.(condition, { value }) ?? definition.now(condition, { value })
}

/** Lists each coin once, limited to `shown`. */
export function namedCoins(coins: readonly string[], shown = 6): string {
  const names = [...new Set(coins)]
  if (names.length <= shown) return names.join(', ')
  return m.marketView.andMore({
    coins: names.slice(0, shown - 1).join(', '),
    count: String(names.length - shown + 1)
  })
}

/** Series grouped by interval: `4h of BTC, ETH`. */
export function namedSeries(lacking: readonly Pick<MissingCandles, 'coin' | 'interval'>[]): string {
  const intervals = [...new Set(lacking.map(({ interval }) => interval))]
  return intervals
    .map(interval =>
      m.screener.seriesOf({
        interval,
        coins: namedCoins(lacking.filter(one => one.interval === interval).map(({ coin }) => coin))
      })
    )
    .join('; ')
}
