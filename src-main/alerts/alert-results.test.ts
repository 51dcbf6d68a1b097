import { describe, expect, test } from 'vitest'
import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import type { AlertLine } from '../../src-shared/conditions/line'
import type { Alert } from '../../src-shared/contract/alerts'
import type { BoardQuote } from '../../src-shared/contract/market'
import { missingWords, nowWords, alertRemarkWords } from '../../src-shared/words/alert'
import { blockedWords } from '../../src-shared/words/alert-issue'
import { plainDraft, start } from './alert-facts.fixture'
import { AlertStore } from './alert-store'
import { quoteBlocked } from './blocked-reason'
import { alertWorld, price, walk, type AlertWorld } from './alert-world.fixture'
import { freshMemory } from './replay'
import { DiskError } from '../platform/storage/disk-error'
import { openState } from '../platform/storage/temp-storage.fixture'
import { hour, minute } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

const missing = ({ service }: AlertWorld): readonly (string | null)[] =>
  service
    .state()
    .alerts.slice(0, 1)
    .flatMap(({ anyOf, results }) =>
      anyOf.flatMap((group, place) =>
        group.map((condition, index) => {
          const reason = results[place]?.[index]?.missing
          return reason ? missingWords(condition, reason) : null
        })
      )
    )

const now = ({ anyOf, results }: Alert): string | null =>
  nowWords(anyOf[0]![0]!, results[0]?.[0] ?? { value: null })

describe('the state of an alert', () => {
  test('lists the data that each condition lacks', async () => {
    const market = alertWorld()
    await market.set([
      [{ kind: 'change', way: 'up', percent: 5, over: '7d' }],
      [{ kind: 'ath', is: 'below', percent: 5 }],
      [{ kind: 'range', is: 'above', percent: 5 }]
    ])
    expect(missing(market)).toEqual([null, null, null])
    market.see(100)
    expect(missing(market)).toEqual([
      m.conditions.changeMissing({ over: '7d' }),
      m.conditions.athMissing(),
      m.conditions.rangeMissing()
    ])
  })

  test('reports how many candles an indicator needs', async () => {
    const market = alertWorld()
    const above = (interval: '15m' | '1h', line: AlertLine): AlertCondition => ({
      kind: 'indicator',
      interval,
      line,
      is: 'above',
      against: { value: 1 }
    })
    const average = { indicator: 'sma', params: { period: 1000 }, line: 'value' }
    const trend = { indicator: 'adx', params: { period: 1000 }, line: 'adx' }
    await market.set([[above('1h', average)], [above('15m', trend)]])
    for (const close of [100, 103, 101]) market.close('1h', close)
    expect(missing(market)).toEqual([
      '3 of 1,000 1h candles so far',
      m.conditions.candles.longer({ needed: '2,000', interval: '15m', most: '1,440' })
    ])
  })

  test('reports that the service refuses the alert’s coin, while other alerts continue', async () => {
    const refused = { said: 'Unknown symbol', since: start, retryAt: start + 24 * hour }
    const market = alertWorld({
      quoteBlocked: coin =>
        quoteBlocked({
          symbol: coin,
          missing: coin === 'NOPE',
          refused: coin === 'NOPE' ? refused : null
        } as BoardQuote)
    })
    market.world.watched = ['BTC', 'NOPE']
    await market.set([[price('above', 1)]], { coin: 'NOPE' })
    await market.set([[price('above', 50)]])
    market.see(100)
    expect(
      market.service
        .state()
        .alerts.map(({ status, blockedReason }) => [status, blockedReason && blockedWords(blockedReason)])
    ).toEqual(
      expect.arrayContaining([
        ['blocked', expect.stringMatching(/refused NOPE: “Unknown symbol”/)],
        [expect.stringMatching(/watching|done/), null]
      ])
    )
  })

  test('shows the distance to a price in percent, and to an index or percentage in points', async () => {
    const market = alertWorld()
    await market.set([[price('above', 110)]])
    await market.set([[{ kind: 'range', is: 'above', percent: 6 }]])
    await market.set([[{ kind: 'fearGreed', is: 'below', value: 20 }]], { coin: null })
    market.world.fearGreed = { value: 50, fetchedAt: start }
    market.see(100, { low: 100, high: 104 })
    const rows = market.service.state().alerts.map(alert => [alert.distance, now(alert)])
    expect(rows).toEqual([
      [{ by: -30, unit: 'points' }, 'Now 50'],
      [{ by: expect.closeTo(2) as number, unit: 'points' }, m.conditions.rangeNow({ percent: '4 %' })],
      [{ by: expect.closeTo(10) as number, unit: 'percent' }, 'Now 100']
    ])
  })

  test('shows the distance to an oscillator in points, and to an average in percent', async () => {
    const market = alertWorld()
    const about = (indicator: string, params: Record<string, number>, value: number): AlertCondition => {
      const line = { indicator, params, line: 'value' }
      return { kind: 'indicator', interval: '1h', line, is: 'above', against: { value } }
    }
    await market.set([[about('rsi', { period: 3 }, 90)]])
    await market.set([[about('sma', { period: 3 }, 220)]])
    for (const close of [100, 103, 101, 104, 102]) market.close('1h', close)
    const [average, oscillator] = market.service.state().alerts
    // Gains have a mean of 4/3 and losses of 10/9, both with Wilder's smoothing over three candles.
    const rsi = 100 - 100 / 2.2
    expect(oscillator && now(oscillator)).toBe(`RSI(3) ${rsi.toFixed(2)}`)
    expect(oscillator?.distance).toEqual({ by: expect.closeTo(90 - rsi) as number, unit: 'points' })
    expect(average && now(average)).toBe('SMA(3) 102.33333')
    expect(average?.distance).toEqual({
      by: expect.closeTo((220 / (307 / 3) - 1) * 100) as number,
      unit: 'percent'
    })
  })

  test('warns before saving an alert that needs a past price that is unknown', async () => {
    const market = alertWorld()
    market.see(100)
    const draft = { coin: 'BTC', anyOf: [[{ kind: 'change', way: 'up', percent: 5, over: '24h' }]] } as const
    const { remarks } = await market.service.preview({
      id: null,
      draft: { ...plainDraft, ...draft, anyOf: [[...draft.anyOf[0]]] }
    })
    expect(remarks.map(alertRemarkWords)).toContain(
      m.conditions.remark.priceAgo({ coin: 'BTC', over: '24h', chart: '1h' })
    )
  })
})

