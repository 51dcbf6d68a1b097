import { describe, expect, test } from 'vitest'
import type { Gauge } from '../../../src-shared/contract/credits'
import type { BoardQuote } from '../../../src-shared/contract/market'
import type { ScheduleStatus } from '../../../src-shared/contract/schedule'
import { nothingKnown } from '../../market/quote-store'
import { faultOf } from '../../platform/faults/fault'
import { trayMenu, trayState, trayTitle, trayTooltip, type TrayFacts } from './tray-menu'
import { minute } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

const now = Date.UTC(2026, 5, 10)

const quote = (symbol: string, price: number | null, part: Partial<BoardQuote> = {}): BoardQuote => ({
  ...nothingKnown(symbol),
  name: null,
  price,
  refused: null,
  spark: [],
  ...part
})
const gauge = (part: Partial<Gauge> = {}): Gauge => ({
  used: 1_200,
  limit: 10_000,
  readAt: now,
  quotaReported: 'yes',
  today: { from: 0, spent: 1_234, reserved: 0, unknown: 0, calls: 5 },
  thisRun: { spent: 0, reserved: 0, unknown: 0, calls: 0 },
  last: null,
  reserved: { calls: 0, credits: 0 },
  unknown: { calls: 0, credits: 0 },
  ...part
})
const status = (part: Partial<ScheduleStatus> = {}): ScheduleStatus => ({
  health: 'live',
  paused: false,
  pausedUntil: null,
  next: { need: 'quotes', at: now + 12_000, reason: { code: 'as-planned' } },
  fault: null,
  remedy: null,
  disk: null,
  loading: null,
  lastAnswerAt: now,
  locked: [],
  ...part
})
const facts = (part: Partial<TrayFacts> & { quotes?: BoardQuote[] } = {}): TrayFacts => {
  const { quotes = [quote('BTC', 68_078, { changePercent: -0.654 })], ...rest } = part
  return {
    board: {
      quotes,
      origin: 'live',
      fetchedAt: now,
      price: { state: 'known', credits: 1, learned: null, reserve: 1 }
    },
    gauge: gauge(),
    status: status(),
    unread: 0,
    coin: null,
    simulated: false,
    now,
    ...rest
  }
}
const labels = (given: TrayFacts): (string | null)[] => trayMenu(given).map(line => line?.label ?? null)

describe('the menu', () => {
  test('shows the first coins, the credits, the next call and the actions', () => {
    const quotes = Array.from({ length: 9 }, (_, index) => quote(`C${index}`, index + 1))
    const lines = trayMenu(facts({ quotes: [quote('BTC', 68_078, { changePercent: -0.654 }), ...quotes] }))
    expect(lines).toEqual([
      { label: 'BTC  68,078.00  ▼ −0.65 %', action: { coin: 'BTC' } },
      ...[0, 1, 2, 3, 4].map(index => ({
        label: `C${index}  ${index + 1}.0000`,
        action: { coin: `C${index}` }
      })),
      null,
      {
        label: m.tray.creditsLeft({
          left: '8,800',
          limit: '10,000',
          today: m.tray.spentToday({ credits: '1,234' })
        }),
        action: 'credits'
      },
      { label: 'Next quotes at 21:30:12', action: null },
      { label: m.shell.pause.hour(), action: 'pause-hour' },
      { label: m.shell.pause.tomorrow(), action: 'pause-day' },
      { label: m.shell.pause.untilResumed(), action: 'pause' },
      null,
      { label: m.tray.open(), action: 'open' },
      { label: m.windows.ticker.open(), action: 'ticker' },
      { label: m.tray.quit(), action: 'quit' }
    ])
  })

  test('the menu begins with a note that data is simulated', () => {
    expect(labels(facts({ simulated: true })).slice(0, 2)).toEqual([m.shell.simulated.region(), null])
  })

  test('shows a note if there are no coins', () => {
    expect(labels(facts({ quotes: [] }))[0]).toBe(m.tray.noCoins())
  })

  test('offers to resume while paused', () => {
    const lines = trayMenu(facts({ status: status({ health: 'paused', paused: true, next: null }) }))
    expect(lines).toContainEqual({ label: m.shell.pause.resume(), action: 'resume' })
    expect(lines).toContainEqual({ label: m.tray.paused(), action: null })
    expect(lines.map(line => line?.action)).not.toContain('pause-hour')
    const pausedUntil = now + 3 * 3_600_000
    expect(
      labels(facts({ status: status({ health: 'paused', paused: true, pausedUntil, next: null }) }))
    ).toContain(m.tray.pausedUntil({ when: 'tomorrow 00:30' }))
  })

  test('shows the number of new alerts in a line that opens them', () => {
    expect(trayMenu(facts({ unread: 3 }))[0]).toEqual({
      label: m.tray.unread({ count: 3 }),
      action: 'alerts'
    })
  })

  test('stays the same while only time passes', () => {
    const given = facts()
    expect(trayMenu({ ...given, now: now + 5_000 })).toEqual(trayMenu(given))
  })
})

