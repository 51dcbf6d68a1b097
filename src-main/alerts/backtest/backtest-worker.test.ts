import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { day } from '../../../src-shared/time'
import { CandleStore } from '../../market/candle-store'
import { openDatabase } from '../../platform/storage/database'
import { cacheMigrations } from '../../platform/storage/migrations/cache'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { BacktestWorker } from './backtest-worker'

vi.setConfig({ testTimeout: 60_000 })

const now = Date.UTC(2026, 8, 15)
const task = {
  draft: AlertDraft.parse({ coin: 'BTC', anyOf: [[{ kind: 'price', is: 'above', value: 105 }]] }),
  now,
  everyMs: 60_000,
  ath: { price: null, since: null },
  drawings: []
}

function staged(): BacktestWorker {
  const path = join(tempFolder(), 'cache.db')
  const { database } = openDatabase(path, cacheMigrations, 'normal', now)
  const bars = Array.from({ length: 101 }, (_, index) => {
    const price = index === 90 ? 110 : 100
    return { time: now - (100 - index) * day, open: 100, high: price, low: 100, close: price, volume: 1 }
  })
  new CandleStore(database).merge('BTC', '1d', {
    bars,
    fetchedAt: now,
    operation: 'getOHLC',
    requestedFrom: null
  })
  const worker = new BacktestWorker(path)
  onTestFinished(() => {
    worker.end()
    database.close()
  })
  return worker
}

test('runs a backtest on saved candles in a worker thread', async () => {
  const time = now - 10 * day
  expect(await staged().test([task])).toMatchObject([
    { triggers: [{ from: time, isCertain: true }], unknown: [] }
  ])
})

test('cancels a running backtest when a newer one is requested', async () => {
  const worker = staged()
  const first = worker.test([task])
  const second = worker.test([task])
  expect(await first).toBeNull()
  worker.end()
  expect(await second).toBeNull()
  expect(await worker.test([task])).toMatchObject([{ triggers: [{ isCertain: true }] }])
})

test('rejects every backtest if the cache file is missing', async () => {
  const gone = new BacktestWorker(join(tempFolder(), 'cache.db'))
  await expect(gone.test([task])).rejects.toThrow(/./)
  await expect(gone.test([task])).rejects.toThrow(/./)
})
