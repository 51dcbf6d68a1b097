import type { Board, CoinDrawings, CoinNote, Drawing, Settings, Watchlist } from '@contract'
import type { Answers } from './fake-bridge.fixture'
import {
  fixtureNow,
  knownPrice,
  fakeQuotes,
  fakeStatus,
  fakeConnection,
  fakeInfo,
  fakeGauge,
  fakeFearGreed,
  fakeNews,
  noBudget,
  noSpending,
  noAlerts,
  nothingCompared,
  fakeSeries,
  fakeSettings
} from './fake-facts.fixture'
import { fakeLayouts } from './fake-layouts.fixture'

/** Watchlists and settings really change, everything else is constant. */
export function fakeMarket(lists: readonly Watchlist[]): Answers {
  let saved = lists
  let settings = fakeSettings
  const change = (id: number, step: (coins: readonly string[]) => readonly string[]): readonly Watchlist[] =>
    (saved = saved.map(list => (list.id === id ? { ...list, coins: step(list.coins) } : list)))
  const board = (): Board => ({
    quotes: fakeQuotes,
    origin: 'live',
    fetchedAt: fixtureNow - 2_000,
    price: knownPrice(7)
  })
  const drawn = new Map<string, readonly Drawing[]>()
  const keepDrawn = (coin: string, drawings: readonly Drawing[]): CoinDrawings => {
    drawn.set(coin, drawings)
    return { coin, drawings }
  }
  const notes = new Map<string, CoinNote>()
  const coinList = { count: 2, fetchedAt: fixtureNow, price: knownPrice(0) }
  return {
    alerts: { state: () => noAlerts },
    app: {
      info: () => fakeInfo,
      time: () => fixtureNow,
      notices: () => [],
      dismissNotice: () => [],
      openDataFolder: () => undefined,
      thirdParty: () => [],
      playSound: () => true,
      quit: () => undefined
    },
    displayCurrency: {
      state: () => ({ currency: null, coin: 'BTC', rate: null, missingReason: null, fallbackCurrency: null })
    },
    routes: { state: () => [] },
    diagnostics: { crashes: () => [], dismissCrashes: () => [] },
    drawings: {
      of: ({ coin }) => ({ coin, drawings: drawn.get(coin) ?? [] }),
      put: ({ coin, drawings }) => {
        const ids = drawings.map(({ id }) => id)
        const others = (drawn.get(coin) ?? []).filter(({ id }) => !ids.includes(id))
        return keepDrawn(coin, [...others, ...drawings])
      },
      remove: ({ coin, ids }) =>
        keepDrawn(
          coin,
          (drawn.get(coin) ?? []).filter(({ id }) => !ids.includes(id))
        )
    },
    coinNotes: {
      of: ({ coin }) => notes.get(coin) ?? { coin, text: '', changedAt: null },
      write: ({ coin, text }) => {
        const note = { coin, text, changedAt: fixtureNow }
        notes.set(coin, note)
        return note
      },
      search: ({ text }) => [...notes.values()].filter(note => note.text.includes(text))
    },
    backups: {
      state: () => ({ copies: [] }),
      putBack: () => ({ copies: [] })
    },
    serviceComparison: {
      view: ({ kind, coins }) => nothingCompared(kind, coins),
      ask: ({ kind, coins }) => nothingCompared(kind, coins)
    },
    connection: {
      state: () => fakeConnection,
      costWith: () => ({ now: 720, then: 1_200, isBeyond: false })
    },
    layouts: fakeLayouts(),
    market: {
      board,
      refresh: board,
      loadNewCoins: board,
      quotePrices: () => ({ each: [], together: null }),
      searchCoins: () => [],
      coinList: () => coinList,
      unlistedCoins: () => [],
      historySince: () => null,
      loadCoinList: () => coinList,
      candles: ({ coin, interval }) => fakeSeries(coin, interval),
      showCharts: () => undefined,
      showRows: () => undefined,
      loadCandles: ({ coin, interval }) => fakeSeries(coin, interval),
      candleReach: () => ({ offers: [], limit: { code: 'begins' } }),
      fearGreed: () => fakeFearGreed,
      loadFearGreed: () => fakeFearGreed
    },
    watchlist: {
      lists: () => saved,
      create: ({ name }) => (saved = [...saved, { id: saved.length + 1, name, coins: [] }]),
      rename: ({ id, name }) => (saved = saved.map(list => (list.id === id ? { ...list, name } : list))),
      remove: ({ id }) => (saved = saved.filter(list => list.id !== id)),
      addCoins: ({ id, coins }) => change(id, old => [...new Set([...old, ...coins])]),
      removeCoin: ({ id, coin }) => change(id, old => old.filter(one => one !== coin)),
      moveCoin: ({ id, coin, to }) =>
        change(id, old => old.filter(one => one !== coin).toSpliced(to, 0, coin))
    },
    settings: {
      all: () => settings,
      change: step => (settings = { ...settings, ...(step as Partial<Settings>) })
    },
    schedule: {
      status: () => fakeStatus,
      pause: () => ({ ...fakeStatus, paused: true }),
      pauseFor: () => ({ ...fakeStatus, paused: true, pausedUntil: fixtureNow + 3_600_000 }),
      resume: () => fakeStatus,
      tryOnce: () => ({ status: fakeStatus, operation: 'getData', charged: 1, fault: null }),
      retryNow: () => ({ status: fakeStatus, operation: 'getFearGreed', charged: 1, fault: null })
    },
    news: { list: () => fakeNews, refresh: () => fakeNews, markRead: () => fakeNews, open: () => undefined },
    credits: {
      gauge: () => fakeGauge,
      budget: () => noBudget,
      allowOnce: () => noBudget,
      days: () => [],
      ledger: () => [],
      dailySums: () => ({ sums: [], complete: true, until: null, edition: 0 }),
      spending: () => noSpending,
      price: () => knownPrice(1),
      userPrices: () => ({}),
      setUserPrice: () => ({})
    }
  }
}
