import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostForFile } from '../hosted-file.fixture'
import { operations } from './table'

const hosted = hostForFile({ quotaLimit: 1e12 })

// The parameters of each operation, copied from the contract.
const contract: Readonly<Record<string, readonly string[]>> = {
  getCryptoList: [],
  getConversion: ['symbol', 'convert'],
  getFearGreed: [],
  getPerformance: ['symbol'],
  getVolatility: ['symbol'],
  getATHATL: ['symbol'],
  getTechnicalAnalysis: ['symbol'],
  getNews: ['symbol'],
  getCorrelation: ['symbol'],
  getSupportResistance: ['symbol'],
  getMARibbon: ['symbol'],
  getBollinger: ['symbol'],
  getIchimoku: ['symbol'],
  getATR: ['symbol'],
  getSupertrend: ['symbol'],
  getData: ['symbol'],
  getDataCurrency: ['symbol', 'currency'],
  getTop: ['top'],
  getExchange: ['symbol'],
  getHistory: ['symbol', 'date'],
  getTimeframe: ['symbol', 'interval'],
  getBreakouts: ['symbol'],
  getMarketBreadth: ['symbol'],
  getOHLC: ['symbol', 'interval'],
  getOHLCIntraday: ['symbol', 'interval', 'bars'],
  getTickers: ['symbol']
}
const usual: Readonly<Record<string, string>> = {
  symbol: 'BTC+ETH',
  convert: 'EUR',
  currency: 'EUR',
  top: '20',
  date: '2026-09-01',
  interval: '',
  bars: '50'
}
const unsound = /[:[,]"?(NaN|-?Infinity|undefined)/
const queryOf = (names: readonly string[], given: Readonly<Record<string, string>>): string =>
  names.map(name => `${name}=${given[name] ?? ''}`).join('&')

describe('the operations', () => {
  it('implements all operations of the contract', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(contract).sort())
  })

  for (const [operation, names] of Object.entries(contract)) {
    it(`${operation} returns a valid body and charges credits for it`, async () => {
      const one = operation === 'getConversion' ? { ...usual, symbol: 'BTC' } : usual
      const response = await hosted.call(`${operation}?${queryOf(names, one)}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('application/json')
      expect([true, 'success']).toContain((response.body as { status: unknown }).status)
      expect(Number(response.consumed)).toBeGreaterThan(0)
      expect(response.text).not.toMatch(unsound)
    })

    if (names[0] === 'symbol' && !['getNews', 'getMarketBreadth'].includes(operation)) {
      it(`${operation} rejects a call without a symbol, explains why and charges nothing`, async () => {
        const response = await hosted.call(operation)
        expect([response.status, response.consumed]).toEqual([200, '0'])
        expect(response.body).toMatchObject({
          status: false,
          error: expect.stringContaining('symbol') as string
        })
      })
    }
  }

  it('every operation accepts newly listed coins', async () => {
    const young = ['MON', 'MET', '2Z', 'USDT', 'SATS']
    for (const operation of Object.keys(contract)) {
      const names = contract[operation] ?? []
      const response = await hosted.call(
        `${operation}?${queryOf(names, { ...usual, symbol: young.join('+') })}`
      )
      expect(response.status, operation).toBe(200)
      expect(response.text, operation).not.toMatch(unsound)
    }
  })
})

describe('coins in a query', () => {
  const symbolsIn = async (raw: string): Promise<unknown> => {
    const { body } = await hosted.call(`getData?symbol=${raw}`)
    return (body as { symbols: { symbol: string; source_exchange: string }[] }).symbols.map(
      row => `${row.symbol}@${row.source_exchange}`
    )
  }
  it('splits coins at a plus or a space, but not at an encoded plus', async () => {
    expect(await symbolsIn('BTC+ETH')).toEqual(['BTC@binance', 'ETH@binance'])
    expect(await symbolsIn('BTC%20ETH')).toEqual(['BTC@binance', 'ETH@binance'])
    expect(await symbolsIn('BTC%2BETH')).toEqual([])
    expect(await symbolsIn('BTC%2BETH+SOL')).toEqual(['SOL@binance'])
  })

  it('drops unknown coins', async () => {
    const raw = 'NOSUCH+btc+ETH@kraken+ETH@nowhere+SOLUSDT@binance+BTC@a@b+USDT+%00+LEO@binance'
    expect(await symbolsIn(raw)).toEqual(['BTC@binance', 'ETH@kraken', 'SOLUSDT@binance', 'USDT@binance'])
  })

  it('returns a repeated coin once', async () => {
    expect(await symbolsIn('BTC+BTC++BTC')).toEqual(['BTC@binance'])
  })
})

describe('invalid values', () => {
  const bad: readonly (readonly [string, RegExp])[] = [
    ['getOHLC?symbol=BTC&interval=1h', /interval/],
    ['getOHLCIntraday?symbol=BTC&interval=7m', /interval/],
    ['getOHLCIntraday?symbol=BTC&interval=1d', /interval/],
    ['getOHLCIntraday?symbol=BTC&interval=toString', /interval/],
    ['getTimeframe?symbol=BTC&interval=soon', /interval/],
    ['getOHLCIntraday?symbol=BTC&interval=1m&bars=0', /bars/],
    ['getOHLCIntraday?symbol=BTC&interval=1m&bars=-5', /bars/],
    ['getOHLCIntraday?symbol=BTC&interval=1m&bars=1e3', /bars/],
    ['getOHLCIntraday?symbol=BTC&interval=1m&bars=2.5', /bars/],
    ['getTop?top=0', /top/],
    ['getTop?top=201', /top/],
    ['getTop?top=ten', /top/],
    ['getHistory?symbol=BTC', /date/],
    ['getHistory?symbol=BTC&date=yesterday', /date/],
    ['getHistory?symbol=BTC&date=2026-02-30', /date/],
    ['getHistory?symbol=BTC&date=2026-13-01', /date/],
    ['getHistory?symbol=BTC&date=2026-09-16', /future/],
    ['getConversion?symbol=BTC&convert=XYZ', /convert/],
    ['getConversion?symbol=NOSUCH&convert=EUR', /symbol/],
    ['getDataCurrency?symbol=BTC&currency=XYZ', /currency/],
    ['getCorrelation?symbol=BTC', /two to ten/],
    ['getBollinger?symbol=BTC+ETH+SOL+XRP+BNB+ADA+DOGE+TRX+LINK+LTC+DOT', /10 coins/]
  ]
  for (const [call, reason] of bad) {
    it(`rejects ${call}, explains why and charges nothing`, async () => {
      const response = await hosted.call(call)
      expect([response.status, response.consumed]).toEqual([200, '0'])
      expect(response.body).toMatchObject({ status: false, error: expect.stringMatching(reason) as string })
    })
  }

  const caps: Readonly<Record<string, number>> = {
    '1m': 21600,
    '5m': 4320,
    '15m': 1440,
    '1h': 8760,
    '4h': 2190
  }
  for (const [interval, cap] of Object.entries(caps)) {
    it(`intraday candles of ${interval} are limited to ${cap} bars per call`, async () => {
      const response = await hosted.call(`getOHLCIntraday?symbol=BTC&interval=${interval}&bars=${cap}`)
      expect((response.body as { result: unknown[] }).result).toHaveLength(cap)
      const over = await hosted.call(`getOHLCIntraday?symbol=BTC&interval=${interval}&bars=${cap + 1}`)
      expect(over.body).toMatchObject({ status: false, error: expect.stringContaining('bars') as string })
    })
  }
})

describe('random parameters', () => {
  const word = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 30 }).map(encodeURIComponent),
    fc.constantFrom(
      '%',
      '%zz',
      '%E0%A4%A',
      '+',
      '%00',
      '9'.repeat(400),
      '-0',
      'BTC',
      '1m',
      '2026-09-01',
      '__proto__'
    ),
    fc.constantFrom(
      'BTC@',
      '@',
      '@@binance',
      'BTCBTC',
      'USDUSDT',
      '2026-09-01T25:61',
      '999999999999',
      '1e309'
    )
  )
  const call = fc.record({
    operation: fc.constantFrom(...Object.keys(contract)),
    parameters: fc.array(fc.tuple(fc.constantFrom(...Object.keys(usual), '', 'x'), word), { maxLength: 5 }),
    tail: fc.constantFrom('', '&', '&&=&', '?', '&symbol', '&symbol=BTC+ETH')
  })

  it('responds to any parameters with status 200 and a JSON object', async () => {
    await fc.assert(
      fc.asyncProperty(call, async ({ operation, parameters, tail }) => {
        const query = parameters.map(([name, value]) => `${name}=${value.replace(/[#\s]/g, '')}`).join('&')
        const response = await hosted.call(`${operation}?${query}${tail}`)
        expect(response.status).toBe(200)
        expect(response.body).toBeTypeOf('object')
        expect(response.text).not.toMatch(unsound)
        expect(Number(response.consumed)).toBeGreaterThanOrEqual(0)
        if ((response.body as { status: unknown }).status === false) expect(response.consumed).toBe('0')
      }),
      { numRuns: 300 }
    )
  }, 30_000)
})
