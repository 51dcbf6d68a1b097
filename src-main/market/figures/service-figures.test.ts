import { expect, it } from 'vitest'
import type { Answer, WindowRow } from '../../../src-shared/contract/answer'
import { unknownCoin } from '../../../src-shared/figures/coin-twins'
import { day } from '../../../src-shared/time'
import { FactStore } from '../../platform/storage/fact-store'
import { openState } from '../../platform/storage/temp-storage.fixture'
import { coinServiceFigures, CollectedFigures } from './service-figures'

const now = 1_790_000_000_000

function open() {
  const facts = new FactStore(openState())
  const figures = new CollectedFigures(facts, { known: () => unknownCoin })
  const learn = (operation: string, coins: readonly string[], answer: Answer | null, at = now): void =>
    figures.learn({ operation, coins, answer, at })
  return { figures, facts, learn }
}

const highs = (...rows: readonly (readonly [symbol: string | null, ath: number | null])[]): Answer => ({
  kind: 'athAtl',
  dropped: 0,
  data: rows.map(([symbol, ath]) => ({
    symbol,
    ath,
    athAt: null,
    fromAthPercent: null,
    atl: null,
    atlAt: null,
    fromAtlPercent: null
  }))
})
const changes = (...rows: readonly (readonly [days: number | null, percent: number])[]): Answer => ({
  kind: 'windows',
  dropped: 0,
  data: rows.map(([days, percent]): WindowRow => ({ days, percent }))
})

it('saves the all-time high of each coin in a response', () => {
  const { figures, learn } = open()
  learn('getATHATL', ['BTC', 'ETH', 'SOL'], highs(['BTC', 70], ['ETH', 5], [null, 9]))
  expect(['BTC', 'ETH', 'SOL'].map(coin => figures.ath(coin)?.value)).toEqual([70, 5, undefined])
  learn('getATHATL', ['SOL'], highs([null, 9]))
  expect(figures.ath('SOL')).toEqual({ value: 9, at: now })
})

it('ignores an older response, and a newer one without the figure', () => {
  const { figures, learn } = open()
  learn('getATHATL', ['BTC'], highs(['BTC', 70]))
  learn('getATHATL', ['BTC'], highs(['BTC', 60]), now - 1)
  learn('getATHATL', ['BTC'], highs(['BTC', null]), now + 1)
  learn('getATHATL', ['BTC'], null, now + 2)
  expect(figures.ath('BTC')?.value).toBe(70)
})

it('removes a figure if its response no longer has it after a change of field mapping', async () => {
  const { figures, learn } = open()
  learn('getATHATL', ['BTC'], highs(['BTC', 70]))
  const history = [{ operation: 'getATHATL', params: { symbol: 'BTC' }, charged: 1, at: now }]
  const reread = (answer: Answer) =>
    figures.readAgain({ history: () => history, readSaved: async () => ({ answer }) as never })
  await reread(highs(['BTC', 80]))
  expect(figures.ath('BTC')?.value).toBe(80)
  await reread(highs(['BTC', null]))
  expect(figures.ath('BTC')).toBeNull()
})

it('ignores doubtful figures', () => {
  const { figures, learn } = open()
  const doubt = (fields: readonly string[]): Pick<Answer, 'reading'> => ({
    reading: {
      understood: 1,
      leftover: 0,
      furniture: 0,
      leftovers: [],
      leftoversBeyond: 0,
      sources: [],
      doubts: [{ code: 'which', fields, count: 1 }]
    }
  })
  learn('getATHATL', ['BTC'], { ...highs(['BTC', 70]), ...doubt(['ath']) } as Answer)
  learn('getPerformance', ['BTC'], { ...changes([7, 1]), ...doubt(['percent']) } as Answer)
  expect([figures.ath('BTC'), figures.performance('BTC')]).toEqual([null, null])
  learn('getATHATL', ['BTC'], { ...highs(['BTC', 70]), ...doubt(['atl']) } as Answer)
  expect(figures.ath('BTC')?.value).toBe(70)
})

it('shows price changes for a day after they were loaded, and an all-time high indefinitely', () => {
  const { figures, learn } = open()
  learn('getPerformance', ['BTC'], changes([7, 5], [30, -2], [180, 9], [null, 3]))
  learn('getATHATL', ['BTC'], highs(['BTC', 70]))
  // A response about volatility has the same shape, but it must not be used.
  learn('getVolatility', ['BTC'], changes([7, 99]), now + 1)
  const ath = { value: 70, at: now }
  expect(coinServiceFigures('BTC', figures, now + day)).toEqual({
    coin: 'BTC',
    ath,
    changes: { 7: { value: 5, at: now }, 30: { value: -2, at: now } }
  })
  expect(coinServiceFigures('BTC', figures, now + day + 1)).toEqual({ coin: 'BTC', ath, changes: {} })
  expect(coinServiceFigures('ETH', figures, now)).toBeNull()
})

it('forgets the figures of a coin', () => {
  const { figures, learn } = open()
  learn('getATHATL', ['BTC'], highs(['BTC', 70]))
  learn('getPerformance', ['BTC'], changes([7, 5]))
  figures.forget('BTC')
  expect(coinServiceFigures('BTC', figures, now)).toBeNull()
})

it('restores an all-time high that an older version stored', () => {
  const { figures, facts } = open()
  facts.writeOrQueue({ name: 'ath BTC', schema: { safeParse: () => ({ success: false }) } }, { price: 70 })
  expect(new CollectedFigures(facts, { known: () => unknownCoin }).ath('BTC')).toEqual({
    value: 70,
    at: null
  })
  expect(figures.ath('BTC')?.value).toBe(70)
})
