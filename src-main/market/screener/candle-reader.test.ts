import { expect, it, onTestFinished } from 'vitest'
import { CandleStore } from '../candle-store'
import { openCache } from '../../platform/storage/temp-storage.fixture'
import { CandleReader } from './candle-reader'
import { hour } from '../../../src-shared/time'

function staged() {
  const database = openCache()
  onTestFinished(() => database.close())
  const store = new CandleStore(database)
  return { store, reader: new CandleReader(database) }
}

const bar = (at: number, volume: number | null = at) => ({
  time: at * hour,
  open: at + 0.1,
  high: at + 0.2,
  low: at + 0.05,
  close: at + 0.15,
  volume
})

it('reads closed bars in order, and the forming bar separately', () => {
  const { store, reader } = staged()
  const bars = [bar(3), bar(1), bar(2, null), bar(4)]
  store.merge('BTC', '1h', { bars, fetchedAt: 4.5 * hour, operation: 'getOHLCIntraday', requestedFrom: null })
  store.merge('ETH', '1h', {
    bars: [bar(9)],
    fetchedAt: 20 * hour,
    operation: 'getOHLC',
    requestedFrom: null
  })
  const read = reader.read('BTC', '1h')
  expect({ ...read, closed: null }).toEqual({ closed: null, lastTime: 4 * hour, lastClose: 4.15 })
  expect(Object.entries(read?.closed ?? {}).map(([name, column]) => [name, [...column]])).toEqual([
    ['time', [hour, 2 * hour, 3 * hour]],
    ['open', [1.1, 2.1, 3.1]],
    ['high', [1.2, 2.2, 3.2]],
    ['low', [1.05, 2.05, 3.05]],
    ['close', [1.15, 2.15, 3.15]],
    ['volume', [1, NaN, 3]]
  ])
  expect([...(reader.read('ETH', '1h')?.closed.time ?? [])]).toEqual([9 * hour])
})

it('returns null for a coin without bars', () => {
  const { store, reader } = staged()
  expect(reader.read('NONE', '1h')).toBeNull()
  store.merge('NEW', '1h', {
    bars: [bar(4)],
    fetchedAt: 4.5 * hour,
    operation: 'getOHLCIntraday',
    requestedFrom: null
  })
  expect(reader.read('NEW', '1h')).toMatchObject({ lastClose: 4.15, closed: { time: new Float64Array(0) } })
})

it('reads only the latest thousand bars', () => {
  const { store, reader } = staged()
  const bars = Array.from({ length: 1_200 }, (_, at) => bar(at))
  store.merge('BTC', '1h', {
    bars,
    fetchedAt: 2_000 * hour,
    operation: 'getOHLCIntraday',
    requestedFrom: null
  })
  const time = reader.read('BTC', '1h')?.closed.time
  expect([time?.length, time?.[0], time?.at(-1)]).toEqual([1_000, 200 * hour, 1_199 * hour])
})
