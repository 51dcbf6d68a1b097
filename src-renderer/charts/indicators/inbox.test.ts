import { expect, it } from 'vitest'
import { Inbox } from './inbox'
import type { IndicatorRequest } from './messages'

const none = new Float64Array(0)
const candles = { time: none, open: none, high: none, low: none, close: none, volume: none }
const load = (chart: string, series: number): IndicatorRequest => ({
  kind: 'load',
  chart,
  series,
  candles,
  plans: []
})
const plan = (chart: string, series: number): IndicatorRequest => ({ kind: 'plan', chart, series, plans: [] })

function inbox() {
  const taken: string[] = []
  const runs: (() => void)[] = []
  const made = new Inbox(
    ask => taken.push(`${ask.kind} ${ask.chart}${ask.series}`),
    run => runs.push(run)
  )
  const put = (...asks: readonly IndicatorRequest[]): void => asks.forEach(ask => made.put(ask))
  return { taken, runs, put, later: () => runs.splice(0).forEach(run => run()) }
}

it('forwards only the latest candles of each chart when several requests are waiting', () => {
  const { put, taken, runs, later } = inbox()
  put(load('a', 1), plan('a', 1), load('b', 1), load('a', 2), load('a', 3), plan('a', 3))
  expect(taken).toEqual([])
  expect(runs).toHaveLength(1)
  later()
  expect(taken).toEqual(['load a3', 'plan a3', 'load b1'])
  put(load('a', 4))
  later()
  expect(taken.at(-1)).toBe('load a4')
})

it('forwards requests at once if no candles are waiting', () => {
  const { put, taken } = inbox()
  put(plan('a', 1), load('b', 1), plan('a', 1))
  expect(taken).toEqual(['plan a1', 'plan a1'])
})
