import type { AnswerOf, CoinFigures } from '@contract'
import { expect, it } from 'vitest'
import { fakeQuote, fakeQuotes } from '../../bridge/fake-facts.fixture'
import { formatMoment } from '../../../src-shared/format/date'
import { unknownCoin } from '../../../src-shared/figures/coin-twins'
import { changeOver, marketCurrency, found, largestCoins, marketRows } from './market-row'
import { m } from '../../../src-shared/messages/m'

type Top = AnswerOf<'quotes'>['data'][number]

const top = (symbol: string, part: Partial<Top> = {}): Top => ({
  symbol,
  price: 100,
  low: null,
  high: null,
  changePercent: 2,
  at: null,
  exchange: null,
  currency: null,
  marketCap: 5_000,
  volume: 70,
  rank: 1,
  name: `${symbol} name`,
  text: {},
  ...part
})
const ours: CoinFigures = {
  coin: 'BTC',
  fromHighPercent: -10,
  highDay: 0,
  highDays: 365,
  spark: [1, 2],
  ranges: [],
  volume: null,
  endsAt: null,
  changes: { 7: 7.5, 30: null, 90: 9, 365: -1 }
}
const by = (...rows: readonly Top[]) => new Map(rows.map(row => [row.symbol, row]))
const quote = (coin: string) => fakeQuotes.find(({ symbol }) => symbol === coin)
const old = (coin: string) => fakeQuote(coin, { fetchedAt: 4_000 })
const facts = {
  coins: ['BTC', 'NEW'],
  quote,
  top: by(top('BTC', { rank: 3 })),
  topAt: 5_000,
  figures: [ours],
  serviceFigures: [],
  missing: [],
  isTop: false
}

it("combines a coin's quote, rank and calculated figures", () => {
  const [first, second] = marketRows(facts)
  expect(first).toMatchObject({ coin: 'BTC', rank: 3, marketCap: 5_000, volume: 70, figures: ours })
  expect(first?.price).toBe(quote('BTC')?.price)
  expect(second).toMatchObject({ coin: 'NEW', price: null, rank: null, marketCap: null, figures: null })
})

it("shows the service's changes if there are no candles", () => {
  const reported = { value: 3, at: 5_000 }
  const serviceFigures = ['BTC', 'NEW'].map(coin => ({
    coin,
    changes: { 7: reported, 30: reported },
    ath: null
  }))
  const [first, second] = marketRows({ ...facts, serviceFigures })
  if (!first || !second) throw new Error('Rows are missing.')
  expect(changeOver(first, 'days7')).toEqual({ percent: 7.5, source: null })
  const source = m.quotes.serviceChange({ at: formatMoment(5_000) })
  expect(changeOver(first, 'days30')).toEqual({ percent: 3, source })
  expect(changeOver(second, 'days7')).toEqual({ percent: 3, source })
  expect(changeOver(second, 'days90')).toEqual({ percent: null, source: null })
})

it('offers to load daily candles only for coins that have none and that the service knows', () => {
  const price = { state: 'known', credits: 3, learned: null, reserve: 3 } as const
  const missing = ['BTC', 'NEW', 'GONE'].map(coin => ({
    coin,
    isPartial: coin === 'BTC',
    price,
    fault: null
  }))
  const gone = (coin: string) => (coin === 'GONE' ? fakeQuote(coin, { missing: true }) : quote(coin))
  const rows = marketRows({ ...facts, coins: ['BTC', 'NEW', 'GONE'], missing, quote: gone })
  expect(rows.map(({ load }) => load)).toEqual([null, price, null])
})

it('hides the change of a doubtful price', () => {
  const leapt = () => fakeQuote('BTC', { doubt: 'leap', price: 1e9, changePercent: 99 })
  expect(marketRows({ ...facts, quote: leapt, top: by() })[0]).toMatchObject({
    price: 1e9,
    changePercent: null,
    remark: { short: m.quotes.doubtShort.leap() }
  })
  // The list of the largest coins contains its own prices, so the doubtful quote isn't used.
  const [row] = marketRows({ ...facts, quote: leapt, isTop: true })
  expect(row).toMatchObject({ price: 100, changePercent: 2, remark: null })
})

