import { screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Alert, AlertsState, InboxEntry, Lateness, TriggerDetails } from '@contract'
import { fakeStatus, fixtureNow, noAlerts } from '../bridge/fake-facts.fixture'
import { lendBrowser } from '../browser.fixture'
import { formatMoment } from '../../src-shared/format/date'
import { m } from '../../src-shared/messages/m'
import { minute } from '../../src-shared/time'
import { alert, entry, show } from './alerts-view.fixture'

beforeAll(lendBrowser)
afterEach(() => vi.restoreAllMocks())

it('offers to create the first alert', async () => {
  const { user } = await show({})
  const first = screen.getByRole('button', { name: m.alerts.empty.action() })
  expect([...document.querySelectorAll('.primary')]).toEqual([first])
  await user.click(first)
  expect(screen.getByRole('dialog', { name: m.alerts.form.newTitle() })).toBeTruthy()
})

it('lists an alert with its state, distance, last check and cost', async () => {
  const { user, wire } = await show({ alerts: [alert] })
  const row = screen.getByRole('row', { name: /price above 70,000/ })
  for (const words of ['watching', 'BTC', '+2.90 %', m.common.justNow()])
    expect(row.textContent).toContain(words)
  expect(row.querySelector('[data-price="free"]')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.alerts.row.more() }))
  await user.click(screen.getByRole('menuitem', { name: m.alerts.snoozeFor({ span: '1 hour' }) }))
  expect(wire.inputs('alerts', 'snooze')).toMatchObject([{ id: 1 }])
  await user.click(screen.getByRole('switch', { name: m.alerts.pauseAll() }))
  expect(wire.inputs('alerts', 'pauseAll')).toEqual([{ paused: true }])
})

it('shows the inbox next to the alerts in a wide window', async () => {
  const narrow = matchMedia('')
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ ...narrow, matches: true })
  const { user, wire } = await show({ alerts: [alert], inbox: [entry], unread: 1 })
  const inbox = screen.getByRole('region', { name: m.alerts.inboxUnread({ unread: '1' }) })
  expect(within(inbox).getByRole('listitem')).toBeTruthy()
  expect(screen.getByRole('row', { name: /price above 70,000/ })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: m.alerts.listCount({ count: '1' }) })).toBeNull()
  await user.click(within(inbox).getByRole('button', { name: m.alerts.inboxMarkAllRead() }))
  expect(wire.inputs('alerts', 'markRead')).toHaveLength(1)
})

it.each([
  ['stopped', 'watching', 0],
  ['offline', 'watching', 1],
  ['paused', 'watching', 0],
  ['live', 'watching', 0],
  ['offline', 'done', 0]
] as const)('with updates %s and an alert %s, shows %i warnings', async (health, status, warnings) => {
  const { wire } = await show({ alerts: [{ ...alert, status } as Alert] })
  wire.say('scheduleChanged', { ...fakeStatus, health })
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(screen.queryAllByText(m.alerts.withoutPrices.title())).toHaveLength(warnings)
})

it.each([
  ['watching', '36'],
  ['snoozed', '36'],
  ['done', '0'],
  ['paused', '0']
] as const)('shows the current cost of an alert with status %s: %s a day', async (status, credits) => {
  const cost = { callsPerDay: 6, creditsPerDay: 36, series: ['4h'] }
  await show({ alerts: [{ ...alert, status, cost } as Alert] })
  const row = screen.getByRole('row', { name: /price above 70,000/ })
  expect(row.querySelector('[data-price] [aria-hidden]')?.textContent).toBe(credits)
  const title = row.querySelector('[data-price]')?.closest('[title]')?.getAttribute('title')
  if (credits === '0') expect(title).toMatch(/^When resumed, this alert loads .*36 credits a day/)
})

it("explains why an alert can't be evaluated", async () => {
  const blockedReason = { code: 'plan-required', interval: '1h' } as const
  await show({ alerts: [{ ...alert, status: 'blocked', blockedReason }] })
  expect(screen.getByText(m.chart.locked.title({ interval: '1h' }))).toBeTruthy()
})

