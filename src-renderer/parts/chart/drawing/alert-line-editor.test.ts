import type { Alert, AlertCondition, AlertPreview, Watchlist } from '@contract'
import { beforeEach, expect, it } from 'vitest'
import { connect } from '../../../bridge/client'
import { fakeBridge, Refusal, type FakeBridge } from '../../../bridge/fake-bridge.fixture'
import { noAlerts } from '../../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../../bridge/fake-market.fixture'
import { Plot } from '../../../charts/scene/plot'
import { AlertsState } from '../../../state/alerts.svelte'
import { toasts } from '../../../ui/toasts.svelte'
import type { OpenChart } from '../panel/open-chart.svelte'
import { AlertLineEditor } from './alert-line-editor.svelte'
import { alertLevels, levelWords, withLevelPrice } from '../../../coins/alert-levels'
import { m } from '../../../../src-shared/messages/m'

const plot = new Plot(
  { left: 0, top: 0, width: 500, height: 300 },
  { from: 0, to: 100 },
  { kind: 'linear', base: 1, low: 100, high: 130 },
  { slots: 1, phase: 0 },
  1
)
const above = (value: number): AlertCondition => ({ kind: 'price', is: 'above', value })
const alert = (id: number, anyOf: Alert['anyOf'], fields: Partial<Alert> = {}): Alert => ({
  id,
  coin: 'BTC',
  scope: null,
  scoped: null,
  anyOf,
  bars: 'closed',
  repeat: 'once',
  hysteresisPercent: 0.2,
  cooldownMs: 0,
  expiresAt: null,
  note: 'mine',
  sound: 'bell',
  everyMs: 60_000,
  routes: [],
  createdAt: 0,
  status: 'watching',
  snoozedUntil: null,
  blockedReason: null,
  results: [],
  distance: null,
  checkedAt: null,
  firedAt: null,
  firedCount: 0,
  cost: { callsPerDay: 0, creditsPerDay: 0, series: [] },
  lateness: null,
  ...fields
})

const onList = (id: number, fields: Partial<Alert> = {}): Alert =>
  alert(id, [[above(110)]], {
    coin: null,
    scope: { kind: 'list', id: 1, name: 'Main' },
    scoped: { coins: 3, blocked: [], done: [], nearest: null, fired: null },
    ...fields
  })

let lists: readonly Watchlist[]
let wire: FakeBridge
let state: AlertsState
let editor: AlertLineEditor
let preview: Partial<AlertPreview>
let refusal: Refusal | null

async function open(alerts: readonly Alert[]): Promise<void> {
  const known = { ...noAlerts, alerts }
  wire = fakeBridge({
    ...fakeMarket([]),
    alerts: {
      state: () => known,
      preview: () => ({
        cost: alert(0, []).cost,
        lateness: null,
        faster: [],
        needsConfirmation: false,
        duplicateOf: null,
        remarks: [],
        results: [],
        wrong: null,
        ...preview
      }),
      pause: () => known,
      resume: () => known,
      remove: () => known,
      putBack: () => known,
      save: () => {
        if (refusal) throw refusal
        return known
      }
    }
  })
  const { client, subscribe } = connect(wire.bridge)
  state = new AlertsState(client.alerts, subscribe, () => lists)
  editor = new AlertLineEditor(state, { chart: { pricePlot: plot }, shown: { coin: 'BTC' } } as OpenChart)
  await settled()
}
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const saved = (): readonly unknown[] => wire.inputs('alerts', 'save')
const price = (): number | undefined => editor.levels[0]?.price

beforeEach(() => {
  preview = {}
  refusal = null
  lists = []
  toasts.shown = []
})

