import type { AnswerOf, BoardQuote, ChangeDays, CoinFigures } from '@contract'
import { toldAt } from '../../../src-shared/format/age'
import { rowsOfTwin } from '../../../src-shared/figures/coin-named'
import type { KnownCoin } from '../../../src-shared/figures/coin-twins'
import { nameBeside } from '../../../src-shared/format/coin'
import { absence, type Absence } from '../../words/quote'

type TopRow = AnswerOf<'quotes'>['data'][number]

/** One coin of the market: the service's figures, and ours where candles are held. Null = not known. */
export interface MarketRow {
  readonly coin: string
  readonly name: string
  readonly rank: number | null
  readonly price: number | null
  /** When the service gave that price, epoch ms; null without one. */
  readonly pricedAt: number | null
  /** Why its price is not to be relied on, in words; null where nothing speaks against it. */
  readonly remark: Absence | null
  /** What the answer says the price is in; null where it names nothing. */
  readonly currency: string | null
  /** The service's daily change, percent points. */
  readonly changePercent: number | null
  readonly marketCap: number | null
  readonly volume: number | null
  readonly figures: CoinFigures | null
}

export interface MarketFacts {
  /** The coins of the list, in its order. */
  readonly coins: readonly string[]
  readonly quote: (coin: string) => BoardQuote | undefined
  /** The largest coins by symbol, as the service last told them. */
  readonly top: ReadonlyMap<string, TopRow>
  /** When that answer came; null where none did. */
  readonly topAt: number | null
  readonly figures: readonly CoinFigures[]
  /** The list is that of the largest: their price is the one told with their rank. */
  readonly isTop: boolean
}

/** The largest coins by symbol, and the rows of other coins with the same symbols. */
export interface LargestCoins {
  readonly rows: ReadonlyMap<string, TopRow>
  readonly others: readonly TopRow[]
}

/** @param meant what is known of the coin that a symbol means */
export function largestCoins(top: readonly TopRow[], meant: (symbol: string) => KnownCoin): LargestCoins {
  const groups = new Map<string, TopRow[]>()
  for (const row of top) groups.set(row.symbol, [...(groups.get(row.symbol) ?? []), row])
  const rows = new Map<string, TopRow>()
  const others: TopRow[] = []
  for (const [symbol, group] of groups) {
    const [row] = rowsOfTwin(group, symbol, meant(symbol))
    if (row !== undefined) rows.set(symbol, row)
    if (group.length > 1 || row === undefined) others.push(...group.filter(other => other !== row))
  }
  return { rows, others }
}

/** The coins of a list with all that is known of each. */
export function marketRows({
  coins,
  quote,
  top: told,
  topAt,
  figures,
  isTop
}: MarketFacts): readonly MarketRow[] {
  const ours = new Map(figures.map(one => [one.coin, one]))
  return coins.map(coin => {
    const large = told.get(coin)
    const quoted = quote(coin)
    const [first, second] = isTop ? [large, quoted] : [quoted, large]
    const priced = typeof first?.price === 'number' ? first : second
    const lack = absence(quoted)
    // Of a price in doubt no change is told: it would move its coin to the top.
    const relied = lack === null ? quoted : undefined
    const [changed, otherwise] = isTop ? [large, relied] : [relied, large]
    return {
      coin,
      name: nameBeside(coin, large?.name ?? quoted?.name),
      rank: large?.rank ?? null,
      price: priced?.price ?? null,
      pricedAt:
        typeof priced?.price === 'number'
          ? toldAt(priced.at, priced === large ? topAt : (quoted?.fetchedAt ?? null))
          : null,
      remark: priced === large ? null : lack,
      currency: priced?.currency ?? null,
      changePercent: changed?.changePercent ?? otherwise?.changePercent ?? null,
      marketCap: large?.marketCap ?? null,
      volume: large?.volume ?? null,
      figures: ours.get(coin) ?? null
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

/** A coin's change over a span, percent points; null where it is not known. */
export const changeOver = ({ changePercent, figures }: MarketRow, span: ChangeSpan): number | null =>
  span === 'day' ? changePercent : (figures?.changes[spans[span]] ?? null)

/** Rows whose coin or name holds a text. */
export function found(rows: readonly MarketRow[], text: string): readonly MarketRow[] {
  const wanted = text.trim().toLowerCase()
  return wanted === ''
    ? rows
    : rows.filter(({ coin, name }) => `${coin} ${name}`.toLowerCase().includes(wanted))
}

/** The currency that all rows of an answer name; null where they name none, or several. */
export function currencyOf(top: readonly Pick<TopRow, 'currency'>[]): string | null {
  const [first, ...others] = new Set(top.map(({ currency }) => currency))
  return others.length === 0 ? (first ?? null) : null
}