it('restores a removed alert and keeps the focus in the list', async () => {
  const all = [3, 2, 1].map(id => ({ ...alert, id, coin: ['BTC', 'ETH', 'SOL'][id - 1]! }))
  let left = all
  const state = (): AlertsState => ({ ...noAlerts, alerts: left })
  const { user, wire } = await show(
    { alerts: all },
    {
      remove: ({ id }) => {
        left = left.filter(one => one.id !== id)
        return state()
      },
      putBack: () => {
        left = all
        return state()
      }
    }
  )
  const coins = (): readonly (string | undefined)[] =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => row.querySelector('.coin')?.textContent)
  screen.getAllByRole('button', { name: m.alerts.row.more() })[1]!.focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menu')
  await user.keyboard('{End}{Enter}')
  expect(wire.inputs('alerts', 'remove')).toEqual([{ id: 2 }])
  await waitFor(() => expect(document.activeElement?.role).toBe('grid'))
  expect(coins()).toEqual(['SOL', 'BTC'])
  expect(screen.getByRole('row', { selected: true }).textContent).toContain('BTC')
  await user.click(screen.getByRole('button', { name: m.common.undo() }))
  expect(wire.inputs('alerts', 'putBack')).toEqual([{ id: 2 }])
  await waitFor(() => expect(coins()).toEqual(['SOL', 'ETH', 'BTC']))
  expect(document.activeElement?.role).toBe('grid')
})

it('lists notifications in the inbox, where they can be marked as read or snoozed', async () => {
  const { user, wire } = await show({ alerts: [alert], inbox: [entry], unread: 1 })
  await user.click(screen.getByRole('radio', { name: /1 unread/ }))
  expect(screen.getByText('At 70,012.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.alerts.entryMarkRead() }))
  expect(wire.inputs('alerts', 'markRead')).toEqual([{ ids: [9] }])
  await user.click(screen.getByRole('button', { name: m.alerts.entrySnooze() }))
  await user.click(screen.getByRole('menuitem', { name: m.alerts.snoozeFor({ span: '15 minutes' }) }))
  expect(wire.inputs('alerts', 'snooze')).toMatchObject([{ id: 1 }])
})

it('groups the alerts on one coin that triggered together, and marks them as read together', async () => {
  const others = [102, 103].map((value, at) => ({
    ...{ ...entry, id: 8 - at, alertId: 2 + at },
    noticed: {
      ...entry.noticed,
      conditions: [{ condition: { kind: 'price', is: 'above', value }, value: 106 }]
    }
  })) as InboxEntry[]
  const eth = { ...entry, id: 5, alertId: 4, coin: 'ETH' }
  const { user, wire } = await show({ alerts: [alert], inbox: [entry, ...others, eth], unread: 4 })
  await user.click(screen.getByRole('radio', { name: /4 unread/ }))
  const title = m.alerts.inboxGroup({ coin: 'BTC', count: 3 })
  const group = screen.getByRole('button', { name: title })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('price above 70,000 · price above 102 · price above 103')).toBeTruthy()
  expect(screen.queryByText('BTC: price above 102')).toBeNull()
  const [readAll] = screen.getAllByRole('button', { name: m.alerts.entryMarkRead() })
  await user.click(readAll!)
  expect(wire.inputs('alerts', 'markRead')).toEqual([{ ids: [9, 8, 7] }])
  group.focus()
  await user.keyboard('{Enter}')
  expect(group.ariaExpanded ?? group.getAttribute('aria-expanded')).toBe('true')
  const inner = screen.getByText('BTC: price above 102').closest('li')!
  expect(within(inner).getByText('At 106.')).toBeTruthy()
  expect(within(inner).getByRole('time').getAttribute('datetime')).toBe(new Date(entry.at).toISOString())
  await user.click(within(inner).getByRole('button', { name: m.alerts.why.action() }))
  await waitFor(() => expect(wire.inputs('alerts', 'why')).toEqual([{ id: 8, of: 'entry' }]))
})

it('lists the nearest alerts first and collapses finished ones', async () => {
  const far = { ...alert, id: 2, coin: 'ETH', distance: { by: -9, unit: 'percent' } } as const
  const done = { ...alert, id: 3, coin: 'SOL', status: 'done' } as const
  const { user, wire } = await show({ alerts: [done, far, alert] })
  const coins = (): readonly (string | undefined)[] =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => row.querySelector('.coin')?.textContent)
  expect(coins()).toEqual(['BTC', 'ETH'])
  screen.getByText(m.alerts.listCount({ count: '2' }))
  expect(wire.inputs('marketFigures', 'view')).toEqual([{ list: 'alerts', coins: ['BTC', 'ETH', 'SOL'] }])
  await user.click(screen.getByRole('button', { name: m.alerts.over.show({ count: 1 }) }))
  expect(coins()).toEqual(['BTC', 'ETH', 'SOL'])
  await user.click(screen.getByRole('button', { name: m.alerts.over.hide() }))
  await user.type(screen.getByLabelText(m.alerts.search.label()), 'sol')
  expect(coins()).toEqual(['SOL'])
})

