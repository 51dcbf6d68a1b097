import { describe, expect, test, vi } from 'vitest'
import type { Beside, BesideKind, BesideRow } from '../contract/beside'
import { PaidCalls } from '../credits/paid-calls'
import { openBooks } from '../credits/fake-service.fixture'
import { dayMs } from '../demo/simulation/simulated-market'
import { host, testKey, testTime } from '../demo/hosted'
import { AnswerStore } from '../explorer/answer-store'
import { ExplorerService } from '../explorer/explorer-service'
import { barsAsOf } from '../market/bars-as-of'
import { CandleService } from '../market/candle-service'
import { CandleStore } from '../market/candle-store'
import { OwnBarStore } from '../market/own-bar-store'
import { createServiceClient } from '../service-api/client'
import { knownPrice } from '../service-api/operations'
import { openCache } from '../storage/temp-storage.fixture'
import { stillClock } from '../time/still-clock.fixture'
import { BesideService } from './beside-service'

// The demo service over HTTP, real books and a real cache.
vi.setConfig({ testTimeout: 30_000 })

type Stage = Awaited<ReturnType<typeof open>>

async function open(dailyBudget: number | null) {
  const { service: demo, clock: theirs } = await host()
  const clock = stillClock(testTime)
  const { credits, budget, entries } = openBooks({ clock, knownPrice, dailyBudget: () => dailyBudget })
  const client = createServiceClient({
    fetch: (url, init) => fetch(url, init),
    clock,
    address: demo.address,
    key: () => Promise.resolve(testKey)
  })
  const calls = new PaidCalls({ client, credits, clock, budget, agreed: () => true })
  const database = openCache()
  const stores = { candles: new CandleStore(database), ownBars: new OwnBarStore(database) }
  const charts = new CandleService({
    ...{ ...stores, calls, credits, clock, simulated: false },
    locked: () => ({}),
    everyMs: () => null
  })
  const explorer = new ExplorerService({
    ...{ address: demo.address, calls, credits, simulated: false },
    answers: new AnswerStore(database),
    locked: () => ({}),
    openLink: () => Promise.resolve(),
    saveText: () => Promise.resolve(null)
  })
  const service = new BesideService({
    answers: explorer,
    barsAsOf: (chart, at) => barsAsOf(stores, chart, at),
    candlePrice: chart => charts.candles(chart).price
  })
  const days = (...coins: string[]) =>
    Promise.all(coins.map(coin => charts.loadCandles({ coin, interval: '1d', bars: null })))
  const ask = (kind: BesideKind, ...coins: string[]) =>
    service.ask({ kind, coins: coins.length === 0 ? ['BTC'] : coins })
  const look = (kind: BesideKind, ...coins: string[]) =>
    service.look({ kind, coins: coins.length === 0 ? ['BTC'] : coins })
  const advance = (ms: number): void => {
    clock.advance(ms)
    theirs.advance(ms)
  }
  const asked = () => demo.controls.calls().filter(call => call.operation !== 'getOHLC')
  return { demo, clock, advance, credits, entries, stores, explorer, service, days, ask, look, asked }
}

async function staged(
  run: (stage: Stage) => Promise<void>,
  dailyBudget: number | null = null
): Promise<void> {
  const stage = await open(dailyBudget)
  try {
    await run(stage)
  } finally {
    await stage.demo.close()
  }
}

const row = ({ rows }: Beside, id: string): BesideRow => {
  const found = rows.find(one => one.id === id)
  if (!found) throw new Error(`There is no ${id} among ${rows.map(one => one.id).join(', ')}`)
  return found
}