it("draws a line for each target price of the coin's alerts", () => {
  const alerts = [
    alert(1, [[above(110)], [{ kind: 'fearGreed', is: 'below', value: 20 }, above(105)]]),
    alert(2, [[above(120)]], { status: 'paused' }),
    alert(3, [[above(1)]], { status: 'done' })
  ]
  const levels = alertLevels(alerts, 'BTC')
  expect(levels.map(one => [one.price, one.isQuiet])).toEqual([
    [110, false],
    [105, false],
    [120, true]
  ])
  expect(levels.map(levelWords)).toEqual([
    'BTC above 110.00, with other conditions',
    'BTC above 105.00, with other conditions',
    'BTC above 120.00'
  ])
  const [, second] = levels
  expect(second && withLevelPrice(second, 99).anyOf).toEqual([
    [above(110)],
    [{ kind: 'fearGreed', is: 'below', value: 20 }, above(99)]
  ])
})

it('saves an alert once after its line was dragged', async () => {
  await open([alert(7, [[above(110)]])])
  expect(editor.press({ x: 50, y: 180 })).toBeNull()
  const grip = editor.press({ x: 50, y: 203 })
  grip?.move({ x: 50, y: 100 })
  expect(price()).toBe(120)
  grip?.drop({ x: 50, y: 100 })
  await settled()
  expect(saved()).toMatchObject([
    {
      id: 7,
      agreed: false,
      draft: { coin: 'BTC', note: 'mine', sound: 'bell', everyMs: 60_000, anyOf: [[above(120)]] }
    }
  ])
  expect(toasts.shown[0]?.text).toBe(m.drawings.alertLine.moved({ level: 'BTC above 120.00' }))
  toasts.shown[0]?.action?.act()
  await settled()
  expect(saved()).toHaveLength(2)
  expect(saved()[1]).toMatchObject({ draft: { anyOf: [[above(110)]] } })
})

it('restores the price when a drag is cancelled', async () => {
  await open([alert(7, [[above(110)]])])
  editor.press({ x: 50, y: 200 })?.drop({ x: 50, y: 200 })
  const grip = editor.press({ x: 50, y: 200 })
  grip?.move({ x: 50, y: 20 })
  grip?.cancel()
  expect(price()).toBe(110)
  await settled()
  expect(saved()).toEqual([])
})

it('keeps the price within the pane and above zero', async () => {
  await open([alert(7, [[above(110)]])])
  const grip = editor.press({ x: 50, y: 200 })
  grip?.move({ x: 50, y: 5000 })
  expect(price()).toBe(100)
  grip?.move({ x: 50, y: -5000 })
  expect(price()).toBe(130)
})

it('restores the price and explains why when the change is rejected', async () => {
  await open([alert(7, [[above(110)]])])
  refusal = new Refusal({
    what: m.faults.causeWhat['alert-twice'](),
    next: m.faults.causeNext['alert-twice']()
  })
  const grip = editor.press({ x: 50, y: 200 })
  grip?.move({ x: 50, y: 100 })
  grip?.drop({ x: 50, y: 100 })
  await settled()
  expect(price()).toBe(110)
  expect(toasts.shown[0]?.text).toBe(
    'The alert stays at 110.00. You already have this alert. Change a condition, or use the existing alert.'
  )
})

it('opens the alert form if the change has a cost', async () => {
  await open([alert(7, [[above(110)]])])
  preview = { needsConfirmation: true }
  const grip = editor.press({ x: 50, y: 200 })
  grip?.move({ x: 50, y: 100 })
  grip?.drop({ x: 50, y: 100 })
  await settled()
  expect(saved()).toEqual([])
  expect(state.wanted?.alert).toMatchObject({ id: 7, anyOf: [[above(120)]] })
})

it('pauses, resumes and removes an alert from the menu of its line', async () => {
  await open([alert(7, [[above(110)]]), alert(8, [[above(120)]], { status: 'paused' })])
  const act = async (at: number, label: string): Promise<void> => {
    const level = editor.levels[at]
    const entry = level && editor.menu(level).find(one => one !== 'separator' && one.label === label)
    if (entry === undefined || entry === 'separator') throw new Error(`no entry ${label}`)
    entry.act()
    await settled()
  }
  await act(0, m.drawings.menu.pauseAlert({ coins: 1 }))
  await act(1, m.drawings.menu.resumeAlert({ coins: 1 }))
  await act(0, m.drawings.menu.removeAlert({ coins: 1 }))
  toasts.shown.at(-1)?.action?.act()
  await settled()
  const requests = wire.requests.flatMap(([concept, name]) => (concept === 'alerts' ? [name] : []))
  expect(requests.slice(-4)).toEqual(['pause', 'resume', 'remove', 'putBack'])
})

