import type { AlertCondition, MissingCandles, ScreenRow } from '@contract'
import { conditionDefinition } from '../../../../src-shared/conditions/catalogue'
import { m } from '../../../../src-shared/messages/m'
import CoinLink from '../../../coins/CoinLink.svelte'
import { componentCell, type TableColumn } from '../../../ui/table/column'
import { ageColumn, priceColumn, type PriceList } from '../price-column'
import AlertOnCoin from './AlertOnCoin.svelte'
import ScreenValue from './ScreenValue.svelte'

/** A column named by a number shows the value of the condition with this index. */
export type ScreenColumn = 'coin' | 'price' | 'age' | 'alert' | `${number}`
type Column = TableColumn<ScreenRow, ScreenColumn>
type Value = ScreenRow['values'][number]

export const screenColumns = (
  conditions: readonly AlertCondition[],
  money: PriceList,
  { newest, onalert }: { readonly newest: () => number; readonly onalert: (coin: string) => void }
): readonly Column[] => [
  {
    key: 'coin',
    label: m.common.coin(),
    width: 88,
    value: row => row.coin,
    cell: ({ coin }) => componentCell(CoinLink, { coin, tabindex: -1 })
  },
  priceColumn(money),
  ageColumn(row => row.at, newest),
  ...conditions.map((condition, index): Column => {
    const words = conditionDefinition(condition).words(condition)
    return {
      key: `${index}`,
      label: words,
      hint: words,
      width: 190,
      figures: true,
      value: row => row.values[index]?.value ?? null,
      cell: ({ values }) => {
        const value = values[index]
        return value
          ? componentCell(ScreenValue, { text: valueWords(condition, value), holds: value.holds === true })
          : ''
      }
    }
  }),
  {
    key: 'alert',
    label: m.screener.alert(),
    silent: true,
    width: 32,
    cell: ({ coin }) => componentCell(AlertOnCoin, { coin, onalert })
  }
]

/**
 * Leaves out the name of the indicator, which is in the heading. Returns an en dash if the value is unknown.
 */
function valueWords(condition: AlertCondition, { value }: Value): string {
  if (value === null) return m.formats.unknown()
  const definition = conditionDefinition(condition)
  return definition.figure?.(condition, { value }) ?? definition.now(condition, { value })
}

export function coinsInText(coins: readonly string[], shown = 6): string {
  const names = [...new Set(coins)]
  if (names.length <= shown) return names.join(', ')
  return m.marketView.andMore({
    coins: names.slice(0, shown - 1).join(', '),
    count: String(names.length - shown + 1)
  })
}

export function namedSeries(missing: readonly Pick<MissingCandles, 'coin' | 'interval'>[]): string {
  const intervals = [...new Set(missing.map(({ interval }) => interval))]
  return intervals
    .map(interval =>
      m.screener.seriesOf({
        interval,
        coins: coinsInText(missing.filter(one => one.interval === interval).map(({ coin }) => coin))
      })
    )
    .join('; ')
}
