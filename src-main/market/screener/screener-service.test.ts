import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CandleStore } from '../candle-store'
import { openDatabase } from '../../platform/storage/database'
import { cacheMigrations } from '../../platform/storage/migrations/cache'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { ScreenWorker } from './screen-worker'
import { ScreenerService } from './screener-service'
import { day } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

const now = Date.UTC(2026, 8, 15, 12)
const price = { state: 'known', credits: 3, learned: null, reserve: 3 } as const
const anyOf = [[{ kind: 'extreme', interval: '1d', of: 'high', bars: 5 }]] as const

function staged() {
  const path = join(tempFolder(), 'cache.db')
  const { database } = openDatabase(path, cacheMigrations, 'normal', now)
  const store = new CandleStore(database)
  const clock = stillClock(now)
  const loaded: string[] = []
  const hold = (coin: string) =>
    store.merge(coin, '1d', {
      bars: Array.from({ length: 30 }, (_, index) => ({
        time: now - (now % day) - (30 - index) * day,
        open: index,
        high: index,
        low: index,
        close: index,
        volume: 1
      })),
      fetchedAt: now,
      operation: 'getOHLC',
      requestedFrom: null
    })
  const reported: unknown[] = []
  const worker = new ScreenWorker(path)
  const service = new ScreenerService({
    clock,
    worker,
    report: error => void reported.push(error),
    quote: coin => ({ symbol: coin, price: null, fetchedAt: null, low: null, high: null }) as never,
    ath: () => null,
    book: {
      price: () => price,
      fault: () => null,
      loadFor: (_, chart) => {
        loaded.push(chart.coin)
        if (chart.coin === 'STOP') return Promise.resolve({ code: 'key-refused' } as never)
        hold(chart.coin)
        service.onCandles(chart)
        return Promise.resolve(null)
      }
    }
  })
  onTestFinished(() => {
    service.close()
    database.close()
  })
  return { service, hold, loaded, clock, worker, reported }
}

test('announces the result again once missing candles are loaded', async () => {
  const { service, hold, loaded, clock } = staged()
  hold('A')
  const question = { coins: ['A', 'B'], anyOf: anyOf as never }
  expect(await service.view(question)).toMatchObject({
    rows: [{ coin: 'A', matches: true, values: [{ value: 28, against: 27 }] }],
    missing: [{ coin: 'B', interval: '1d', isPartial: false, price }]
  })
  const changed = new Promise(resolve => service.changed.on(resolve))
  const after = await service.loadCandles({ ...question, load: [{ coin: 'B', interval: '1d' }] })
  expect(after).toMatchObject({ rows: [{ coin: 'A' }, { coin: 'B' }], missing: [] })
  expect(loaded).toEqual(['B'])
  clock.advance(400)
  expect(await changed).toMatchObject({ rows: [{ coin: 'A' }, { coin: 'B' }] })
})

test('finds matching coins without adding them to a list', async () => {
  const { service, hold, clock } = staged()
  hold('A')
  const emitted: unknown[] = []
  service.changed.on(result => void emitted.push(result))
  expect(await service.matches({ coins: ['A', 'B'], anyOf: anyOf as never })).toEqual(['A'])
  clock.advance(120_000)
  expect(emitted).toEqual([])
})

test('stops loading candles after a failure that affects every call', async () => {
  const { service, loaded } = staged()
  const load = ['A', 'STOP', 'C'].map(coin => ({ coin, interval: '1d' }) as const)
  await service.loadCandles({ coins: ['A', 'STOP', 'C'], anyOf: anyOf as never, load })
  expect(loaded).toEqual(['A', 'STOP'])
})

test('announces nothing once no view shows the result', async () => {
  const { service, clock, hold, worker, reported } = staged()
  hold('A')
  await service.view({ coins: ['A'], anyOf: anyOf as never })
  const emitted: unknown[] = []
  service.changed.on(result => void emitted.push(result))
  service.leave()
  clock.advance(120_000)
  worker.close()
  const { rows } = await service.view({ coins: ['A'], anyOf: anyOf as never })
  expect([rows.length, emitted, reported]).toEqual([1, [], []])
})
