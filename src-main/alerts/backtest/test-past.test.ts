import { expect, test } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import type { Tested } from './backtest'
import type { PastTask } from './past-data'
import { testPast, type PastSources } from './test-past'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { day } from '../../../src-shared/time'

const now = Date.UTC(2026, 8, 15)
const from = now - 90 * day

const tested = (ago: readonly number[], unknown: Tested['unknown'] = []): Tested => ({
  from,
  to: now,
  unknown,
  untested: [],
  prices: [{ at: now, value: 1 }],
  triggers: ago.map(days => ({ from: now - days * day, to: now - days * day, isCertain: true })),
  counts: [7, 30, 90].map(days => ({
    days,
    certain: ago.filter(one => one < days).length,
    possible: unknown.length
  }))
})

function sources(coins: readonly string[], results: Readonly<Record<string, Tested>>) {
  const asked: (string | null)[] = []
  const test = async (tasks: readonly PastTask[]) => {
    asked.push(...tasks.map(({ draft }) => draft.coin))
    return tasks.map(({ draft }) => results[draft.coin ?? ''] ?? tested([]))
  }
  const past: PastSources['past'] = {
    worker: { test, end: () => undefined },
    candles: {
      candles: () => ({ price: { state: 'known', credits: 1, learned: null, reserve: 1 } }),
      candleReach: () => ({ offers: [], limit: { code: 'begins' } })
    }
  }
  const all: PastSources = {
    past,
    clock: stillClock(now),
    everyMs: () => 60_000,
    rhythms: () => null,
    knownAth: () => ({ price: null, since: null }),
    lists: () => [{ id: 1, name: 'Main', coins }],
    watched: () => coins,
    drawing: () => null
  }
  return { all, asked }
}

const draft = AlertDraft.parse({
  coin: null,
  scope: { kind: 'list', id: 1, name: 'Main' },
  anyOf: [[{ kind: 'price', is: 'above', value: 105 }]]
})

test('adds up the triggers of all coins and names those with incomplete data', async () => {
  const results = { A: tested([1, 40]), B: tested([3], [{ from, to: from + day }]) }
  const { all, asked } = sources(['A', 'B', 'C'], results)
  const sum = await testPast(draft, all)
  expect(asked).toEqual(['A', 'B', 'C'])
  expect(sum).toMatchObject({
    counts: [
      { days: 7, certain: 2, possible: 1 },
      { days: 30, certain: 2, possible: 1 },
      { days: 90, certain: 3, possible: 1 }
    ],
    coins: { tested: 3, of: 3, lacking: ['B'] },
    prices: [],
    load: null,
    everyMs: 60_000
  })
  expect(sum?.triggers.map(({ from: at }) => (now - at) / day)).toEqual([40, 3, 1])
})

test('limits the backtest to 50 coins and says so', async () => {
  const { all, asked } = sources(
    Array.from({ length: 60 }, (_, index) => `C${index}`),
    {}
  )
  expect(await testPast(draft, all)).toMatchObject({ coins: { tested: 50, of: 60 } })
  expect(asked).toHaveLength(50)
})
