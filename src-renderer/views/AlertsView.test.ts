import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { Alert, AlertCost, AlertPreview, AlertsState, InboxEntry } from '@contract'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeQuote, fixtureNow, knownPrice, noAlerts } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import AlertsView from './AlertsView.svelte'

beforeAll(lendBrowser)

const free: AlertCost = {
  callsPerDay: 0,
  creditsPerDay: 0,
  words: 'uses the watchlist’s quotes',
  series: []
}
const alert: Alert = {
  id: 1,
  coin: 'BTC',
  anyOf: [[{ kind: 'price', is: 'above', value: 70_000 }]],
  bars: 'closed',
  repeat: 'once',
  hysteresisPercent: 0.2,
  cooldownMs: 300_000,
  expiresAt: null,
  note: '',
  createdAt: fixtureNow,
  status: 'watching',
  snoozedUntil: null,
  hindrance: null,
  words: 'BTC: price above 70,000',
  standings: [
    [
      {
        words: 'price above 70,000',
        value: 68_000,
        against: 70_000,
        missing: null,
        now: 'Now 68,000',
        holds: false,
        distance: { by: 2.9, unit: 'percent' }
      }
    ]
  ],
  distance: { by: 2.9, unit: 'percent' },
  checkedAt: fixtureNow - 5_000,
  firedAt: null,
  firedCount: 0,
  cost: free
}
const entry: InboxEntry = {
  id: 9,
  alertId: 1,
  coin: 'BTC',
  at: fixtureNow,
  noticedAt: fixtureNow,
  missedSince: null,
  title: 'BTC: price above 70,000',
  body: 'Now 70,012.',
  simulated: false,
  read: false
}
const preview: AlertPreview = {
  words: 'BTC: price above 70,000',
  cost: free,
  asksFirst: false,
  duplicateOf: null,
  remarks: [],
  wrong: null
}

