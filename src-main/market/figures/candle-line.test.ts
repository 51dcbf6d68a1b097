import { describe, expect, test } from 'vitest'
import type { AlertCondition } from '../../../src-shared/conditions/catalogue'
import { catalogue } from '../../../src-shared/indicators/catalogue'
import { defaults } from '../../../src-shared/indicators/params'
import { factsAt, ruleOf, seriesFact, start } from '../../alerts/alert-facts.fixture'
import { lineIssue } from './line-issue'
import { alertLine } from './candle-line'
import { freshMemory, replay } from '../../alerts/replay'
import { m } from '../../../src-shared/messages/m'
import { alertIssueWords } from '../../../src-shared/words/alert-issue'
import { lineWords, type AlertLine } from '../../../src-shared/conditions/line'
import { hour } from '../../../src-shared/time'

const closes = Array.from({ length: 160 }, (_, index) => 100 + 20 * Math.cos((index * Math.PI) / 40))
const { candles } = seriesFact(closes)

test('computes one value per candle for every line of every indicator', () => {
  for (const definition of catalogue) {
    for (const { id: line } of definition.outputs) {
      const request = { indicator: definition.id, params: defaults(definition), line }
      expect(lineIssue(request)).toBeNull()
      expect(alertLine(candles, request)?.length).toBe(closes.length)
    }
  }
})

test('reports an unknown indicator, an unknown line and an invalid setting', () => {
  const lineFault = (line: AlertLine): string => {
    const issue = lineIssue(line)
    return issue === null ? '' : alertIssueWords(issue)
  }
  expect(lineFault({ indicator: 'no-such', params: {}, line: 'value' })).toBe(
    m.alerts.issue['indicator-unknown']()
  )
  expect(lineFault({ indicator: 'rsi', params: {}, line: 'no-such' })).toBe(
    m.alerts.lineUnknown({ short: 'RSI', line: 'no-such' })
  )
  expect(lineFault({ indicator: 'rsi', params: { period: 0 }, line: 'value' })).toMatch(/Period/)
  expect(alertLine(candles, { indicator: 'rsi', params: { period: 0 }, line: 'value' })).toBeNull()
})

test('an indicator based on volume has no values if volumes are missing', () => {
  const [first] = catalogue.filter(definition => definition.needsVolume)
  if (!first) throw new Error('no indicator of volume')
  const line = alertLine(candles, { indicator: first.id, params: {}, line: first.outputs[0]?.id ?? '' })
  expect(line?.every(Number.isNaN)).toBe(true)
})

test('names a line by the settings of its indicator', () => {
  expect(lineWords({ indicator: 'rsi', params: { period: 9 }, line: 'value' })).toBe('RSI(9)')
  expect(lineWords({ indicator: 'bar', params: {}, line: 'close' })).toBe('close')
})

function barsOf(condition: AlertCondition): number[] {
  const rule = ruleOf([condition])
  let memory = freshMemory(rule.anyOf)
  const bars: number[] = []
  for (let closed = 60; closed <= closes.length; closed++) {
    const now = start + closed * hour
    const series = seriesFact(closes.slice(0, closed))
    const evaluated = replay(rule, memory, factsAt(now, { series: () => series, line: alertLine }))
    memory = evaluated.memory
    bars.push(...evaluated.occurrences.map(({ at }) => (at - start) / hour - 1))
  }
  return bars
}

describe('conditions on a turning price', () => {
  test('finds the bars where Supertrend turns, in each direction', () => {
    const flips = (way: 'up' | 'down' | 'either'): number[] =>
      barsOf({ kind: 'supertrend', interval: '1h', period: 10, factor: 3, way })
    const [up, down] = [flips('up'), flips('down')]
    // The price peaks at bar 80 and bottoms at bar 120.
    expect(down.length).toBe(1)
    expect(down[0]).toBeGreaterThan(80)
    expect(down[0]).toBeLessThan(110)
    expect(up.every(bar => bar > 120 || bar < 80)).toBe(true)
    expect(up.length).toBeGreaterThan(0)
    expect(flips('either')).toEqual([...up, ...down].sort((a, b) => a - b))
  })

  test('finds the crossing of two averages', () => {
    const average = (period: number) => ({ indicator: 'sma', params: { period }, line: 'value' })
    const crossings = barsOf({
      kind: 'indicator',
      interval: '1h',
      line: average(5),
      is: 'crosses',
      against: { line: average(20) }
    })
    const mean = (period: number, bar: number): number =>
      closes.slice(bar - period + 1, bar + 1).reduce((a, b) => a + b, 0) / period
    const expected = closes.flatMap((_, bar) => {
      if (bar < 60) return []
      const [before, now] = [mean(5, bar - 1) - mean(20, bar - 1), mean(5, bar) - mean(20, bar)]
      return Math.sign(before) !== Math.sign(now) ? [bar] : []
    })
    expect(crossings).toEqual(expected)
    expect(crossings.length).toBeGreaterThan(1)
  })

  test('finds a close outside the bands on the chosen side', () => {
    const out = (way: 'up' | 'down' | 'either'): number[] =>
      barsOf({ kind: 'breakout', interval: '1h', period: 10, factor: 1.4, way })
    const [up, down] = [out('up'), out('down')]
    expect(up.length).toBeGreaterThan(0)
    expect(down.length).toBeGreaterThan(0)
    const either = out('either')
    expect([...up, ...down].every(bar => either.includes(bar))).toBe(true)
  })
})