test('waits for the next quote to confirm a doubtful price', async () => {
  const market = alertWorld()
  await market.set([[price('above', 100)]])
  market.see(90)
  for (const doubt of ['old', 'range', 'leap', 'unread'] as const) {
    market.world.quote = { price: 900, fetchedAt: market.clock.now(), doubt }
    market.evaluate()
  }
  expect(market.inbox()).toEqual([])
  market.see(900)
  expect(market.inbox()).toEqual(['BTC: price above 100'])
})

describe('an alert after the clock was set back', () => {
  test('an alert still fires at each crossing after the clock was set back', async () => {
    const market = alertWorld()
    await market.set([[price('crosses up', 100)]])
    expect(walk(99, 101, 99)(market)).toHaveLength(1)
    market.clock.advance(-5 * hour)
    expect(walk(99, 99)(market)).toHaveLength(1)
    expect(walk(101)(market)).toHaveLength(2)
  })

  test('notifies the user once of each price alert after the clock was set back', async () => {
    const market = alertWorld()
    await market.set([[price('above', 100)]], { bars: 'forming' })
    await market.set([[price('below', 100)]], { bars: 'forming' })
    expect(walk(99)(market)).toHaveLength(1)
    market.clock.advance(-20 * minute)
    expect(walk(99, 101)(market)).toEqual([
      expect.stringContaining('below 100'),
      expect.stringContaining('above 100')
    ])
  })

  test('fires on the first price after the clock was set back', async () => {
    const market = alertWorld()
    await market.set([[price('above', 100)]], { bars: 'forming' })
    walk(99)(market)
    market.clock.advance(-38 * hour)
    expect(walk(101)(market)).toHaveLength(1)
  })

  test('a resumed alert ignores a price from the future', async () => {
    const market = alertWorld()
    const { alerts } = await market.set([[price('above', 100)]], { bars: 'forming', repeat: 'once' })
    market.clock.advance(38 * hour)
    expect(walk(101)(market)).toHaveLength(1)
    market.clock.advance(-38 * hour)
    market.service.resume({ id: alerts[0]!.id })
    market.evaluate()
    expect(market.service.state().alerts[0]!.status).toBe('watching')
    expect(walk(101)(market)).toHaveLength(2)
    market.clock.advance(minute)
    expect(market.shown).toHaveLength(2)
  })

  test('notifies again after an alert was resumed', async () => {
    const market = alertWorld()
    const { alerts } = await market.set([[price('above', 100)]], { repeat: 'once' })
    expect(walk(101)(market)).toHaveLength(1)
    market.clock.advance(2 * hour)
    market.service.resume({ id: alerts[0]!.id })
    market.clock.advance(-2 * hour)
    market.evaluate()
    expect(market.inbox()).toHaveLength(2)
  })
})