it('shows the history of an alert', async () => {
  const { user, wire } = await show({ alerts: [alert] })
  await user.click(screen.getByRole('button', { name: m.alerts.row.more() }))
  await user.click(screen.getByRole('menuitem', { name: m.alerts.log.title() }))
  await waitFor(() => expect(screen.getByText('At 70,012.')).toBeTruthy())
  expect(wire.inputs('alerts', 'history')).toEqual([{ id: 1, before: null }])
})

it('shows alerts as paused while all are paused, and as costing nothing', async () => {
  const slow = { ...alert, id: 2, cost: { callsPerDay: 24, creditsPerDay: null, series: ['BTC 1h'] } }
  const { user } = await show({ alerts: [slow], pausedAll: true })
  const row = screen.getAllByRole('row')[1]!
  expect(row.dataset['status']).toBe('paused')
  within(row).getByText(m.alerts.status.paused())
  expect(row.textContent).not.toContain('?')
  await user.click(within(row).getByRole('button', { name: m.alerts.row.more() }))
  screen.getByRole('menuitem', { name: m.shell.pause.label() })
})

it('finds alerts by words and sorts them by column', async () => {
  const other: Alert = {
    ...alert,
    id: 2,
    coin: 'ETH',
    anyOf: [[{ kind: 'price', is: 'below', value: 3_000 }]],
    distance: { by: -0.4, unit: 'points' }
  }
  const { user } = await show({ alerts: [alert, other] })
  const rows = (): readonly (string | null)[] =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => row.querySelector('.coin')!.textContent)
  expect(screen.getByRole('row', { name: /price below/ }).textContent).toContain(
    m.formats.points({ value: '−0.40' })
  )
  expect(rows()).toEqual(['BTC', 'ETH'])
  await user.click(screen.getByRole('button', { name: m.alerts.column.distance() }))
  expect(rows()).toEqual(['ETH', 'BTC'])
  await user.type(screen.getByLabelText(m.alerts.search.label()), 'below')
  expect(rows()).toEqual(['ETH'])
  await user.type(screen.getByLabelText(m.alerts.search.label()), ' nothing')
  expect(screen.getByText(m.alerts.search.empty({ text: 'below nothing' }))).toBeTruthy()
})

it('shows the current value of each condition, or why there is none', async () => {
  const [[result]] = alert.results as [[Alert['results'][number][number]]]
  const waiting = { ...result, value: null, missing: { code: 'of-its-kind' } as const }
  const change = { kind: 'change', way: 'up', percent: 5, over: '7d' } as const
  const anyOf = alert.anyOf.map(group => [...group, change])
  await show({ alerts: [{ ...alert, anyOf, results: [[result, waiting]] }] })
  expect(screen.getByText('Now 68,000')).toBeTruthy()
  expect(
    screen.getByText(m.alerts.row.waiting({ reason: m.conditions.changeMissing({ over: '7d' }) }))
  ).toBeTruthy()
})