describe('a line of the service beside ours', () => {
  test('costs what its button says, once: looked at again it is free', async () =>
    staged(async ({ days, ask, look, asked, credits, entries, service }) => {
      await days('BTC')
      expect(look('bollinger')).toMatchObject({
        said: null,
        rows: [],
        price: { state: 'known', credits: 100 }
      })
      const fresh = await ask('bollinger')
      expect(fresh.said).toEqual({ at: testTime, origin: 'live', charged: 100 })
      expect(credits.gauge().last).toMatchObject({ operation: 'getBollinger', charged: 100 })
      expect(entries(null, 1)[0]?.feature).toBe('comparison')
      expect(service.look({ kind: 'bollinger', coins: ['BTC'] })).toEqual(fresh)
      expect(asked()).toHaveLength(1)
    }))

  test('Bollinger: the same convention, the same values, over the closed days both have', async () =>
    staged(async ({ days, ask }) => {
      await days('BTC')
      const { rows, explanation, lines, interval, notes } = await ask('bollinger')
      expect(interval).toBe('1d')
      expect(rows.map(({ id, bars }) => [id, bars])).toEqual([
        ['upper', 119],
        ['middle', 119],
        ['lower', 119]
      ])
      for (const { largest } of rows) expect(Math.abs(largest.percent ?? NaN)).toBeLessThan(1e-6)
      expect(explanation).toBeNull()
      expect(lines[0]?.time).toHaveLength(120)
      expect(lines[0]?.time.at(-1)).toBe(Math.floor(testTime / dayMs) * dayMs)
      expect(notes).toEqual(['The candle still forming is left out.'])
    }))

  test('ATR: simple ranges beside Wilder’s, the largest and the last difference as worked out here', async () =>
    staged(async ({ demo, days, ask }) => {
      await days('BTC')
      const { rows, explanation } = await ask('atr')
      const bars = demo.market.lastCandles(demo.market.coin('BTC')!, '1d', 720, testTime).slice(0, -1)
      const ranges = bars.map(({ high, low }, at) => {
        const before = bars[at - 1]?.close
        return before === undefined ? high - low : Math.max(high, before) - Math.min(low, before)
      })
      let wilder = ranges.slice(0, 14).reduce((sum, range) => sum + range, 0) / 14
      const off = ranges.map((range, at) => {
        if (at < 14) return 0
        wilder += (range - wilder) / 14
        const simple = ranges.slice(at - 13, at + 1).reduce((sum, one) => sum + one, 0) / 14
        return simple - wilder
      })
      const shared = off.slice(-119)
      const largest = shared.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a))
      expect(rows).toHaveLength(1)
      expect(rows[0]?.bars).toBe(119)
      expect(rows[0]?.last.difference).toBeCloseTo(off.at(-1)!, 4)
      expect(rows[0]?.largest.difference).toBeCloseTo(largest, 4)
      expect(rows[0]?.largest.at).toBe(bars.slice(-119)[shared.indexOf(largest)]?.time)
      expect(rows[0]?.last.percent).toBeCloseTo((off.at(-1)! / wilder) * 100, 6)
      expect(explanation?.convention).toBe('the plain mean of the true ranges instead of Wilder’s smoothing')
      expect(explanation?.toPercent).toBeLessThan(1e-6)
    }))

  test('Supertrend: which average of the ranges explains the difference, and which side each is on', async () =>
    staged(async ({ days, ask }) => {
      await days('ETH')
      const { rows, explanation, verdicts } = await ask('supertrend', 'ETH')
      expect(rows[0]?.bars).toBe(119)
      expect(explanation?.convention).toMatch(/^the plain mean of the true ranges/)
      expect(explanation?.toPercent).toBeLessThan(1e-6)
      expect(verdicts?.service).toMatch(/up|down/)
      expect(verdicts?.local).toMatch(/up|down/)
    }))

  test('Ichimoku: every line where it is drawn', async () =>
    staged(async ({ days, ask }) => {
      await days('BTC')
      const { rows, explanation, lines } = await ask('ichimoku')
      expect(rows.map(({ id }) => id)).toEqual(['conversion', 'base', 'spanA', 'spanB', 'lagging'])
      for (const { largest } of rows) expect(Math.abs(largest.percent ?? NaN)).toBeLessThan(1e-6)
      // Of the 26 days the spans stand ahead, the last is worked out at the candle still forming.
      expect(row({ rows } as Beside, 'spanB').bars).toBe(120 + 25)
      expect(explanation).toBeNull()
      const today = Math.floor(testTime / dayMs) * dayMs
      expect(lines.map(({ time }) => (time.at(-1)! - today) / dayMs)).toEqual([0, 0, 26, 26, -26])
    }))

  test('a ribbon of one point is compared at the candle it is of; the start of its averages is found out', async () =>
    staged(async ({ days, ask, advance, look }) => {
      await days('SOL')
      const { rows, explanation, verdicts, notes } = await ask('ribbon', 'SOL')
      expect(rows).toHaveLength(10)
      expect(Math.abs(row({ rows } as Beside, 'sma200').last.percent ?? NaN)).toBeLessThan(1e-6)
      expect(Math.abs(row({ rows } as Beside, 'ema200').last.percent ?? NaN)).toBeGreaterThan(1e-3)
      expect(explanation?.convention).toMatch(/begin with the mean/)
      expect(explanation?.toPercent).toBeLessThan(1e-6)
      expect(verdicts).toMatchObject({ local: verdicts?.service })
      expect(notes[0]).toMatch(/still forming/)
      // The day is over and has another close: what was ours at that moment is no longer known.
      advance(dayMs)
      await days('SOL')
      expect(look('ribbon', 'SOL')).toMatchObject({ rows: [], notes: [expect.stringMatching(/not kept/)] })
    }))
})