async function show(
  state: Partial<AlertsState>,
  answers: Answers['alerts'] = {},
  market: Answers['market'] = {}
) {
  const whole = { ...noAlerts, ...state }
  const kept = (): AlertsState => whole
  const wire = fakeBridge({
    ...fakeMarket([]),
    market: { ...fakeMarket([]).market, ...market },
    alerts: {
      state: kept,
      preview: () => preview,
      save: kept,
      remove: kept,
      pause: kept,
      resume: kept,
      snooze: kept,
      pauseAll: kept,
      markRead: kept,
      history: () => [entry],
      ath: () => ({ price: null, from: 'nothing', since: null, passes: false, loadPrice: knownPrice(5) }),
      ...answers
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(AlertsView, { context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve))
  return { wire, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

it('says what would be here and offers the one next step', async () => {
  const { user } = await show({})
  const first = screen.getByRole('button', { name: 'Set the first alert' })
  // One thing to do, in one place.
  expect([...document.querySelectorAll('.primary')]).toEqual([first])
  await user.click(first)
  expect(screen.getByRole('dialog', { name: 'New alert' })).toBeTruthy()
})

it('sets an alert once it is complete, with what was typed', async () => {
  const { user, wire } = await show({})
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  const price = screen.getByRole('textbox', { name: 'Price' })
  await user.clear(price)
  expect(screen.getByRole('button', { name: 'Set alert' })).toHaveProperty('disabled', true)
  await user.type(price, '70,000')
  await user.selectOptions(screen.getByLabelText('How'), 'is above')
  await waitFor(() => expect(screen.getByText('BTC: price above 70,000')).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'Set alert' }))
  expect(wire.inputs('alerts', 'save')).toMatchObject([
    {
      id: null,
      agreed: false,
      draft: { coin: 'BTC', anyOf: [[{ kind: 'price', is: 'above', value: 70_000 }]] }
    }
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('warns of a coin that the loaded list does not hold, and takes it all the same', async () => {
  const { user, wire } = await show({}, {}, { unlistedCoins: ({ coins }) => coins })
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  const coin = screen.getByLabelText('Coin')
  await user.clear(coin)
  await user.type(coin, 'NOSUCHCOIN')
  expect(await screen.findByText(/^NOSUCHCOIN is not in the service’s list of coins\./)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '7')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Set alert' })).toHaveProperty('disabled', false)
  )
  await user.clear(coin)
  await user.type(coin, 'ETH')
  expect(screen.queryByText(/is not in the service’s list/)).toBeNull()
  expect(wire.inputs('market', 'unlistedCoins').at(-1)).toEqual({ coins: ['NOSUCHCOIN'] })
})

it('says that the service refuses the coin an alert is to be about', async () => {
  const refused = { said: 'Unknown asset', since: fixtureNow, retryAt: fixtureNow + 86_400_000 }
  const quotes = [fakeQuote('NOSUCHCOIN', { missing: true, refused })]
  const { user } = await show(
    {},
    {},
    { board: () => ({ quotes, origin: 'live', fetchedAt: fixtureNow, price: knownPrice(7) }) }
  )
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  const coin = screen.getByLabelText('Coin')
  await user.clear(coin)
  await user.type(coin, 'NOSUCHCOIN')
  expect(await screen.findByText(/it says: “Unknown asset”/)).toBeTruthy()
})

it('asks before it causes calls of unknown price', async () => {
  const dear = { ...preview, asksFirst: true, cost: { ...free, creditsPerDay: null, callsPerDay: 24 } }
  const { user, wire } = await show({}, { preview: () => dear })
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  const agree = await screen.findByRole('switch', { name: /Make these calls/ })
  expect(screen.getByRole('button', { name: 'Set alert' })).toHaveProperty('disabled', true)
  await user.click(agree)
  await user.click(screen.getByRole('button', { name: 'Set alert' }))
  expect(wire.inputs('alerts', 'save')).toMatchObject([{ agreed: true }])
})

it('says why it can’t be set, and stays open', async () => {
  const { user } = await show(
    {},
    {
      save: () => {
        throw new Refusal({ what: 'There are 500 alerts already.', next: 'Remove some first.' })
      }
    }
  )
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Set alert' })).toHaveProperty('disabled', false)
  )
  await user.click(screen.getByRole('button', { name: 'Set alert' }))
  expect((await screen.findByRole('alert')).textContent).toContain('There are 500 alerts already.')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('does not set the same alert twice', async () => {
  const { user } = await show({ alerts: [alert] }, { preview: () => ({ ...preview, duplicateOf: 1 }) })
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  expect((await screen.findByRole('alert')).textContent).toContain('You have this alert already.')
  expect(screen.getByRole('button', { name: 'Set alert' })).toHaveProperty('disabled', true)
})

it('lists state, distance, last check and cost, and changes them from the row’s menu', async () => {
  const { user, wire } = await show({ alerts: [alert] })
  const row = screen.getByRole('row', { name: /price above 70,000/ })
  for (const words of ['watching', 'BTC', '+2.90 %', 'just now']) expect(row.textContent).toContain(words)
  expect(row.querySelector('[data-price="free"]')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'More for this alert' }))
  await user.click(screen.getByRole('menuitem', { name: 'Snooze 1 hour' }))
  expect(wire.inputs('alerts', 'snooze')).toMatchObject([{ id: 1 }])
  await user.click(screen.getByRole('switch', { name: 'Pause all' }))
  expect(wire.inputs('alerts', 'pauseAll')).toEqual([{ paused: true }])
})

it('says why an alert can’t be judged', async () => {
  const hindrance = '1h candles need a plan this key does not have.'
  await show({ alerts: [{ ...alert, status: 'blocked', hindrance }] })
  expect(screen.getByText(hindrance)).toBeTruthy()
})

it('removes only after a question', async () => {
  const { user, wire } = await show({ alerts: [alert] })
  await user.click(screen.getByRole('button', { name: 'More for this alert' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  expect(wire.inputs('alerts', 'remove')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove alert' }))
  expect(wire.inputs('alerts', 'remove')).toEqual([{ id: 1 }])
})

it('keeps what was sent in the inbox, to be read and snoozed', async () => {
  const { user, wire } = await show({ alerts: [alert], inbox: [entry], unread: 1 })
  await user.click(screen.getByRole('radio', { name: /1 unread/ }))
  expect(screen.getByText('Now 70,012.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mark read' }))
  expect(wire.inputs('alerts', 'markRead')).toEqual([{ ids: [9] }])
  await user.click(screen.getByRole('button', { name: 'Snooze' }))
  await user.click(screen.getByRole('menuitem', { name: 'Snooze 15 minutes' }))
  expect(wire.inputs('alerts', 'snooze')).toMatchObject([{ id: 1 }])
})

it('shows what one alert noticed', async () => {
  const { user, wire } = await show({ alerts: [alert] })
  await user.click(screen.getByRole('button', { name: 'More for this alert' }))
  await user.click(screen.getByRole('menuitem', { name: 'History' }))
  await waitFor(() => expect(screen.getByText('Now 70,012.')).toBeTruthy())
  expect(wire.inputs('alerts', 'history')).toEqual([{ id: 1, before: null }])
})

it('offers the numbers of breadth to choose from, and loads them for their price where none is known', async () => {
  let values: Record<string, number> = {}
  const { user, wire } = await show(
    {},
    {
      breadth: () => ({ values, at: null, loadPrice: knownPrice(5) }),
      loadBreadth: () => {
        values = { advancing: 61, 'sma50.above': 40 }
        return { values, at: 1, loadPrice: knownPrice(5) }
      }
    }
  )
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  await user.selectOptions(screen.getByLabelText('What'), 'Market breadth')
  expect(screen.getByLabelText('Number').tagName).toBe('INPUT')
  await user.click(await screen.findByRole('button', { name: 'Load market breadth 5 credits' }))
  await waitFor(() => expect(screen.getByLabelText('Number').tagName).toBe('SELECT'))
  await user.selectOptions(screen.getByLabelText('Number'), 'sma50 › above')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Set alert' })).toHaveProperty('disabled', false)
  )
  await user.click(screen.getByRole('button', { name: 'Set alert' }))
  expect(wire.inputs('alerts', 'save')).toMatchObject([
    { draft: { coin: null, anyOf: [[{ kind: 'breadth', name: 'sma50.above' }]] } }
  ])
})

it('says why a draft is none, instead of asking to fill it in', async () => {
  const { user } = await show(
    {},
    {
      preview: () => {
        throw new Refusal({ what: 'Give a number above 0.' })
      }
    }
  )
  await user.click(screen.getByRole('button', { name: 'New alert' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Give a number above 0.')
})

it('finds alerts by any word and sorts them by a column', async () => {
  const other = {
    ...alert,
    id: 2,
    coin: 'ETH',
    words: 'ETH: price below 3,000',
    distance: { by: -0.4, unit: 'points' } as const
  }
  const { user } = await show({ alerts: [alert, other] })
  const rows = (): readonly (string | null)[] =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => row.querySelector('.coin')!.textContent)
  expect(screen.getByRole('row', { name: /price below/ }).textContent).toContain('−0.40 points')
  await user.click(screen.getByRole('button', { name: 'Distance' }))
  expect(rows()).toEqual(['ETH', 'BTC'])
  await user.type(screen.getByLabelText('Find an alert'), 'below')
  expect(rows()).toEqual(['ETH'])
  await user.type(screen.getByLabelText('Find an alert'), ' nothing')
  expect(screen.getByText('No alert with “below nothing”')).toBeTruthy()
})

it('shows what a condition stands at, and what it waits for', async () => {
  const [[standing]] = alert.standings as [[Alert['standings'][number][number]]]
  const waiting = { ...standing, value: null, now: null, missing: 'the price 7d ago is not known here yet' }
  await show({ alerts: [{ ...alert, standings: [[standing, waiting]] }] })
  expect(screen.getByText('Now 68,000')).toBeTruthy()
  expect(screen.getByText('Waiting: the price 7d ago is not known here yet')).toBeTruthy()
})

it('reads the inbox further back', async () => {
  const inbox = Array.from({ length: 100 }, (_, index) => ({ ...entry, id: 200 - index }))
  const { user, wire } = await show({ inbox }, { history: () => [{ ...entry, id: 3, body: 'Long ago.' }] })
  await user.click(screen.getByRole('radio', { name: /Inbox/ }))
  await user.click(screen.getByRole('button', { name: 'Show earlier ones' }))
  expect(await screen.findByText('Long ago.')).toBeTruthy()
  expect(wire.inputs('alerts', 'history')).toEqual([{ id: null, before: 101 }])
})
