import { describe, expect, test } from 'vitest'
import type { Gauge } from '../contract/credits'
import type { BoardQuote } from '../contract/market'
import type { ScheduleStatus } from '../contract/schedule'
import { trayMenu, trayTooltip, type TrayFacts } from './tray-menu'

const now = Date.UTC(2026, 5, 10)

const quote = (symbol: string, price: number | null, part: Partial<BoardQuote> = {}): BoardQuote => ({
  symbol,
  name: null,
  price,
  priceText: null,
  low: null,
  high: null,
  changePercent: null,
  at: null,
  fetchedAt: null,
  exchange: null,
  missing: false,
  spark: [],
  ...part
})
const gauge = (part: Partial<Gauge> = {}): Gauge => ({
  used: 1_200,
  limit: 10_000,
  readAt: now,
  spentToday: 1_234,
  callsToday: 5,
  spentThisRun: 0,
  callsThisRun: 0,
  last: null,
  unsettled: { calls: 0, credits: 0 },
  ...part
})
const status = (part: Partial<ScheduleStatus> = {}): ScheduleStatus => ({
  health: 'live',
  paused: false,
  pausedUntil: null,
  next: { need: 'quotes', at: now + 12_000, reason: 'as planned' },
  fault: null,
  lastAnswerAt: now,
  locked: [],
  ...part
})
const facts = (part: Partial<TrayFacts> & { quotes?: BoardQuote[] } = {}): TrayFacts => {
  const { quotes = [quote('BTC', 68_078, { changePercent: -0.654 })], ...rest } = part
  return {
    board: { quotes, origin: 'live', fetchedAt: now },
    gauge: gauge(),
    status: status(),
    simulated: false,
    now,
    ...rest
  }
}
const labels = (given: TrayFacts): (string | null)[] => trayMenu(given).map(line => line?.label ?? null)

describe('the menu', () => {
  test('shows the first coins, the credits, what comes next, and what can be done', () => {
    const quotes = Array.from({ length: 9 }, (_, index) => quote(`C${index}`, index + 1))
    const lines = trayMenu(facts({ quotes: [quote('BTC', 68_078, { changePercent: -0.654 }), ...quotes] }))
    expect(lines).toEqual([
      { label: 'BTC  68,078.00  ▼ -0.65 %', action: { coin: 'BTC' } },
      ...[0, 1, 2, 3, 4].map(index => ({
        label: `C${index}  ${index + 1}.00`,
        action: { coin: `C${index}` }
      })),
      null,
      { label: 'Credits left: 8,800 of 10,000 · 1,234 today', action: 'credits' },
      { label: 'Next quotes in 12 s', action: null },
      { label: 'Pause', action: 'pause' },
      null,
      { label: 'Open Candlewick', action: 'open' },
      { label: 'Quit', action: 'quit' }
    ])
  })

  test('says that data is simulated, before all else', () => {
    expect(labels(facts({ simulated: true })).slice(0, 2)).toEqual(['Simulated data', null])
  })

  test('without coins says so', () => {
    expect(labels(facts({ quotes: [] }))[0]).toBe('No coins watched')
  })

  test('offers to resume what is paused', () => {
    const lines = trayMenu(facts({ status: status({ paused: true, next: null }) }))
    expect(lines).toContainEqual({ label: 'Resume', action: 'resume' })
    expect(lines).toContainEqual({ label: 'Paused: nothing is asked', action: null })
    expect(lines.map(line => line?.action)).not.toContain('pause')
  })
})

describe('a price', () => {
  test.each<[BoardQuote, string]>([
    [quote('A', 0), 'A  0.00'],
    [quote('A', 1), 'A  1.00'],
    [quote('A', 1_234_567.891), 'A  1,234,567.89'],
    [quote('A', 0.5), 'A  0.5000'],
    [quote('A', 0.00001234), 'A  0.00001234'],
    [quote('A', 1.5e-14), 'A  0.0000000000000150'],
    [quote('A', -3), 'A  -3.00'],
    [quote('A', 5, { changePercent: 2 }), 'A  5.00  ▲ +2.00 %'],
    [quote('A', 5, { changePercent: 0 }), 'A  5.00  ■ 0.00 %'],
    [quote('A', 5, { changePercent: -0.001 }), 'A  5.00  ■ 0.00 %'],
    [quote('A', null), 'A  –'],
    [quote('A', null, { missing: true }), 'A  not returned'],
    [quote('A', 7, { missing: true }), 'A  7.00 (not returned)']
  ])('%#: %s', (given, label) => {
    expect(labels(facts({ quotes: [given] }))[0]).toBe(label)
  })
})

describe('credits', () => {
  test.each<[Partial<Gauge>, string]>([
    [{ used: null }, 'Credits left: unknown · 1,234 today'],
    [{ limit: null }, 'Credits left: unknown · 1,234 today'],
    [{ used: 0, limit: 100 }, 'Credits left: 100 of 100 · 1,234 today'],
    [{ used: 120, limit: 100, spentToday: 0 }, 'Credits left: 0 of 100 · 0 today']
  ])('%o', (part, label) => {
    expect(labels(facts({ gauge: gauge(part) }))).toContain(label)
  })
})

describe('what comes next', () => {
  const next = (need: 'quotes' | 'coin-list', inMs: number): Partial<ScheduleStatus> => ({
    next: { need, at: now + inMs, reason: 'as planned' }
  })
  const minute = 60_000

  test.each<[Partial<ScheduleStatus>, string]>([
    [next('quotes', -5_000), 'Next quotes in 0 s'],
    [next('quotes', 89_000), 'Next quotes in 89 s'],
    [next('quotes', 5 * minute), 'Next quotes in 5 min'],
    [next('quotes', 3 * 60 * minute), 'Next quotes in 3 h'],
    [next('coin-list', 6 * 1440 * minute), 'Next coin list in 6 d'],
    [{ next: null }, 'Nothing planned'],
    [{ health: 'stopped', next: null }, 'Stopped: open Candlewick to go on'],
    [{ health: 'offline', ...next('quotes', minute) }, 'Offline · Next quotes in 60 s'],
    [
      { health: 'closed', ...next('quotes', 60 * minute) },
      'The service asked to wait · Next quotes in 60 min'
    ]
  ])('%o: %s', (part, label) => {
    expect(labels(facts({ status: status(part) }))).toContain(label)
  })
})

describe('the line under the pointer', () => {
  test.each<[TrayFacts, string]>([
    [facts(), 'Candlewick: BTC 68,078.00  ▼ -0.65 %'],
    [facts({ simulated: true, quotes: [] }), 'Candlewick (simulated): no prices yet'],
    [
      facts({ quotes: [quote('A', null), quote('B', 2)], status: status({ paused: true }) }),
      'Candlewick: B 2.00, paused'
    ],
    [facts({ quotes: [], status: status({ health: 'offline' }) }), 'Candlewick: no prices yet, offline'],
    [facts({ quotes: [], status: status({ health: 'stopped' }) }), 'Candlewick: no prices yet, stopped']
  ])('%#: %s', (given, line) => {
    expect(trayTooltip(given)).toBe(line)
  })
})
