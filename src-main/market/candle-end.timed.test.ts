import { test } from 'vitest'
import { expectPause } from '../platform/time/work.fixture'
import { candle, charting, now } from './candle-book.fixture'
import { minute } from '../../src-shared/time'

test('updating a long chart with a quote stays fast', async () => {
  const { see, store, charts } = charting()
  const bars = Array.from({ length: 21_600 }, (_, index) => candle(now - (21_599 - index) * minute, 5))
  store.merge('BTC', '1m', { bars, fetchedAt: now, operation: 'getOHLCIntraday', requestedFrom: null })
  charts.show([{ coin: 'BTC', interval: '1m' }])
  await expectPause('a tick of a chart of 21,600 bars', { mostMs: 5, rounds: 20 }, () => see(1_000, 5))
})