it('moves a line by single pixels with the keyboard', async () => {
  await open([alert(7, [[above(110)]])])
  const [level] = editor.levels
  if (!level) throw new Error('one alert was given')
  editor.step(level, 10)
  expect(price()).toBe(111)
  await editor.commit(level)
  expect(saved()).toMatchObject([{ draft: { anyOf: [[above(111)]] } }])
})

it('draws the levels of alerts on several coins that cover the coin', async () => {
  const scoped = { coins: 3, blocked: [], done: [], nearest: null, fired: null }
  lists = [{ id: 1, name: 'Main', coins: ['ETH', 'BTC', 'SOL'] }]
  await open([
    alert(8, [[above(105)]], { coin: 'ETH' }),
    onList(1),
    onList(2, { scope: { kind: 'list', id: 7, name: 'Other' } }),
    onList(3, { scope: { kind: 'watched' } }),
    onList(4, { scope: { kind: 'coins', coins: ['ETH', 'SOL'] } }),
    onList(5, { scope: { kind: 'coins', coins: ['ETH', 'BTC'] }, scoped: { ...scoped, done: ['BTC'] } }),
    onList(6, { scope: { kind: 'coins', coins: ['ETH', 'BTC'] }, scoped: { ...scoped, blocked: ['BTC'] } })
  ])
  expect(editor.levels.map(({ alert: { id }, isQuiet }) => [id, isQuiet])).toEqual([
    [1, false],
    [3, false],
    [6, true]
  ])
  expect(editor.levels.map(levelWords)).toEqual([
    'BTC above 110.00 (alert on 3 coins in Main)',
    'BTC above 110.00 (alert on 3 watched coins)',
    'BTC above 110.00 (alert on 3 coins)'
  ])
})

it('draws the level of a watchlist’s alert for a coin added later', async () => {
  lists = [{ id: 1, name: 'Main', coins: ['ETH'] }]
  await open([onList(1)])
  expect(editor.levels).toEqual([])
  lists = [{ id: 1, name: 'Main', coins: ['ETH', 'BTC'] }]
  await open([onList(1)])
  expect(price()).toBe(110)
})

it('asks in the form before moving a level of several coins', async () => {
  lists = [{ id: 1, name: 'Main', coins: ['BTC', 'ETH'] }]
  await open([onList(7)])
  const grip = editor.press({ x: 50, y: 200 })
  grip?.move({ x: 50, y: 100 })
  grip?.drop({ x: 50, y: 100 })
  await settled()
  expect(saved()).toEqual([])
  expect(price()).toBe(110)
  expect(state.wanted).toMatchObject({
    alert: { id: 7, scope: { kind: 'list', id: 1 }, anyOf: [[above(120)]] },
    remark: m.drawings.alertLine.movesAll({ coins: '3 coins in Main', old: '110.00', price: '120.00' })
  })
})

it('offers an alert on only this coin from the level of a watchlist', async () => {
  lists = [{ id: 1, name: 'Main', coins: ['BTC', 'ETH'] }]
  await open([onList(7)])
  const [level] = editor.levels
  const entries = level ? editor.menu(level).flatMap(one => (one === 'separator' ? [] : [one])) : []
  entries.find(({ label }) => label === m.drawings.menu.alertOnlyFor({ coin: 'BTC' }))?.act()
  expect(state.wanted).toMatchObject({ coin: 'BTC', alert: null, anyOf: [[above(110)]] })
  expect(entries.map(({ label }) => label)).toContain(m.drawings.menu.removeAlert({ coins: 3 }))
})
