import { describe, expect, test } from 'vitest'
import { pricesByCoin, priceTag, type PricedCall } from './price'
import { subjectOf } from './subject'

const call = (charged: number, params: Record<string, string>): PricedCall => ({
  subject: subjectOf(params),
  charged
})
const tag = (params: Record<string, string>, history: readonly PricedCall[], known: number | null = null) =>
  priceTag({ subject: subjectOf(params), known, history, unknownReserve: 100 })

describe('a price has three states', () => {
  test('known: the contract’s price, whatever was charged', () => {
    expect(tag({ symbol: 'BTC' }, [call(12, { symbol: 'BTC' })], 10)).toEqual({
      state: 'known',
      credits: 10,
      learned: null,
      reserve: 10
    })
  })

  test('unknown: no number, and a reserve', () => {
    expect(tag({ symbol: 'BTC' }, [])).toEqual({
      state: 'unknown',
      credits: null,
      learned: null,
      reserve: 100
    })
  })

  test('learned: the same question costs what it cost last', () => {
    const history = [9, 3, 5, 7].map(charged => call(charged, { symbol: 'BTC ETH' }))
    expect(tag({ symbol: 'ETH BTC' }, history)).toEqual({
      state: 'learned',
      credits: 9,
      learned: { last: 9, median: 6, dearest: 9, calls: 4 },
      reserve: 9
    })
  })

  test('learned, and free: a price of 0 that was named is a price', () => {
    expect(tag({}, [call(0, {})])).toMatchObject({ state: 'learned', credits: 0, reserve: 0 })
  })
})

describe('a question that was never asked', () => {
  test('one coin more costs one coin more', () => {
    expect(tag({ symbol: 'A B C D' }, [call(6, { symbol: 'A B C' })]).credits).toBe(8)
    expect(tag({ symbol: 'A B' }, [call(6, { symbol: 'A B C' })]).credits).toBe(4)
  })

  test('coins with prices of their own add up, to whole credits', () => {
    const history = [call(5, { symbol: 'A B' }), call(4, { symbol: 'B' }), call(2.4, { symbol: 'C' })]
    expect(tag({ symbol: 'A C' }, history).credits).toBe(4)
  })

  test('bars are priced in proportion where earlier charges were', () => {
    const asked = (bars: number) => ({ symbol: 'BTC', interval: '1h', bars: String(bars) })
    const history = [call(600, asked(600)), call(300, asked(300))]
    expect(tag(asked(450), history).credits).toBe(450)
    expect(tag(asked(1), history).credits).toBe(1)
  })

  test('bars at one price for all stay at that price', () => {
    const asked = (bars: number) => ({ symbol: 'BTC', interval: '1h', bars: String(bars) })
    expect(tag(asked(450), [call(20, asked(600)), call(20, asked(300))]).credits).toBe(20)
  })

  test('bars charged in whole credits are in step where they are but for the rounding', () => {
    const asked = (bars: number) => ({ symbol: 'BTC', interval: '1h', bars: String(bars) })
    const history = [call(1, asked(4)), call(6, asked(600))]
    expect(tag(asked(8760), history)).toMatchObject({ state: 'learned', credits: 88 })
    expect(tag(asked(3), history).credits).toBe(1)
  })

  test('more bars than were ever charged: unknown, and as much is held as if each cost the same', () => {
    const asked = (bars: number) => ({ symbol: 'BTC', interval: '1h', bars: String(bars) })
    const unknown = { state: 'unknown', credits: null, reserve: 88 }
    expect(tag(asked(8760), [call(6, asked(600))])).toMatchObject(unknown)
    expect(tag(asked(8760), [call(6, asked(600)), call(5, asked(4))])).toMatchObject(unknown)
    const flat = [call(6, asked(600)), call(6, asked(4))]
    expect(tag(asked(8760), flat)).toMatchObject({ state: 'learned', credits: 6 })
  })

  test('one number of bars, however often, says nothing of another', () => {
    const asked = (bars: number | null) => ({
      symbol: 'BTC',
      interval: '1h',
      ...(bars === null ? {} : { bars: String(bars) })
    })
    const history = [call(600, asked(600)), call(600, asked(600)), call(100, asked(null))]
    expect(tag(asked(300), history).credits).toBe(600)
  })

  test('another coin of the same interval and bars costs what the others did', () => {
    const asked = (symbol: string) => ({ symbol, interval: '1h', bars: '600' })
    expect(tag(asked('ETH'), [call(30, asked('BTC'))]).credits).toBe(30)
  })

  test('anything else costs, to be safe, as much as the dearest', () => {
    const history = [
      call(3, { symbol: 'BTC', date: '2026-01-01' }),
      call(40, { symbol: 'BTC', date: '2020-01-01' })
    ]
    expect(tag({ symbol: 'BTC', date: '2023-01-01' }, history).credits).toBe(40)
  })

  test('a row-priced answer is learned for its own question', () => {
    const asked = (interval: string) => ({ symbol: 'BTC', interval })
    const history = [call(365, asked('1d')), call(24, asked('1h'))]
    expect(tag(asked('1h'), history).credits).toBe(24)
    expect(tag(asked('1d'), history).credits).toBe(365)
    expect(tag(asked('4h'), history)).toMatchObject({ state: 'unknown', credits: null, reserve: 100 })
  })
})

describe('a part of a batch', () => {
  const twelve = 'A B C D E F G H I J K L'

  test('holds as much as the whole until a part was charged: the price may be one of the call', () => {
    const all = [call(12, { symbol: twelve })]
    expect(tag({ symbol: 'A' }, all)).toMatchObject({ credits: 1, reserve: 12 })
    expect(tag({ symbol: 'B' }, [call(1, { symbol: 'A' }), ...all])).toMatchObject({ credits: 1, reserve: 1 })
  })

  test('has a price of its own where charges grow with the coins, and none where they do not', () => {
    const all = [call(12, { symbol: twelve })]
    const byCoin = pricesByCoin(['A', 'B', 'NEW'], [call(2, { symbol: 'A' }), ...all])
    expect(byCoin?.get('A')).toBeCloseTo(2)
    expect(byCoin?.get('B')).toBeCloseTo(10 / 11)
    expect(byCoin?.get('NEW')).toBeCloseTo(1)
    expect(pricesByCoin(['A'], [call(12, { symbol: 'A' }), ...all])).toBeNull()
  })
})