describe('a price', () => {
  test.each<[BoardQuote, string]>([
    [quote('A', 0), 'A  0.00'],
    [quote('A', 1), 'A  1.0000'],
    [quote('A', 1_234_567.891), 'A  1,234,568'],
    [quote('A', 0.5), 'A  0.5000'],
    [quote('A', 0.00001234), 'A  0.00001234'],
    [quote('A', 1.5e-14), 'A  1.500e−14'],
    [quote('A', 2.18341), 'A  2.1834'],
    [quote('A', -3), 'A  −3.0000'],
    [quote('A', 5, { changePercent: 2 }), 'A  5.0000  ▲ +2.00 %'],
    [quote('A', 5, { changePercent: 0 }), 'A  5.0000  ■ 0.00 %'],
    [quote('A', 5, { changePercent: -0.001 }), 'A  5.0000  ■ 0.00 %'],
    [quote('A', null), 'A  –'],
    [quote('A', null, { missing: true }), 'A  missing'],
    [quote('A', 7, { missing: true }), m.tray.priceLeftOut({ price: 'A  7.0000' })],
    [quote('A', 7, { doubt: 'leap' }), m.tray.priceInDoubt({ price: 'A  7.0000' })],
    [quote('A', 7, { doubt: 'unread' }), 'A  7.0000 (old)']
  ])('a price in case %# is shown as %s', (given, label) => {
    expect(labels(facts({ quotes: [given] }))[0]).toBe(label)
  })
})

describe('credits', () => {
  test.each<[Partial<Gauge>, string]>([
    [{ used: null }, m.tray.creditsUnknown({ today: m.tray.spentToday({ credits: '1,234' }) })],
    [{ limit: null }, m.tray.creditsUnknown({ today: m.tray.spentToday({ credits: '1,234' }) })],
    [
      { used: 0, limit: 100 },
      m.tray.creditsLeft({ left: '100', limit: '100', today: m.tray.spentToday({ credits: '1,234' }) })
    ],
    [
      { used: 120, limit: 100, today: { from: 0, spent: 0, reserved: 7, unknown: 600, calls: 7 } },
      m.tray.creditsLeft({
        left: '0',
        limit: '100',
        today: `${m.tray.spentToday({ credits: '0' })}, ${m.tray.reserved({ credits: '7' })}, ${m.tray.unknown({ credits: '600' })}`
      })
    ]
  ])('shows the credits for %o', (part, label) => {
    expect(labels(facts({ gauge: gauge(part) }))).toContain(label)
  })
})

describe('the next call', () => {
  const next = (need: 'quotes' | 'coin-list', inMs: number): Partial<ScheduleStatus> => ({
    next: { need, at: now + inMs, reason: { code: 'as-planned' } }
  })

  test.each<[Partial<ScheduleStatus>, string]>([
    [next('quotes', -5_000), 'Next quotes at 21:29:55'],
    [next('quotes', 89_000), 'Next quotes at 21:31:29'],
    [next('quotes', 5 * minute), 'Next quotes at 21:35:00'],
    [next('quotes', 3 * 60 * minute), 'Next quotes tomorrow 00:30'],
    [next('coin-list', 6 * 1440 * minute), 'Next coin list on 15 Jun 21:30'],
    [{ next: null }, m.tray.nothingPlanned()],
    [{ next: null, loading: 'quotes' }, m.tray.loading({ need: 'quotes' })],
    [{ health: 'stopped', next: null }, m.tray.stopped()],
    [
      { health: 'stopped', next: null, fault: faultOf('key-refused') },
      m.tray.stoppedBecause({ reason: m.faults.what['key-refused']() })
    ],
    [
      { health: 'offline', ...next('quotes', minute) },
      m.tray.prefix.offline({ line: 'Next quotes at 21:31:00' })
    ],
    [
      { health: 'rate-limited', ...next('quotes', 60 * minute) },
      m.tray.prefix['rate-limited']({ line: 'Next quotes at 22:30' })
    ],
    [
      {
        health: 'rate-limited',
        fault: faultOf('limited', { retryAt: now + minute }),
        ...next('quotes', 60 * minute)
      },
      m.tray.prefix.waiting({ line: 'Next quotes at 22:30' })
    ],
    [
      { health: 'failing', ...next('quotes', minute) },
      m.tray.prefix.failing({ line: 'Next quotes at 21:31:00' })
    ],
    [{ health: 'unplanned', next: null }, m.tray.unplanned()]
  ])('shows the next call for %o: %s', (part, label) => {
    expect(labels(facts({ status: status(part) }))).toContain(label)
  })
})

