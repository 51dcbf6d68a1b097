import type { AnswerOf } from '@contract'
import {
  amounts,
  coinNames,
  moments,
  numbers,
  percents,
  prices,
  nonEmptyColumns,
  words,
  type AnswerTable,
  type ExplorerColumn
} from './column'
import { belowHigh } from '../../../../src-shared/figures/below-high'
import { m } from '../../../../src-shared/messages/m'

type Quote = AnswerOf<'quotes'>['data'][number]
type Coin = AnswerOf<'coins'>['data'][number]
type AthAtl = AnswerOf<'athAtl'>['data'][number]
type Breakout = AnswerOf<'breakouts'>['data'][number]

export function coinTable(rows: readonly Coin[]): AnswerTable<Coin> {
  const columns = [
    coinNames<Coin>('symbol', m.common.coin(), row => row.symbol),
    words<Coin>('name', m.common.name(), row => row.name),
    words<Coin>('source', m.quotes.facts.exchange(), row => row.source)
  ]
  return { rows, columns: nonEmptyColumns(rows, columns) }
}

/** The currency is marked as assumed if the call asked for it but the response doesn't name it. */
const named = words<Quote>('currency', m.coin.venues.currency(), row => row.currency)
const money: ExplorerColumn<Quote> = {
  ...named,
  cell: row =>
    row.isMoneyAsked && row.currency !== null
      ? { text: m.currency.assumedMark({ code: row.currency }), title: m.explorer.table.currencyHint() }
      : named.cell(row)
}

/** Columns without any values are left out: getData has no market cap, and getTop no low or high. */
export function quoteTable(rows: readonly Quote[]): AnswerTable<Quote> {
  const textOf = (field: string) => (row: Quote) => row.text[field]
  const price = (key: 'price' | 'low' | 'high', label: string) =>
    prices<Quote>(key, label, rows, row => row[key], { source: textOf(key) })
  const columns = [
    numbers<Quote>('rank', m.marketView.rank(), row => row.rank),
    coinNames<Quote>('symbol', m.common.coin(), row => row.symbol),
    words<Quote>('name', m.common.name(), row => row.name),
    price('price', m.common.price()),
    money,
    percents<Quote>('changePercent', m.quotes.column.daily(), row => row.changePercent),
    price('low', m.chart.prices.low()),
    price('high', m.chart.prices.high()),
    prices<Quote>('bid', m.coin.venues.bid(), rows, row => row.bid ?? null),
    prices<Quote>('ask', m.coin.venues.ask(), rows, row => row.ask ?? null),
    amounts<Quote>('marketCap', m.marketView.cap(), row => row.marketCap, textOf('marketCap')),
    amounts<Quote>('volume', m.common.volume(), row => row.volume, textOf('volume')),
    words<Quote>('exchange', m.quotes.facts.exchange(), row => row.exchange),
    moments<Quote>('at', m.common.time(), rows, row => row.at)
  ]
  return { rows, columns: nonEmptyColumns(rows, columns) }
}

export function athAtlTable(rows: readonly AthAtl[]): AnswerTable<AthAtl> {
  const columns = [
    coinNames<AthAtl>('symbol', m.common.coin(), row => row.symbol),
    prices<AthAtl>('ath', m.explorer.table.allTimeHigh(), rows, row => row.ath),
    moments<AthAtl>('athAt', m.explorer.heads.reached(), rows, row => row.athAt),
    percents<AthAtl>('fromAthPercent', m.explorer.table.fromHigh(), row => belowHigh(row.fromAthPercent)),
    prices<AthAtl>('atl', m.explorer.table.allTimeLow(), rows, row => row.atl),
    moments<AthAtl>('atlAt', m.explorer.heads.reached(), rows, row => row.atlAt),
    percents<AthAtl>('fromAtlPercent', m.explorer.table.fromLow(), row => row.fromAtlPercent)
  ]
  return { rows, columns: nonEmptyColumns(rows, columns) }
}

export function breakoutTable(rows: readonly Breakout[]): AnswerTable<Breakout> {
  const columns = [
    coinNames<Breakout>('symbol', m.common.coin(), row => row.symbol),
    {
      ...words<Breakout>('direction', m.explorer.heads.direction(), row => row.direction),
      cell: ({ direction }: Breakout) => ({ text: direction ?? '–', way: direction ?? undefined })
    },
    words<Breakout>('name', m.explorer.heads.of(), row => row.name),
    prices<Breakout>('price', m.common.price(), rows, row => row.price),
    moments<Breakout>('at', m.common.time(), rows, row => row.at)
  ]
  return { rows, columns: nonEmptyColumns(rows, columns) }
}
