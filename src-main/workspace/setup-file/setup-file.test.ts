import { expect, test } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import type { Drawing } from '../../../src-shared/contract/drawings'
import { IndicatorTemplate } from '../../../src-shared/contract/settings'
import { setupParts } from '../../../src-shared/contract/setup-file'
import { DrawnLines } from '../../alerts/drawn-lines'
import { alertWorld } from '../../alerts/alert-world.fixture'
import { DrawingService } from '../drawings/drawing-service'
import { DrawingStore } from '../drawings/drawing-store'
import { FaultError } from '../../platform/faults/fault-error'
import { firstContent } from '../layouts/stored-content'
import { LayoutService } from '../layouts/layout-service'
import { LayoutStore } from '../layouts/layout-store'
import { SettingsService } from '../settings/settings-service'
import { FactStore } from '../../platform/storage/fact-store'
import { openApp, openState } from '../../platform/storage/temp-storage.fixture'
import { WatchlistService } from '../watchlist/watchlist-service'
import { WatchlistStore } from '../watchlist/watchlist-store'
import { SetupFileService } from './setup-file-service'
import { m } from '../../../src-shared/messages/m'

const line = (id: string, price = 100): Drawing => ({ kind: 'horizontal', id, hue: 0, price })
const dotted: Drawing = { kind: 'horizontal', id: 'b', hue: 0, price: 7, dash: 'dotted' }
const template = (name: string, indicator: 'sma' | 'ema' = 'sma'): IndicatorTemplate =>
  IndicatorTemplate.parse({
    name,
    indicators: [{ key: indicator, indicator, values: { period: 9 }, styles: {}, isHidden: false }]
  })
const cheap = { name: 'Cheap', anyOf: [[{ kind: 'price' as const, is: 'below' as const, value: 1 }]] }
const above = (value: number): AlertDraft =>
  AlertDraft.parse({ coin: 'BTC', anyOf: [[{ kind: 'price', is: 'above', value }]] })

function computer() {
  const files: string[] = []
  const watchlist = new WatchlistService(new WatchlistStore(openState()), [{ name: 'First', coins: ['BTC'] }])
  const drawings = new DrawingService(new DrawingStore(openState()))
  const { service: alerts } = alertWorld({
    everyMs: () => 120_000,
    drawing: (coin, id) => new DrawnLines(one => drawings.of({ coin: one }).drawings).drawing(coin, id),
    lists: () => watchlist.lists(),
    watched: () => watchlist.coins()
  })
  const app = openApp()
  const layouts = new LayoutService(new LayoutStore(app), new FactStore(app))
  const settings = new SettingsService(new FactStore(app))
  const setup = new SetupFileService({
    alerts,
    drawings,
    layouts,
    settings,
    watchlist,
    saveText: async (name, text) => {
      files.push(text)
      return `/home/${name}`
    }
  })
  const written = async (): Promise<string> => {
    await setup.save({ parts: [...setupParts] })
    return files.at(-1) ?? ''
  }
  return { alerts, drawings, layouts, settings, watchlist, setup, files, written }
}

async function begun() {
  const one = computer()
  for (const draft of [above(100), { ...above(7), note: 'sell “half”', repeat: 'daily' as const }])
    await one.alerts.save({ id: null, draft, agreed: true })
  one.drawings.put({ coin: 'BTC', drawings: [line('a'), dotted] })
  one.drawings.put({ coin: 'ETH', drawings: [line('a', 3_000)] })
  one.layouts.create({ name: 'Four', content: { ...firstContent, count: 4 }, at: null })
  one.settings.change({ indicatorTemplates: [template('Swing')], screens: [{ id: 7, ...cheap }] })
  return one
}

type Counts = Partial<Record<(typeof setupParts)[number], number>>
const counted = (added: Counts, known: Counts) =>
  Object.fromEntries(
    setupParts.map(part => [part, { added: added[part] ?? 0, known: known[part] ?? 0, left: 0 }])
  )

test('transfers everything to another computer, with alerts paused', async () => {
  const [one, other] = [await begun(), computer()]
  const { all, missingLists, ...taken } = other.setup.take({ text: await one.written() })
  expect(missingLists).toEqual([])
  // The first layout is the same in every installation, so it counts as known.
  const added = { alerts: 2, drawings: 3, layouts: 1, templates: 1, screens: 1 }
  expect(taken).toEqual(counted(added, { layouts: 1 }))
  expect(other.alerts.drafts()).toEqual(one.alerts.drafts())
  expect(other.alerts.state().alerts.map(({ status }) => status)).toEqual(['paused', 'paused'])
  expect(other.alerts.plannedCost(null).callsPerDay).toBe(0)
  expect(other.drawings.all()).toEqual(one.drawings.all())
  expect(other.settings.all().indicatorTemplates).toEqual([template('Swing')])
  expect(other.settings.all().screens).toEqual([{ id: 1, ...cheap }])
  expect(all.layouts.map(({ name, count }) => [name, count])).toEqual([
    [m.layouts.charts(), 1],
    ['Four', 4]
  ])
  expect(all.shown).toBe(all.layouts[0]?.id)
})

