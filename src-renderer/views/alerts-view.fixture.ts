import { render } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import type { Alert, AlertCost, AlertPreview, AlertsState, Backtest, InboxEntry } from '@contract'
import { connect } from '../bridge/client'
import { fakeBridge, type Answers } from '../bridge/fake-bridge.fixture'
import { fixtureNow, knownPrice, noAlerts } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import { day } from '../../src-shared/time'
import { toasts } from '../ui/toasts.svelte'
import AlertsStage from './alerts-stage.fixture.svelte'
import { loadAlertDialog, loadAlertWhy } from './later-views'

export const free: AlertCost = {
  callsPerDay: 0,
  creditsPerDay: 0,
  series: []
}

export const alert: Alert = {
  id: 1,
  coin: 'BTC',
  scope: null,
  scoped: null,
  anyOf: [[{ kind: 'price', is: 'above', value: 70_000 }]],
  bars: 'closed',
  repeat: 'once',
  hysteresisPercent: 0.2,
  cooldownMs: 300_000,
  expiresAt: null,
  note: '',
  sound: 'none',
  everyMs: null,
  routes: [],
  createdAt: fixtureNow,
  status: 'watching',
  snoozedUntil: null,
  blockedReason: null,
  results: [
    [
      {
        value: 68_000,
        against: 70_000,
        missing: null,
        holds: false,
        distance: { by: 2.9, unit: 'percent' }
      }
    ]
  ],
  distance: { by: 2.9, unit: 'percent' },
  checkedAt: fixtureNow - 5_000,
  firedAt: null,
  firedCount: 0,
  cost: free,
  lateness: null
}

export const entry: InboxEntry = {
  id: 9,
  alertId: 1,
  coin: 'BTC',
  at: fixtureNow,
  noticedAt: fixtureNow,
  missedSince: null,
  noticed: {
    code: 'conditions',
    conditions: [{ condition: { kind: 'price', is: 'above', value: 70_000 }, value: 70_012 }],
    note: ''
  },
  simulated: false,
  read: false
}

export const preview: AlertPreview = {
  cost: free,
  lateness: null,
  faster: [],
  needsConfirmation: false,
  duplicateOf: null,
  remarks: [],
  results: [],
  wrong: null
}

export const untriggered: Backtest = {
  from: fixtureNow - 90 * day,
  to: fixtureNow,
  everyMs: 60_000,
  triggers: [],
  counts: [],
  unknown: [],
  untested: [],
  prices: [],
  load: []
}

export async function show(
  state: Partial<AlertsState>,
  answers: Answers['alerts'] = {},
  market: Answers['market'] = {}
) {
  // Removes messages of the previous test, because each would be one more list item.
  toasts.shown = []
  const whole = { ...noAlerts, ...state }
  const published = (): AlertsState => whole
  const wire = fakeBridge({
    ...fakeMarket([{ id: 1, name: 'Majors', coins: ['BTC', 'ETH'] }]),
    market: { ...fakeMarket([]).market, ...market },
    alerts: {
      state: published,
      preview: () => preview,
      backtest: () => untriggered,
      endBacktest: () => undefined,
      save: published,
      remove: published,
      putBack: published,
      pause: published,
      resume: published,
      snooze: published,
      pauseAll: published,
      markRead: published,
      history: () => [entry],
      why: () => null,
      ath: () => ({ price: null, from: 'nothing', since: null, passes: false, loadPrice: knownPrice(5) }),
      ...answers
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  await Promise.all([loadAlertDialog(), loadAlertWhy()])
  render(AlertsStage, { context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve))
  return { mirror, wire, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}
