import { expect, test } from 'vitest'
import type { Services } from '../../../src-shared/contract'
import { FactStore } from '../../platform/storage/fact-store'
import { openApp, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { blankChart } from '../../workspace/layouts/stored-content'
import { LayoutService } from '../../workspace/layouts/layout-service'
import { LayoutStore } from '../../workspace/layouts/layout-store'
import { SettingsService } from '../../workspace/settings/settings-service'
import { WindowList } from '../../workspace/windows/window-list'
import { windowRequests } from '../../workspace/windows/window-requests'
import { dispatch } from '../ipc/dispatch'
import { OnScreen } from './on-screen'
import { WindowPage } from './window-page'

const eth = { ...blankChart, coin: 'ETH' }

function opened() {
  const database = openApp(tempFolder())
  const facts = new FactStore(database)
  const settings = new SettingsService(facts)
  settings.change({ viewState: { view: 'news', group: 3 } })
  const layouts = new LayoutService(new LayoutStore(database), facts)
  const list = new WindowList(facts)
  const reported: unknown[] = []
  const market = { showCharts: (shown: unknown) => void reported.push(shown), showRows: () => undefined }
  const figures: unknown[] = []
  const marketFigures = {
    view: ({ list }: { list: string }, viewer: object) => void figures.push([list, viewer]),
    leave: (viewer: object) => void figures.push(viewer)
  }
  const services = {
    settings,
    layouts,
    market,
    marketFigures,
    windows: windowRequests(list, settings)
  } as unknown as Services
  list.open('chart', settings.all().viewState, eth)
  list.open('watchlist', settings.all().viewState, eth)
  const shown: string[] = []
  const onScreen = new OnScreen<object>(services.market)
  const pageOf = (id: number): WindowPage =>
    new WindowPage({
      ...{ id, list, services, settings, onScreen },
      goTo: ({ view, coin }) => void shown.push(`go ${view} ${coin}`),
      showCoin: coin => shown.push(coin),
      close: () => shown.push(`close ${id}`)
    })
  return { settings, layouts, list, reported, figures, shown, chart: pageOf(1), watchlist: pageOf(2) }
}

test('each page gets the content of its own window', () => {
  const { chart, watchlist } = opened()
  expect([chart, watchlist].map(({ services }) => services.windows.own())).toEqual([
    { kind: 'chart' },
    { kind: 'watchlist' }
  ])
})

test('a window’s watchlist and chart are independent of the main window', async () => {
  const { settings, layouts, chart, watchlist } = opened()
  const { view: _view, ...viewState } = settings.all().viewState
  await watchlist.services.settings.change({ viewState: { ...viewState, view: 'market', group: 5 } })
  expect(watchlist.services.settings.all().viewState).toMatchObject({ view: 'watch', group: 5 })
  expect([settings, chart.services.settings].map(one => one.all().viewState)).toMatchObject([
    { view: 'news', group: 3 },
    { view: 'watch', group: 3 }
  ])

  const before = layouts.all()
  const [layout] = (await chart.services.layouts.all()).layouts
  const charts = layout!.charts.map((one, at) => (at === 0 ? { ...one, interval: '5m' as const } : one))
  const { count: _count, active, links } = layout!
  await chart.services.layouts.change({ id: 1, content: { count: 4, active, links, charts } })
  expect(chart.services.layouts.all()).toMatchObject({
    layouts: [{ count: 1, charts: [{ coin: 'ETH', interval: '5m' }, {}, {}, {}] }],
    shown: 1
  })
  expect(layouts.all()).toEqual(before)
})

test('settings other than the view are shared by all windows', async () => {
  const { settings, chart, watchlist } = opened()
  expect(await chart.services.settings.change({ theme: 'light' })).toMatchObject({
    theme: 'light',
    viewState: { view: 'watch' }
  })
  expect([settings.all().theme, watchlist.services.settings.all().theme]).toEqual(['light', 'light'])
})

test('selecting a coin changes the main window from a watchlist window, but not from a chart window', async () => {
  const { shown, chart, watchlist } = opened()
  for (const { services } of [chart, watchlist]) {
    const [layout] = (await services.layouts.all()).layouts
    const { id: _id, name: _name, ...content } = layout!
    const charts = content.charts.map((one, at) => (at === 0 ? { ...one, coin: 'SOL' } : one))
    await services.layouts.change({ id: 1, content: { ...content, charts } })
    await services.layouts.change({ id: 1, content: { ...content, charts } })
  }
  expect(shown).toEqual(['SOL'])
})

test('combines the coins and charts on screen of all windows', async () => {
  const { reported, chart, watchlist } = opened()
  await chart.services.market.showCharts({ charts: [{ coin: 'ETH', interval: '1h' }] })
  await watchlist.services.market.showCharts({ charts: [{ coin: 'BTC', interval: '1d' }] })
  expect(reported.at(-1)).toEqual({
    charts: [
      { coin: 'ETH', interval: '1h' },
      { coin: 'BTC', interval: '1d' }
    ]
  })
})

test.each(['create', 'remove', 'rename', 'show'])(
  'a page can’t %s layouts of the main window',
  async name => {
    const { layouts, chart } = opened()
    const before = layouts.all()
    const content = before.layouts[0]!
    const { id: _id, name: _name, ...rest } = content
    const input = { create: { name: 'New', content: rest, at: null }, rename: { id: 1, name: 'New' } }[name]
    const reply = await dispatch(chart.services, 'layouts', name, input ?? { id: 1 }, () => undefined)
    expect(reply).toMatchObject({ ok: false, fault: { cause: { code: 'request-unknown' } } })
    expect(layouts.all()).toEqual(before)
  }
)

test('requests from a page whose window was closed return faults', async () => {
  const { list, chart } = opened()
  list.close(1)
  for (const [concept, name] of [
    ['settings', 'all'],
    ['layouts', 'all'],
    ['windows', 'own']
  ] as const)
    expect(await dispatch(chart.services, concept, name, undefined, () => undefined)).toMatchObject({
      ok: false
    })
})

test('calculates figures for the list of each window', async () => {
  const { figures, chart, watchlist } = opened()
  await chart.services.marketFigures.view({ list: '1', coins: ['BTC'] })
  await watchlist.services.marketFigures.view({ list: '2', coins: ['ETH'] })
  await watchlist.leave()
  expect(figures).toEqual([['1', chart], ['2', watchlist], watchlist])
})