test('an alert on a watchlist finds the list by its name or imports it', async () => {
  const [here, there] = [computer(), computer()]
  here.watchlist.create({ name: 'Other' })
  const [first, majors] = here.watchlist.create({ name: 'Majors' }).filter(({ name }) => name !== 'Other')
  here.watchlist.addCoins({ id: majors?.id ?? 0, coins: ['ETH', 'SOL'] })
  const onList = (id = 0, name = ''): AlertDraft => ({
    ...above(100),
    coin: null,
    scope: { kind: 'list', id, name }
  })
  await here.alerts.save({ id: null, draft: onList(first?.id, 'First'), agreed: true })
  await here.alerts.save({ id: null, draft: onList(majors?.id, 'Majors'), agreed: true })
  here.watchlist.rename({ id: majors?.id ?? 0, name: 'Big' })
  const text = await here.written()
  there.setup.take({ text })
  expect(there.watchlist.lists().map(({ name, coins }) => [name, coins])).toEqual([
    ['First', ['BTC']],
    ['Big', ['ETH', 'SOL']]
  ])
  const ids = there.watchlist.lists().map(({ id }) => id)
  expect(there.alerts.drafts().map(({ scope }) => scope)).toEqual([
    { kind: 'list', id: ids[1], name: 'Big' },
    { kind: 'list', id: ids[0], name: 'First' }
  ])
  expect(there.alerts.state().alerts.map(({ status }) => status)).toEqual(['paused', 'paused'])
  there.watchlist.addCoins({ id: ids[1] ?? 0, coins: ['ADA'] })
  expect(there.setup.take({ text }).alerts).toEqual({ added: 0, known: 2, left: 0 })
  expect(there.watchlist.lists()[1]?.coins).toEqual(['ETH', 'SOL', 'ADA'])
})

test('names the watchlists of alerts that are neither here nor in the file', async () => {
  const [here, there] = [computer(), computer()]
  const id = here.watchlist.create({ name: 'Gone' }).find(({ name }) => name === 'Gone')?.id ?? 0
  here.watchlist.addCoins({ id, coins: ['ETH'] })
  const scope = { kind: 'list', id, name: 'Gone' } as const
  await here.alerts.save({ id: null, draft: { ...above(100), coin: null, scope }, agreed: true })
  here.watchlist.remove({ id })
  expect(there.setup.take({ text: await here.written() }).missingLists).toEqual(['Gone'])
  const imported = there.alerts.state().alerts[0]
  expect(there.alerts.resume({ id: imported?.id ?? 0 }).alerts[0]).toMatchObject({
    status: 'blocked',
    blockedReason: { code: 'list-gone', list: 'Gone' }
  })
})

test('reports the daily cost of new alerts without adding them', async () => {
  const [here, there] = [computer(), computer()]
  await here.alerts.save({ id: null, draft: above(100), agreed: true })
  await here.alerts.save({ id: null, draft: { ...above(7), everyMs: 60_000 }, agreed: true })
  const text = await here.written()
  expect(await there.setup.cost({ text })).toMatchObject({
    cost: { callsPerDay: 720, creditsPerDay: 720, quotes: ['BTC'] },
    alerts: 1
  })
  expect(there.alerts.drafts()).toEqual([])
  there.setup.take({ text })
  expect(await there.setup.cost({ text })).toMatchObject({ cost: { callsPerDay: 0 }, alerts: 0 })
  await expect(there.setup.cost({ text: '{}' })).rejects.toThrow(FaultError)
})

test('an alert on a drawn line finds the line in the file, and reports if it is missing', async () => {
  const [here, there, elsewhere] = [computer(), computer(), computer()]
  here.drawings.put({ coin: 'BTC', drawings: [line('a')] })
  const draft = AlertDraft.parse({
    coin: 'BTC',
    anyOf: [[{ kind: 'drawn', is: 'touches', drawing: 'a', part: 'horizontal' }]]
  })
  await here.alerts.save({ id: null, draft, agreed: true })
  const text = await here.written()
  const resumed = ({ alerts, setup }: typeof here, file: string) => {
    setup.take({ text: file })
    return alerts.resume({ id: alerts.state().alerts[0]?.id ?? 0 }).alerts[0]
  }
  expect(resumed(there, text)).toMatchObject({ status: 'watching', anyOf: draft.anyOf })
  const { drawings: _, ...rest } = JSON.parse(text) as Record<string, unknown>
  expect(resumed(elsewhere, JSON.stringify(rest))).toMatchObject({
    status: 'blocked',
    blockedReason: { code: 'drawing-gone' }
  })
})

