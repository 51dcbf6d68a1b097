import type { BoardQuote, Fault } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noticeWords } from '../../src-shared/words/notice'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeConnection, fakeQuote, fakeStatus, fixtureNow, knownPrice } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import { formatCredits } from '../../src-shared/format/credits'
import { toasts } from '../ui/toasts.svelte'
import { wordedFault } from '../words/fault'
import StatusBanners from './StatusBanners.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const offline: Fault = {
  code: 'offline',
  cause: null,
  operation: 'getData',
  said: null,
  retryAt: null
}

const trial = { operation: 'getFearGreed', price: knownPrice(1) }
const answered = { status: fakeStatus, operation: 'getFearGreed', charged: 1, fault: null }

const withoutFallback = {
  currency: null,
  coin: 'SOL',
  rate: null,
  missingReason: null,
  fallbackCurrency: null
}
const withFallback = { ...withoutFallback, fallbackCurrency: 'USD' }

function show(answers: Answers) {
  const wire = fakeBridge({ ...fakeMarket([]), displayCurrency: { state: () => withFallback }, ...answers })
  const mirror = createMirror(connect(wire.bridge))
  render(StatusBanners, { context: new Map([[mirrorKey, mirror]]) })
  return { wire, mirror, user: userEvent.setup() }
}

describe('simulated data', () => {
  it('marks simulated data with a ribbon that offers to connect a service', async () => {
    const { mirror, user } = show({ connection: { state: () => ({ ...fakeConnection, mode: 'demo' }) } })
    const ribbon = await screen.findByRole('region', { name: m.shell.simulated.region() })
    expect(ribbon.textContent).toContain(m.shell.simulated.title())
    expect(within(ribbon).getAllByRole('button')).toHaveLength(1)
    await user.click(within(ribbon).getByRole('button', { name: m.shell.simulated.connect() }))
    expect(mirror.connection.isDialogOpen).toBe(true)
    expect(screen.getByRole('region', { name: m.shell.simulated.region() })).toBeTruthy()
  })

  it('shows the ribbon even if only the board is simulated', async () => {
    const { market } = fakeMarket([])
    const board = () => ({ quotes: [], origin: 'simulated' as const, fetchedAt: null, price: knownPrice(7) })
    show({ market: { ...market, board } })
    expect(await screen.findByRole('region', { name: m.shell.simulated.region() })).toBeTruthy()
  })
})

describe('prices without a currency', () => {
  const { market } = fakeMarket([])
  const board = (quotes: readonly BoardQuote[]) => ({
    market: {
      ...market,
      board: () => ({ quotes, origin: 'live' as const, fetchedAt: fixtureNow, price: knownPrice(7) })
    },
    displayCurrency: { state: () => withoutFallback, sayMoney: () => withFallback }
  })

  it('lets the user confirm the assumed currency of prices', async () => {
    const { wire, user } = show(board([fakeQuote('BTC', { currency: 'EUR' }), fakeQuote('SOL')]))
    const banner = await screen.findByRole('status')
    expect(banner.textContent).toContain(m.currency.assumed.title({ code: 'USD' }))
    await user.click(within(banner).getByRole('button', { name: m.currency.assumed.keep({ code: 'USD' }) }))
    expect(wire.inputs('displayCurrency', 'sayMoney')).toEqual([{ money: 'USD' }])
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })

  it('links to the currency setting', async () => {
    const { mirror, user } = show(board([fakeQuote('SOL')]))
    await user.click(await screen.findByRole('button', { name: m.common.change() }))
    expect(mirror.settings.viewState?.view).toBe('settings')
    expect(mirror.displayCurrency.isSaying).toBe(true)
  })

  it('shows no currency banner if every price has a currency', async () => {
    const { mirror } = show(board([fakeQuote('BTC', { currency: 'EUR' }), fakeQuote('ETHBTC@binance')]))
    await waitFor(() => expect(mirror.board.board.value?.quotes).toHaveLength(2))
    expect(screen.queryByRole('status')).toBeNull()
  })
})