describe('the tooltip', () => {
  test.each<[TrayFacts, string]>([
    [facts(), m.tray.tooltip({ line: 'BTC 68,078.00  ▼ −0.65 %' })],
    [facts({ simulated: true, quotes: [] }), m.tray.tooltipSimulated({ line: m.tray.noPrices() })],
    [
      facts({
        quotes: [quote('A', null), quote('B', 2)],
        status: status({ health: 'paused', paused: true })
      }),
      m.tray.tooltip({ line: 'B 2.0000, paused' })
    ],
    [facts({ unread: 2 }), m.tray.tooltip({ line: 'BTC 68,078.00  ▼ −0.65 %, 2 new' })],
    [
      facts({ status: status({ health: 'paused', paused: true, pausedUntil: now + 60_000 }) }),
      m.tray.tooltip({ line: 'BTC 68,078.00  ▼ −0.65 %, paused until 21:31:00' })
    ],
    [
      facts({ quotes: [], status: status({ health: 'offline' }) }),
      m.tray.tooltip({ line: 'no prices, offline' })
    ],
    [
      facts({ quotes: [], status: status({ health: 'stopped' }) }),
      m.tray.tooltip({ line: 'no prices, stopped' })
    ],
    [
      facts({ status: status({ health: 'failing' }) }),
      m.tray.tooltip({ line: 'BTC 68,078.00  ▼ −0.65 %, no new prices' })
    ]
  ])('the tooltip in case %# is %s', (given, line) => {
    expect(trayTooltip(given)).toBe(line)
  })
})

describe('the chosen coin', () => {
  const quotes = [quote('BTC', 68_078), quote('ETH', 3_512.4, { changePercent: 1 })]

  test.each<[string | null, string]>([
    [null, 'BTC 68,078'],
    ['ETH', 'ETH 3,512'],
    ['GONE', 'BTC 68,078']
  ])('with %s as the chosen coin, shows the price next to the icon as %s', (coin, title) => {
    expect(trayTitle(facts({ quotes, coin }))).toBe(title)
  })

  test.each([
    [142.34, 'A 142.3'],
    [1.5, 'A 1.500'],
    [0.02345, 'A 0.02345'],
    [null, '']
  ])('shows the price %d next to the icon as %s', (price, title) => {
    expect(trayTitle(facts({ quotes: [quote('A', price)] }))).toBe(title)
  })

  test.each<[Partial<TrayFacts> & { quotes?: BoardQuote[] }, string]>([
    [{ quotes, coin: 'ETH' }, 'up'],
    [{ quotes, coin: 'BTC' }, 'normal'],
    [{ quotes: [quote('A', 1, { changePercent: -2 })] }, 'down'],
    [{ quotes, coin: 'ETH', unread: 1 }, 'up-alert'],
    [{ quotes, coin: 'BTC', unread: 1 }, 'alert'],
    [{ quotes: [], unread: 1 }, 'alert'],
    [{ status: status({ health: 'offline' }), unread: 1 }, 'offline'],
    [{ status: status({ health: 'stopped' }) }, 'offline'],
    [{ status: status({ health: 'failing' }) }, 'offline'],
    [{ status: status({ health: 'paused', paused: true }) }, 'offline'],
    [{ status: status({ health: 'rate-limited' }) }, 'down']
  ])('in case %# the icon is %s', (given, state) => {
    expect(trayState(facts(given))).toBe(state)
  })
})