test('reports only once that an alert can’t be evaluated, and still evaluates the others', async () => {
  const reported: string[] = []
  const broken = { line: true }
  const market = alertWorld({ report: (_, where) => void reported.push(where) }, () => {
    if (broken.line) throw new RangeError('Invalid array length')
  })
  const average = { indicator: 'sma', params: { period: 2 }, line: 'value' }
  await market.set([
    [{ kind: 'indicator', interval: '1h', line: average, is: 'above', against: { value: 1 } }]
  ])
  await market.set([[price('crosses up', 100)]])
  market.close('1h', 50)
  expect(walk(99, 101)(market)).toEqual([expect.stringContaining('crosses up 100')])
  expect(reported).toHaveLength(1)
  const blockedReasons = () =>
    market.service.state().alerts.map(({ blockedReason }) => blockedReason?.code ?? null)
  expect(blockedReasons()).toEqual([null, 'our-mistake'])

  broken.line = false
  market.close('1h', 50)
  expect(blockedReasons()).toEqual([null, null])
})

test('doesn’t notify the user of the same inbox entry twice while the disk is full', async () => {
  const database = openState()
  const full = { reason: 'full', folder: '', file: 'state.db', freeBytes: 0, neededBytes: 1 } as const
  const store = new (class extends AlertStore {
    isFull = false
    override evaluated(...what: Parameters<AlertStore['evaluated']>): void {
      if (this.isFull) throw new DiskError({ ...full, lockedBy: null, since: start }, null)
      super.evaluated(...what)
    }
  })(database)
  const market = alertWorld({ store })
  await market.set([[price('above', 100)]], { bars: 'forming' })
  walk(101)(market)
  market.clock.advance(minute)
  expect(market.shown).toHaveLength(1)
  store.write({ ...store.all()[0]!, memory: freshMemory([[price('above', 100)]]) })
  const again = alertWorld({ store })
  store.isFull = true
  walk(101)(again)
  again.clock.advance(minute)
  expect(again.shown).toEqual([])
})

test('reads the inbox page by page, for one or all alerts', async () => {
  const market = alertWorld()
  await market.set([[price('crosses', 100)]])
  walk(...Array.from({ length: 61 }, (_, index) => (index % 2 === 0 ? 99 : 101)))(market)
  const first = market.service.history({ id: null, before: null })
  expect(first).toHaveLength(50)
  expect(market.service.history({ id: null, before: first.at(-1)!.id })).toHaveLength(10)
  expect(market.service.history({ id: 999, before: null })).toEqual([])
})

test('treats an indicator with default values the same as with omitted values', async () => {
  const market = alertWorld()
  const rsi = (params: Record<string, number>, value: number): AlertCondition[][] => [
    [
      {
        kind: 'indicator',
        interval: '1h',
        line: { indicator: 'rsi', params, line: 'value' },
        is: 'above',
        against: { value }
      }
    ]
  ]
  await market.set(rsi({ period: 14 }, 70))
  await expect(market.set(rsi({}, 70.0))).rejects.toThrow('alert-twice')
  expect((await market.set(rsi({ period: 7 }, 70))).alerts).toHaveLength(2)
})

test('blocks an alert while the responses it uses can’t be read without a new field mapping', async () => {
  let isMisfit = true
  const market = alertWorld({ isMisfit: operation => isMisfit && operation === 'getData' })
  await market.set([[price('above', 100)]])
  walk(90, 110)(market)
  const [alert] = market.service.state().alerts
  expect(alert).toMatchObject({
    status: 'blocked',
    blockedReason: { code: 'format-changed', operation: 'getData' }
  })
  expect(market.inbox()).toEqual([])
  isMisfit = false
  walk(90, 110)(market)
  expect(market.service.state().alerts[0]?.status).toBe('watching')
  expect(market.inbox()).not.toEqual([])
})