it('shows whether each message was delivered and why not', async () => {
  const status = { code: 'status', status: 502 } as const
  const at = { at: fixtureNow }
  const deliveries = [
    { ...at, routeId: 'a', state: 'delivered', reason: null },
    { ...at, routeId: 'b', state: 'unknown', reason: status },
    { ...at, routeId: 'c', state: 'failed', reason: { code: 'redirected' } }
  ] as const
  const { user } = await show({ alerts: [alert], inbox: [{ ...entry, deliveries }] })
  await user.click(screen.getByRole('radio', { name: /Inbox/ }))
  const route = m.routes.removed()
  const { state, reason } = m.routes
  for (const words of [
    m.routes.delivery({ route, state: state.delivered() }),
    m.routes.deliveryReason({ route, state: state.unknown(), reason: reason.status(status) }),
    m.routes.deliveryReason({ route, state: state.failed(), reason: reason.redirected() })
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

it('loads older inbox entries', async () => {
  // The format of texts saved by an earlier version.
  const noticed = { code: 'sentences', title: 'BTC: price above 1', body: 'Long ago.' } as const
  const inbox = Array.from({ length: 100 }, (_, index) => ({ ...entry, id: 200 - index }))
  const { user, wire } = await show({ inbox }, { history: () => [{ ...entry, id: 3, noticed }] })
  await user.click(screen.getByRole('radio', { name: /Inbox/ }))
  await user.click(screen.getByRole('button', { name: m.alerts.inboxShowEarlier() }))
  expect(await screen.findByText('Long ago.')).toBeTruthy()
  expect(wire.inputs('alerts', 'history')).toEqual([{ id: null, before: 101 }])
})

it('shows how late each alert may be', async () => {
  const lateness: Lateness = {
    code: 'checked',
    data: 'quotes',
    everyMs: 9 * minute,
    typicalMs: 5 * minute,
    worstMs: 10 * minute,
    slowed: null,
    waits: null,
    quietUntil: null
  }
  await show({ alerts: [{ ...alert, lateness }] })
  screen.getByText('Checked every 9 min.')
  screen.getByTitle('Checked every 9 min. Usually triggers within 5 min, at worst 10 min.')
})

it('shows a delay of more than an hour in hours and minutes', async () => {
  const lateness: Lateness = {
    code: 'checked',
    data: 'quotes',
    everyMs: 60 * minute,
    typicalMs: 35 * minute,
    worstMs: 65 * minute,
    slowed: null,
    waits: null,
    quietUntil: null
  }
  await show({ alerts: [{ ...alert, lateness }] })
  screen.getByTitle('Checked every hour. Usually triggers within 35 min, at worst 1 h 5 min.')
})

const why: TriggerDetails = {
  entry: { ...entry, noticedAt: entry.at + 2 * minute },
  why: {
    rule: { anyOf: alert.anyOf, bars: 'closed', repeat: 'every' },
    met: [
      {
        condition: { kind: 'price', is: 'above', value: 70_000 },
        reading: { at: entry.at, value: 70_012, against: 70_000 },
        before: { at: entry.at - minute, value: 69_900 },
        since: null
      }
    ]
  },
  calls: [
    {
      id: 4,
      at: entry.at - 5_000,
      operation: 'getData',
      subject: 'BTC ETH',
      feature: 'watchlist',
      expected: 2,
      reserved: 2,
      charged: 2,
      state: 'charged',
      fault: null,
      read: null
    }
  ],
  levels: [],
  series: [],
  prices: []
}

it('explains an inbox entry by its rule, readings and calls, and shows the moment on the chart', async () => {
  const { user, wire } = await show({ alerts: [alert], inbox: [entry] }, { why: () => why })
  await user.click(screen.getByRole('radio', { name: m.alerts.inbox() }))
  await user.click(screen.getByRole('button', { name: m.alerts.why.action() }))
  const dialog = await screen.findByRole('dialog', { name: m.alerts.why.title() })
  await waitFor(() => expect(dialog.textContent).toContain('quotes per coin BTC ETH · 2 credits'))
  expect(wire.inputs('alerts', 'why')).toEqual([{ id: 9, of: 'entry' }])
  const at = formatMoment(entry.at)
  for (const words of [
    m.alerts.whyReading.quote({ at, value: '70,012' }),
    m.alerts.why.threshold({ value: '70,000' }),
    m.alerts.why.before({ at: formatMoment(entry.at - minute), value: '69,900' }),
    m.alerts.why.noticed({ at: formatMoment(entry.at + 2 * minute), delay: '2 minutes' })
  ])
    expect(dialog.textContent).toContain(words)
  expect(dialog.textContent).not.toContain(m.alerts.why.changed())
  await user.click(screen.getByRole('button', { name: m.alerts.why.chart() }))
  expect(wire.inputs('settings', 'change')).toMatchObject([{ viewState: { view: 'watch' } }])
})

it('reports that an alert changed since it fired', async () => {
  const changed = { ...alert, anyOf: [[{ kind: 'price', is: 'above', value: 80_000 }]] } as Alert
  const { user } = await show({ alerts: [changed] }, { why: () => why })
  await user.click(screen.getByRole('button', { name: m.alerts.row.more() }))
  await user.click(screen.getByRole('menuitem', { name: m.alerts.why.notYet() }))
  expect(await screen.findByText(new RegExp(m.alerts.why.changed()))).toBeTruthy()
})

it('reports that an earlier version saved no details', async () => {
  const { user } = await show({ alerts: [alert] }, { why: () => ({ ...why, why: null, calls: [] }) })
  await user.click(screen.getByRole('button', { name: m.alerts.row.more() }))
  await user.click(screen.getByRole('menuitem', { name: m.alerts.why.notYet() }))
  expect(await screen.findByText(m.alerts.why.unknown())).toBeTruthy()
})

it('shows how close an alert came if it never fired', async () => {
  const closest = { at: fixtureNow - minute, value: 69_300, against: 70_000 }
  const results = alert.results.map(group => group.map(result => ({ ...result, closest })))
  const { user } = await show({ alerts: [{ ...alert, results }] })
  await user.click(screen.getByRole('button', { name: m.alerts.row.more() }))
  await user.click(screen.getByRole('menuitem', { name: m.alerts.why.notYet() }))
  const words = m.alerts.why.closestReading({
    at: formatMoment(closest.at),
    value: '69,300',
    distance: '+1.01 %'
  })
  expect(await screen.findByText(words)).toBeTruthy()
})

it.each([
  ['shows the nearest coin of an alert on several coins that never triggered', null, true],
  ['shows how close the coin that triggered the alert came to the threshold', 'BTC', true],
  ['doesn’t show how close the nearest coin came if another coin triggered the alert', 'SOL', false]
])('%s', async (_what, coin, isShown) => {
  const closest = { at: fixtureNow - minute, value: 69_300, against: 70_000 }
  const whole: Alert = {
    ...alert,
    coin: null,
    scope: { kind: 'watched' },
    scoped: { coins: 2, blocked: [], done: [], nearest: 'BTC', fired: coin },
    results: alert.results.map(group => group.map(result => ({ ...result, closest })))
  }
  const { user } = await show(
    { alerts: [whole] },
    { why: () => (coin === null ? null : { ...why, entry: { ...why.entry, coin } }) }
  )
  await user.click(screen.getByRole('button', { name: m.alerts.row.more() }))
  await user.click(screen.getByRole('menuitem', { name: m.alerts.why.notYet() }))
  const dialog = await screen.findByRole('dialog')
  const title = coin === null ? m.alerts.why.closestOf({ coin: 'BTC' }) : m.alerts.why.rule()
  await waitFor(() => expect(dialog.textContent).toContain(title))
  expect(dialog.textContent.includes('69,300')).toBe(isShown)
  expect(dialog.textContent).not.toContain(m.alerts.why.changed())
})