describe('what has no line', () => {
  test('support and resistance: four groups of levels, the same to the digit', async () =>
    staged(async ({ days, ask }) => {
      await days('BTC')
      const { rows, lines, explanation } = await ask('levels')
      expect(rows).toHaveLength(28)
      for (const { largest } of rows) expect(Math.abs(largest.percent ?? NaN)).toBeLessThan(1e-6)
      expect(lines.find(({ id }) => id === 'camarilla s3')?.name).toBe('Camarilla S3')
      expect(explanation).toBeNull()
    }))

  test('technical analysis: figures and verdicts side by side', async () =>
    staged(async ({ days, ask }) => {
      await days('BTC')
      const { rows, verdicts } = await ask('technical')
      expect(rows.map(({ name }) => name)).toEqual([
        ...['RSI 14', 'MACD', 'MACD signal', 'MACD histogram', 'SMA 50', 'SMA 200']
      ])
      expect(Math.abs(row({ rows } as Beside, 'rsi').last.percent ?? NaN)).toBeLessThan(1e-6)
      expect(verdicts?.local?.replace(' ', '_')).toBe(verdicts?.service)
    }))

  test('correlation: every pair of which both have days; coins without are named with what those cost', async () =>
    staged(async ({ days, ask, look }) => {
      await days('BTC', 'ETH')
      const partly = await ask('correlation', 'BTC', 'ETH', 'SOL')
      expect(partly.lacking.map(({ coin }) => coin)).toEqual(['SOL'])
      expect(partly.rows.map(({ name }) => name)).toEqual(['BTC / ETH'])
      await days('SOL')
      const { rows, lacking } = look('correlation', 'BTC', 'ETH', 'SOL')
      expect(lacking).toEqual([])
      expect(rows).toHaveLength(3)
      for (const { largest, bars } of rows) {
        expect([bars, largest.percent]).toEqual([90, null])
        expect(Math.abs(largest.difference)).toBeLessThan(1e-8)
      }
    }))
})

describe('where the service has no answer, ours stays', () => {
  test.each([
    [
      'a plan that does not hold it (402)',
      'plan-required',
      (stage: Stage) => stage.demo.controls.failNext(402)
    ],
    [
      'a plan that does not hold it (status false)',
      'plan-required',
      (stage: Stage) =>
        stage.demo.controls.setPlan({ operations: { getBollinger: false }, how: 'status-false' })
    ],
    [
      'a service that cannot be reached',
      'upstream-unavailable',
      (stage: Stage) => stage.demo.controls.failNext(502)
    ],
    ['a broken connection', 'offline', (stage: Stage) => stage.demo.controls.resetConnections(1)],
    [
      'a question it refuses',
      'refused',
      (stage: Stage) =>
        stage.demo.controls.overrideBody('getBollinger', '{"status":false,"error":"symbol is not listed"}')
    ]
  ])('%s', async (_, code, arrange) =>
    staged(async stage => {
      await stage.days('BTC')
      arrange(stage)
      expect(await stage.ask('bollinger')).toMatchObject({ said: null, rows: [], fault: { code } })
      expect(stage.look('bollinger').fault?.code).toBe(code)
      stage.demo.controls.clear()
      expect(await stage.ask('bollinger')).toMatchObject({ fault: null, said: { charged: 100 } })
    })
  )

  test('a budget that is used up: nothing is sent', async () =>
    staged(async ({ ask, asked }) => {
      expect(await ask('bollinger')).toMatchObject({ fault: { code: 'budget-stopped' }, said: null })
      expect(asked()).toHaveLength(0)
    }, 50))

  test('a shape nobody knows is charged, kept and said', async () =>
    staged(async ({ demo, days, ask, asked, look }) => {
      await days('BTC')
      demo.controls.overrideBody('getBollinger', '{"status":true,"wind":"north"}')
      const odd = await ask('bollinger')
      expect(odd).toMatchObject({ fault: { code: 'unreadable' }, rows: [], said: { charged: 100 } })
      expect(look('bollinger').fault?.code).toBe('unreadable')
      expect(asked()).toHaveLength(1)
    }))

  test('an answer at distances no interval has is not compared', async () =>
    staged(async ({ demo, ask }) => {
      const week = (at: number) => ({
        time: new Date(testTime - at * 7 * dayMs).toISOString(),
        ...{ upper: 3, middle: 2, lower: 1 }
      })
      demo.controls.overrideBody(
        'getBollinger',
        JSON.stringify({ status: true, result: [2, 1, 0].map(week) })
      )
      expect((await ask('bollinger')).notes[0]).toMatch(/no interval of ours/)
    }))

  test('without candles of its days it says which are lacking and what they cost', async () =>
    staged(async ({ ask }) => {
      expect(await ask('atr')).toMatchObject({
        rows: [],
        lacking: [{ coin: 'BTC', price: { state: 'unknown' } }],
        said: { charged: 100 }
      })
    }))
})