it('shows no banner when all is well', async () => {
  const { mirror } = show({})
  await waitFor(() => expect(mirror.schedule.status.value).toBeDefined())
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

it('names the data that is blocked by a bug in the app and offers to retry', async () => {
  const status = { ...fakeStatus, mistaken: ['news', 'fearGreed'] as const, trial }
  const { wire, user } = show({
    schedule: { ...fakeMarket([]).schedule, status: () => status, retryNow: () => answered }
  })
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain(m.schedule.bug.title({ needs: 'news, fear & greed' }))
  await user.click(within(banner).getByRole('button', { name: /^Try now/ }))
  expect(wire.inputs('schedule', 'retryNow')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

describe('after “Try now”', () => {
  const fault: Fault = { ...offline, code: 'upstream-unavailable' }
  const { what, next } = wordedFault(fault)
  beforeEach(() => (toasts.shown = []))

  it.each([
    ['the charge of a successful call', {}, m.shell.trial.answered({ charged: '1 credit' })],
    ['that a successful call reported no charge', { charged: null }, m.shell.trial.answeredUnpriced()],
    ['why the call failed', { fault }, m.shell.trial.failed({ problem: what, remedy: next })]
  ])('reports %s', async (_what, result, message) => {
    const status = () => ({ ...fakeStatus, health: 'offline' as const, fault: offline, trial })
    const retryNow = () => ({ ...answered, ...result })
    const { user } = show({ schedule: { ...fakeMarket([]).schedule, status, retryNow } })
    await user.click(await screen.findByRole('button', { name: /^Try now/ }))
    await waitFor(() => expect(toasts.shown.map(({ text }) => text)).toEqual([message]))
  })

  it('replaces the message about the previous attempt', async () => {
    const status = () => ({ ...fakeStatus, health: 'offline' as const, fault: offline, trial })
    const results = [{ ...answered, status: status(), fault }, answered]
    const { user } = show({
      schedule: { ...fakeMarket([]).schedule, status, retryNow: () => results.shift() ?? answered }
    })
    const texts = () => toasts.shown.map(({ text }) => text)
    await user.click(await screen.findByRole('button', { name: /^Try now/ }))
    await waitFor(() => expect(texts()).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: /^Try now/ }))
    await waitFor(() => expect(texts()).toEqual([m.shell.trial.answered({ charged: '1 credit' })]))
  })

  it('reports a failure to start the call', async () => {
    const status = () => ({ ...fakeStatus, health: 'offline' as const, fault: offline, trial })
    const refused = { what: 'Nothing is due.', next: 'Wait a minute.' }
    const retryNow = () => {
      throw new Refusal(refused)
    }
    const { user } = show({ schedule: { ...fakeMarket([]).schedule, status, retryNow } })
    await user.click(await screen.findByRole('button', { name: /^Try now/ }))
    await waitFor(() =>
      expect(toasts.shown.map(({ text }) => text)).toEqual([
        m.shell.trial.failed({ problem: refused.what, remedy: refused.next })
      ])
    )
  })
})

it.each([
  ['Try now', { health: 'offline', fault: offline }],
  ['Try now', { mistaken: ['news'] }],
  [
    'Try this key again',
    { health: 'stopped', fault: { ...offline, code: 'key-refused' }, remedy: 'enter-key' }
  ]
] as const)('shows the price on “%s” for the status %o', async (label, status) => {
  const dear = { operation: 'getData', price: knownPrice(5_001) }
  const { user, wire } = show({
    schedule: { ...fakeMarket([]).schedule, status: () => ({ ...fakeStatus, ...status, trial: dear }) }
  })
  const button = await screen.findByRole('button', { name: new RegExp(`^${label}`) })
  expect(within(button).getByText('5,001')).toBeTruthy()
  expect(within(button).getByText(formatCredits(5_001))).toBeTruthy()
  await user.click(button)
  expect(wire.inputs('schedule', 'retryNow')).toEqual([])
  expect(await screen.findByRole('alertdialog', { name: new RegExp(formatCredits(5_001)) })).toBeTruthy()
})

it('reports an update that costs more than the whole budget and offers to try it once', async () => {
  const price = { state: 'at-most', credits: 5_001, learned: null, reserve: 5_001 } as const
  const overBudgetCall = {
    need: 'quotes',
    operation: 'getData',
    price,
    credits: 5_001,
    budget: 5_000
  } as const
  const { wire, user } = show({
    schedule: {
      ...fakeMarket([]).schedule,
      status: () => ({ ...fakeStatus, overBudgetCall }),
      tryOnce: () => ({ ...answered, operation: 'getData', charged: 15 })
    }
  })
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain(
    m.shell.overBudgetCall.body({ credits: '5,001 credits', budget: '5,000 credits' })
  )
  await user.click(within(banner).getByRole('button', { name: /^Try once/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Try once/ }))
  expect(wire.inputs('schedule', 'tryOnce')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

describe('offline', () => {
  const status = { ...fakeStatus, health: 'offline' as const, fault: offline, trial }

  it('explains an outage and offers to retry', async () => {
    const { market, schedule } = fakeMarket([])
    const board = () => ({
      quotes: [],
      origin: 'cached' as const,
      fetchedAt: fixtureNow - 2 * 3_600_000,
      price: knownPrice(7)
    })
    const { wire, user } = show({
      market: { ...market, board },
      schedule: { ...schedule, status: () => status }
    })
    const banner = await screen.findByRole('alert')
    await waitFor(() => expect(banner.textContent).toMatch(/Showing data from .*, 2 h ago\./))
    expect(banner.textContent).toContain(
      'The service can’t be reached. This computer or the service is offline'
    )
    await user.click(within(banner).getByRole('button', { name: /^Try now/ }))
    expect(wire.inputs('schedule', 'retryNow')).toHaveLength(1)
  })

  it('the offline banner disappears when the service responds again', async () => {
    const { wire } = show({ schedule: { ...fakeMarket([]).schedule, status: () => status } })
    await screen.findByRole('alert')
    wire.say('scheduleChanged', fakeStatus)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

it('offers to enter another key after the service rejected one', async () => {
  const fault: Fault = { ...offline, code: 'key-refused' }
  const status = () => ({
    ...fakeStatus,
    health: 'stopped' as const,
    fault,
    remedy: 'enter-key' as const,
    trial
  })
  const { mirror, user, wire } = show({
    schedule: { ...fakeMarket([]).schedule, status, retryNow: () => answered }
  })
  const banner = await screen.findByRole('alert')
  expect(within(banner).queryByRole('button', { name: /^Try now/ })).toBeNull()
  await user.click(within(banner).getByRole('button', { name: m.shell.enterKey() }))
  expect(mirror.connection.isDialogOpen).toBe(true)
  await user.click(await within(banner).findByRole('button', { name: /^Try this key again \d/ }))
  expect(wire.inputs('schedule', 'retryNow')).toHaveLength(1)
})

it.each([
  ['in an hour', 3_600_000, new RegExp(m.faults.retries())],
  ['in a month', 31 * 86_400_000, /The service asked to wait until \d+ \w+.*\. Check your account/]
])('describes a wait that ends %s', async (_, ms, words) => {
  const fault: Fault = { ...offline, code: 'rate-limited', retryAt: fixtureNow + ms }
  const status = () => ({ ...fakeStatus, health: 'rate-limited' as const, fault })
  show({ schedule: { ...fakeMarket([]).schedule, status } })
  const banner = await screen.findByRole('alert')
  await waitFor(() => expect(banner.textContent).toMatch(words))
  expect(/quota isn’t used up/.test(banner.textContent)).toBe(ms === 3_600_000)
})

it("reports that the user hasn't agreed to the plan, rather than that a key is missing", async () => {
  const fault: Fault = { ...offline, code: 'key-missing' }
  show({
    connection: { state: () => ({ ...fakeConnection, plan: 'proposed' }) },
    schedule: {
      ...fakeMarket([]).schedule,
      status: () => ({ ...fakeStatus, health: 'stopped', fault, remedy: 'enter-key' })
    }
  })
  expect(await screen.findByText(m.shell.planMissing.title())).toBeTruthy()
  expect(screen.getByRole('button', { name: m.settings.planRow.review() })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('reports a rejected key even before the user agrees to the plan', async () => {
  const fault: Fault = { ...offline, code: 'key-refused' }
  const { mirror, user } = show({
    connection: { state: () => ({ ...fakeConnection, plan: 'proposed' }) },
    schedule: {
      ...fakeMarket([]).schedule,
      status: () => ({ ...fakeStatus, health: 'stopped', fault, remedy: 'enter-key' })
    }
  })
  const banner = await screen.findByRole('alert')
  await waitFor(() => expect(banner.textContent).toContain(m.faults.what['key-refused']()))
  expect(screen.queryByText(m.shell.planMissing.title())).toBeNull()
  await user.click(within(banner).getByRole('button', { name: m.shell.enterKey() }))
  expect(mirror.connection.isDialogOpen).toBe(true)
})

it('explains a pause and offers to resume', async () => {
  const status = () => ({ ...fakeStatus, paused: true, pausedUntil: fixtureNow + 3_600_000 })
  const { wire, user } = show({ schedule: { ...fakeMarket([]).schedule, status } })
  const banner = await screen.findByRole('status')
  await waitFor(() => expect(banner.textContent).toMatch(/Paused until .*\d\d:\d\d\./))
  expect(banner.textContent).toContain(m.shell.paused.body())
  await user.click(within(banner).getByRole('button', { name: m.shell.pause.resume() }))
  expect(wire.inputs('schedule', 'resume')).toHaveLength(1)
})

it('shows one banner for a locked keychain instead of three', async () => {
  const fault: Fault = { ...offline, code: 'keychain-silent' }
  const status = () => ({
    ...fakeStatus,
    health: 'waiting' as const,
    fault,
    remedy: 'unlock-keychain' as const,
    trial
  })
  show({
    connection: {
      state: () => ({ ...fakeConnection, key: 'none', keychainTrouble: 'silent' })
    },
    schedule: { ...fakeMarket([]).schedule, status }
  })
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain(m.faults.what['keychain-silent']())
  expect(await within(banner).findByRole('button', { name: /^Try now/ })).toBeTruthy()
  expect(screen.queryByText(m.shell.keyMissing.title())).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

it("explains why the key isn't saved", async () => {
  const keychainTrouble = 'missing'
  show({ connection: { state: () => ({ ...fakeConnection, key: 'session', keychainTrouble }) } })
  expect(await screen.findByText(/saved for this session only/)).toBeTruthy()
  expect(screen.getByText(m.faults.keychain.missing())).toBeTruthy()
})

it('shows only the most severe banner, and the others on request', async () => {
  const noticeOf = (id: number, severity: 'info' | 'warning') => ({
    id: `n${id}`,
    at: fixtureNow + id,
    severity,
    facts: { code: 'charged-more' as const, operation: `Notice ${id}`, shown: 1, charged: 2 }
  })
  const { app, schedule } = fakeMarket([])
  const notices = () => [
    noticeOf(1, 'warning'),
    noticeOf(2, 'info'),
    noticeOf(3, 'info'),
    noticeOf(4, 'warning')
  ]
  const status = () => ({ ...fakeStatus, health: 'offline' as const, paused: true, fault: offline, trial })
  const { wire, user } = show({ app: { ...app, notices }, schedule: { ...schedule, status } })
  const shown = (): readonly string[] =>
    [...document.querySelectorAll('strong')].map(({ textContent }) =>
      textContent!.replace('The last ', '').slice(0, 8)
    )
  const [fault, paused] = [m.faults.what.offline(), m.shell.paused.title()].map(title => title.slice(0, 8))
  const more = await screen.findByRole('button', { name: m.shell.banners.more({ count: 5 }) })
  expect(shown()).toEqual([fault])
  await user.click(more)
  await waitFor(() =>
    expect(shown()).toEqual([fault, 'Notice 4', 'Notice 1', paused, 'Notice 3', 'Notice 2'])
  )
  await user.click(screen.getByRole('button', { name: m.shell.banners.fewer() }))
  expect(shown()).toEqual([fault])
  wire.say('scheduleChanged', { ...fakeStatus, paused: true })
  await waitFor(() => expect(shown()).toEqual(['Notice 4']))
  expect(screen.getByRole('button', { name: m.shell.banners.more({ count: 4 }) })).toBeTruthy()
})

it('dismisses a notice by its id', async () => {
  const notice = {
    id: 'no-tray',
    at: fixtureNow,
    severity: 'info' as const,
    facts: { code: 'no-tray' as const }
  }
  const { what } = noticeWords(notice.facts, notice.at)
  const { app } = fakeMarket([])
  const { wire, user } = show({ app: { ...app, notices: () => [notice] } })
  await screen.findByText(what)
  await user.click(screen.getByRole('button', { name: m.common.dismiss() }))
  expect(wire.inputs('app', 'dismissNotice')).toEqual([{ id: 'no-tray' }])
  await waitFor(() => expect(screen.queryByText(what)).toBeNull())
})

describe('a crash in an earlier run', () => {
  const crash = {
    at: fixtureNow - 60_000,
    process: 'window' as const,
    versions: { app: '1', electron: '2', chromium: '3', node: '4' },
    stack: 'crashed, exit code 5',
    times: 1
  }

  it('shows a crash of an earlier run until the user dismisses it', async () => {
    const { user, wire } = show({ diagnostics: { crashes: () => [crash], dismissCrashes: () => [] } })
    const banner = await screen.findByRole('status')
    expect(banner.textContent).toMatch(/The window crashed.*Nothing\s+was\s+sent/s)
    await user.click(within(banner).getByRole('button', { name: m.shell.crash.show() }))
    const dialog = await screen.findByRole('dialog', { name: m.shell.crash.record() })
    expect(dialog.textContent).toContain('crashed, exit code 5')
    await user.keyboard('{Escape}')
    await user.click(within(banner).getByRole('button', { name: m.common.dismiss() }))
    expect(wire.inputs('diagnostics', 'dismissCrashes')).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })
})
