import type { CandleSeries } from '@contract'
import { fakeSeries, fixtureNow } from '../../bridge/fake-facts.fixture'
import { day } from '../../../src-shared/time'

/** Shortly after midnight UTC. The latest quote is still from the day before. */
export const afterMidnight = Math.floor(fixtureNow / day) * day + 60_000
export const lastDay = afterMidnight - 60_000 - day
export const lastQuotedAt = afterMidnight - 120_000

/** The last day's classic pivots are S1 60, pivot 90 and R1 120; those of the day before are all 100. */
export const candlesToLastDay: CandleSeries = {
  ...fakeSeries('BTC', '1d'),
  time: Float64Array.of(lastDay - day, lastDay),
  open: Float64Array.of(100, 100),
  high: Float64Array.of(100, 120),
  low: Float64Array.of(100, 60),
  close: Float64Array.of(100, 90),
  volume: Float64Array.of(1, 1),
  provisionalFrom: 2,
  fetchedAt: lastQuotedAt
}
