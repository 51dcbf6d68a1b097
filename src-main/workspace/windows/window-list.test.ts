import { describe, expect, test } from 'vitest'
import { Settings } from '../../../src-shared/contract/settings'
import { FactStore } from '../../platform/storage/fact-store'
import { openApp, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { blankChart } from '../layouts/stored-content'
import { mostWindows, WindowList, type SavedWindow } from './window-list'

const { viewState } = Settings.parse({ viewState: { group: 2, view: 'news' } })
const bounds = { x: 40, y: 60, width: 300, height: 200, maximised: false }
const btc = { ...blankChart, coin: 'BTC' }

function opened() {
  const database = openApp(tempFolder())
  const list = new WindowList(new FactStore(database))
  const shown: SavedWindow[] = []
  list.showRequested.on(one => shown.push(one))
  return { list, shown, restarted: () => new WindowList(new FactStore(database)) }
}

describe('separate windows', () => {
  test('open windows keep their content and position after a restart', () => {
    const { list, restarted } = opened()
    list.open('chart', viewState, btc)
    list.open('watchlist', viewState)
    list.place(1, bounds)
    list.change(2, { viewState: { ...viewState, group: 7 } })
    expect(restarted().all()).toEqual(list.all())
    expect(restarted().all()).toMatchObject([
      { id: 1, kind: 'chart', bounds, layout: { charts: [btc, blankChart, blankChart, blankChart] } },
      { id: 2, kind: 'watchlist', bounds: null, viewState: { group: 7 } }
    ])
  })

  test('a closed window isn’t reopened, but the next one of its kind opens at its position', () => {
    const { list, restarted } = opened()
    list.open('ticker', viewState)
    list.place(1, bounds)
    list.close(1)
    expect(restarted().all()).toEqual([])
    const next = restarted()
    next.open('ticker', viewState)
    expect(next.all()).toMatchObject([{ kind: 'ticker', bounds }])
  })

  test('a second chart window opens next to the first instead of on top of it', () => {
    const { list } = opened()
    list.open('chart', viewState, btc)
    list.place(1, bounds)
    list.open('chart', viewState, btc)
    expect(list.find(2)?.bounds).toEqual({ ...bounds, x: bounds.x + 28, y: bounds.y + 28 })
  })

  test('opening the ticker again brings it to the front', () => {
    const { list, shown } = opened()
    expect([list.open('ticker', viewState), list.open('ticker', viewState)]).toEqual([true, true])
    expect(list.all()).toHaveLength(1)
    expect(shown.map(({ id }) => id)).toEqual([1, 1])
  })

  test('rejects more chart windows than the limit', () => {
    const { list } = opened()
    for (let count = 0; count < mostWindows.chart; count++)
      expect(list.open('chart', viewState, btc)).toBe(true)
    expect(list.open('chart', viewState, btc)).toBe(false)
    expect(list.open('watchlist', viewState)).toBe(true)
  })

  test('windows follow a coin to its new symbol', () => {
    const { list, restarted } = opened()
    list.open('chart', viewState, { ...btc, over: 'ETH', compared: ['ETH', 'SOL'] })
    list.renameCoin('ETH', 'SOL')
    list.renameCoin('BTC', 'XBT')
    expect(restarted().all()[0]?.layout.charts[0]).toMatchObject({
      coin: 'XBT',
      over: 'SOL',
      compared: ['SOL']
    })
  })

  test('ignores changes to a closed window', () => {
    const { list } = opened()
    list.open('chart', viewState, btc)
    list.close(1)
    list.change(1, { viewState })
    list.place(1, bounds)
    expect(list.all()).toEqual([])
  })
})