test('neither exports nor imports routes of alerts', async () => {
  const [here, there] = [computer(), computer()]
  const routes = ['10000000-0000-4000-8000-000000000000']
  await here.alerts.save({ id: null, draft: { ...above(100), routes }, agreed: true })
  const file = await here.written()
  expect(file).not.toContain(routes[0])
  there.setup.take({ text: file.replaceAll('"routes": []', `"routes": ["${routes[0]}"]`) })
  expect(there.alerts.drafts()).toMatchObject([{ coin: 'BTC', routes: [] }])
})

test('adds nothing when the same file is imported again', async () => {
  const one = await begun()
  const text = await one.written()
  one.drawings.put({ coin: 'BTC', drawings: [line('a', 55)] })
  const { all: _all, missingLists: _lists, ...taken } = one.setup.take({ text })
  expect(taken).toEqual(counted({}, { alerts: 2, drawings: 3, layouts: 2, templates: 1, screens: 1 }))
  expect(one.drawings.of({ coin: 'BTC' }).drawings).toEqual([line('a', 55), dotted])
})

test('recognises a layout whose visible range or field order differs', async () => {
  const one = await begun()
  const text = await one.written()
  const [first] = one.layouts.all().layouts
  const { id = 0, name: _name, ...content } = first ?? {}
  const charts = firstContent.charts.map(chart => ({
    ...chart,
    view: { series: 'BTC 1h', isFollowing: true, from: 0, to: 90 }
  }))
  one.layouts.change({ id, content: { ...firstContent, ...content, active: 2, charts } })
  expect(one.setup.take({ text }).layouts).toEqual({ added: 0, known: 2, left: 0 })
})

test('renames an imported layout if a different one has the same name', async () => {
  const [one, other] = [await begun(), computer()]
  other.layouts.create({ name: 'Four', content: { ...firstContent, count: 2 }, at: null })
  other.setup.take({ text: await one.written() })
  expect(other.layouts.all().layouts.map(({ name, count }) => [name, count])).toEqual([
    [m.layouts.charts(), 1],
    ['Four', 2],
    ['Four (2)', 4]
  ])
})

test('renames an imported template or screen if a different one has the same name', async () => {
  const [one, other] = [await begun(), computer()]
  other.settings.change({
    indicatorTemplates: [template('swing', 'ema')],
    screens: [{ id: 3, ...cheap, anyOf: [[{ kind: 'price', is: 'below', value: 2 }]] }]
  })
  other.setup.take({ text: await one.written() })
  expect(other.settings.all().indicatorTemplates.map(({ name }) => name)).toEqual(['swing', 'Swing (2)'])
  expect(other.settings.all().screens.map(({ id, name }) => [id, name])).toEqual([
    [3, 'Cheap'],
    [4, 'Cheap (2)']
  ])
})

test('counts drawings beyond the limit', async () => {
  const other = computer()
  other.drawings.put({ coin: 'BTC', drawings: Array.from({ length: 499 }, (_, at) => line(`n${at}`)) })
  const { drawings } = other.setup.take({ text: await (await begun()).written() })
  expect(drawings).toEqual({ added: 2, known: 0, left: 1 })
  expect(other.drawings.of({ coin: 'BTC' }).drawings).toHaveLength(500)
})

test('writes only the chosen parts', async () => {
  const { setup, files } = await begun()
  await setup.save({ parts: ['drawings'] })
  expect(Object.keys(JSON.parse(files[0] ?? '') as object)).toEqual(['format', 'version', 'drawings'])
})

test.each([
  ['an empty file', ''],
  ['a file that isn’t JSON', '{"format":'],
  ['another kind of Candlewick file', '{"format":"candlewick-profile","version":1,"lessons":[]}'],
  ['a newer version', '{"format":"candlewick-setup","version":2}'],
  ['an unknown field', '{"format":"candlewick-setup","version":1,"key":"secret"}'],
  [
    'an invalid alert',
    JSON.stringify({ format: 'candlewick-setup', version: 1, alerts: [above(1), { coin: 'BTC', anyOf: [] }] })
  ],
  [
    'an invalid price',
    JSON.stringify({
      format: 'candlewick-setup',
      version: 1,
      alerts: [above(1)],
      drawings: [{ coin: 'BTC', drawings: [line('a', -1)] }]
    })
  ]
])('rejects %s without changing anything', async (_what, text) => {
  const { setup, alerts, drawings, layouts, settings } = await begun()
  const savedState = (): string =>
    JSON.stringify([alerts.drafts(), drawings.all(), layouts.all(), settings.all()])
  const before = savedState()
  expect(() => setup.take({ text })).toThrow(FaultError)
  expect(savedState()).toBe(before)
})

test('reports a file that can’t be written', async () => {
  const { alerts, drawings, layouts, settings, watchlist } = await begun()
  const full = new SetupFileService({
    alerts,
    drawings,
    layouts,
    settings,
    watchlist,
    saveText: () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }))
  })
  await expect(full.save({ parts: ['alerts'] })).rejects.toMatchObject({
    fault: { cause: { code: 'file-unsaved', reason: 'full', kept: 'setup' } }
  })
})