it('shows prices from the top list in the list of the largest coins', () => {
  expect(marketRows({ ...facts, quote: old, isTop: true })[0]).toMatchObject({ price: 100, changePercent: 2 })
})

it('shows a newer quote in the list of the largest coins, as in the other views', () => {
  const [inTop] = marketRows({ ...facts, isTop: true })
  const [inList] = marketRows(facts)
  expect(inTop).toMatchObject({ price: quote('BTC')?.price, changePercent: quote('BTC')?.changePercent })
  expect([inTop?.price, inTop?.pricedAt]).toEqual([inList?.price, inList?.pricedAt])
})

it('shows the time of the quote or list that a price comes from', () => {
  const dated = () => fakeQuote('BTC', { at: 2_000, fetchedAt: 3_000 })
  const pricedAt = (part: Partial<typeof facts>) => marketRows({ ...facts, ...part }).map(row => row.pricedAt)
  expect(pricedAt({ quote: dated })).toEqual([2_000, 2_000])
  // The list of the largest coins contains no times, so the age of its response counts.
  expect(pricedAt({ quote: dated, isTop: true })).toEqual([5_000, 2_000])
  expect(pricedAt({ quote: old, isTop: true, top: by(top('BTC', { at: 4_000 })) })[0]).toBe(4_000)
  expect(pricedAt({ quote: () => undefined, top: by() })).toEqual([null, null])
})

it("shows the service's daily change and calculated changes for longer times", () => {
  const [row] = marketRows({ ...facts, quote: old, isTop: true })
  expect((['day', 'days7', 'days30'] as const).map(span => row && changeOver(row, span).percent)).toEqual([
    2,
    7.5,
    null
  ])
})

it('finds coins by symbol and name, ignoring case', () => {
  const rows = marketRows({ ...facts, coins: ['BTC', 'ETH'] })
  expect(found(rows, ' btc ').map(({ coin }) => coin)).toEqual(['BTC'])
  expect(found(rows, 'NAME').map(({ coin }) => coin)).toEqual(['BTC'])
  expect(found(rows, '')).toBe(rows)
})

it('returns a currency only if all rows have the same', () => {
  expect(marketCurrency([{ currency: 'USD' }, { currency: 'USD' }])).toBe('USD')
  expect(marketCurrency([{ currency: 'USD' }, { currency: null }])).toBeNull()
  expect(marketCurrency([])).toBeNull()
})

it('shows the larger of two coins with the same symbol, in any order', () => {
  const bitcoin = top('BTC', { name: 'BTC', price: 64_000, marketCap: 1.28e12, rank: 1 })
  const batcat = top('BTC', { id: 'batcat', name: 'batcat', price: 0.0002, marketCap: 190_000, rank: 13 })
  for (const rows of [
    [bitcoin, batcat],
    [batcat, bitcoin]
  ]) {
    const { rows: largest, others } = largestCoins(rows, () => unknownCoin)
    expect(others).toEqual([batcat])
    expect(marketRows({ ...facts, coins: ['BTC'], quote: old, top: largest, isTop: true })[0]).toMatchObject({
      price: 64_000,
      rank: 1,
      marketCap: 1.28e12,
      name: ''
    })
  }
})

it('shows the coin that the user chose among coins with the same symbol', () => {
  const [small, large] = [
    top('BOND', { name: 'Bonded Finance', price: 0.0031, marketCap: 310_000 }),
    top('BOND', { name: 'BarnBridge', price: 4.12, marketCap: 39_000_000 })
  ]
  const knownCoin = () => ({ ...unknownCoin, identity: { id: null, name: 'Bonded Finance' } })
  expect(largestCoins([large, small], knownCoin)).toEqual({ rows: by(small), others: [large] })
  expect(
    largestCoins([large], () => ({ ...knownCoin(), others: [{ id: null, name: 'BarnBridge' }] }))
  ).toEqual({
    rows: new Map(),
    others: [large]
  })
})
