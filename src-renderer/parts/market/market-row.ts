import type {
  AnswerOf,
  BoardQuote,
  ChangeDays,
  CoinFigures,
  CoinServiceFigures,
  MissingDays,
  PriceTag
} from '@contract'
import { plausibleTime } from '../../../src-shared/format/age'
import { rowsOfTwin } from '../../../src-shared/figures/coin-named'
import type { KnownCoin } from '../../../src-shared/figures/coin-twins'
import { distinctName } from '../../../src-shared/format/coin'
import { changeOfDays, type KnownChange } from '../../coins/known-change'
import { absence, type Absence } from '../../words/quote'

type TopRow = AnswerOf<'quotes'>['data'][number]

export interface MarketRow {
  readonly coin: string
  readonly name: string
  readonly rank: number | null
  readonly price: number | null
  /** The time of the price according to the service, epoch ms. Null without a price. */
  readonly pricedAt: number | null
  readonly remark: Absence | null
  /** The price's currency. Null if the response names none. */
  readonly currency: string | null
  /** The service's, percent. */
  readonly changePercent: number | null
  readonly marketCap: number | null
  readonly volume: number | null
  readonly figures: CoinFigures | null
  /** Figures from the service. Null if the user hasn't loaded them in any view. */
  readonly serviceFigures: CoinServiceFigures | null
  /** What it costs to load the coin's daily candles. Null if they are loaded or the service doesn't know the coin. */
  readonly load: PriceTag | null
}

export interface MarketRowFacts {
  readonly coins: readonly string[]
  readonly quote: (coin: string) => BoardQuote | undefined
  /** The largest coins by symbol, from the service's last response. */
  readonly top: ReadonlyMap<string, TopRow>
  /** When the largest coins were loaded. Null if they never were. */
  readonly topAt: number | null
  readonly figures: readonly CoinFigures[]
  readonly serviceFigures: readonly CoinServiceFigures[]
  readonly missing: readonly MissingDays[]
  /**
   * True for the list of the largest coins, whose response contains prices. A quote is used instead if it is
   * newer.
   */
  readonly isTop: boolean
}

/** The largest coins by symbol. If several have the same symbol, all but one are in `others`. */
export interface LargestCoins {
  readonly rows: ReadonlyMap<string, TopRow>
  readonly others: readonly TopRow[]
}

export function largestCoins(top: readonly TopRow[], knownCoin: (symbol: string) => KnownCoin): LargestCoins {
  const groups = new Map<string, TopRow[]>()
  for (const row of top) groups.set(row.symbol, [...(groups.get(row.symbol) ?? []), row])
  const rows = new Map<string, TopRow>()
  const others: TopRow[] = []
  for (const [symbol, group] of groups) {
    const [row] = rowsOfTwin(group, symbol, knownCoin(symbol))
    if (row !== undefined) rows.set(symbol, row)
    if (group.length > 1 || row === undefined) others.push(...group.filter(other => other !== row))
  }
  return { rows, others }
}

export function marketRows({
  coins,
  quote,
  top: topRows,
  topAt,
  figures,
  serviceFigures,
  missing,
  isTop
}: MarketRowFacts): readonly MarketRow[] {
  const ours = new Map(figures.map(one => [one.coin, one]))
  const service = new Map(serviceFigures.map(one => [one.coin, one]))
  const loads = new Map(missing.map(one => [one.coin, one.price]))
  return coins.map(coin => {
    const large = topRows.get(coin)
    const quoted = quote(coin)
    const problem = absence(quoted)
    // A newer quote replaces the list's price, so that a coin has the same price in every view.
    const isListNewer = isTop && (problem !== null || (quoted?.fetchedAt ?? 0) <= (topAt ?? 0))
    const [first, second] = isListNewer ? [large, quoted] : [quoted, large]
    const priced = typeof first?.price === 'number' ? first : second
    // The change of a doubtful price may be absurdly large and would sort the coin to the top.
    const relied = problem === null ? quoted : undefined
    const [changed, otherwise] = isListNewer ? [large, relied] : [relied, large]
    return {
      coin,
      name: distinctName(coin, large?.name ?? quoted?.name),
      rank: large?.rank ?? null,
      price: priced?.price ?? null,
      pricedAt:
        typeof priced?.price === 'number'
          ? plausibleTime(priced.at, priced === large ? topAt : (quoted?.fetchedAt ?? null))
          : null,
      remark: priced === large ? null : problem,
      currency: priced?.currency ?? null,
      changePercent: changed?.changePercent ?? otherwise?.changePercent ?? null,
      marketCap: large?.marketCap ?? null,
      volume: large?.volume ?? null,
      figures: ours.get(coin) ?? null,
      serviceFigures: service.get(coin) ?? null,
      load: ours.has(coin) || quoted?.missing ? null : (loads.get(coin) ?? null)
    }
  })
}

export type ChangeSpan = 'day' | `days${ChangeDays}`

const spans: Readonly<Record<Exclude<ChangeSpan, 'day'>, ChangeDays>> = {
  days7: 7,
  days30: 30,
  days90: 90,
  days365: 365
}

export const changeOver = (
  { changePercent, figures, serviceFigures }: MarketRow,
  span: ChangeSpan
): KnownChange =>
  span === 'day'
    ? { percent: changePercent, source: null }
    : changeOfDays(spans[span], figures, serviceFigures)

export function found(rows: readonly MarketRow[], text: string): readonly MarketRow[] {
  const wanted = text.trim().toLowerCase()
  return wanted === ''
    ? rows
    : rows.filter(({ coin, name }) => `${coin} ${name}`.toLowerCase().includes(wanted))
}

/** Returns the currency of all rows, or null if they differ. */
export function marketCurrency(top: readonly Pick<TopRow, 'currency'>[]): string | null {
  const [first, ...others] = new Set(top.map(({ currency }) => currency))
  return others.length === 0 ? (first ?? null) : null
}
