import { getContext, setContext } from 'svelte'
import type { Connected } from '../bridge/client'
import { AlertsState } from './alerts.svelte'
import { AnswersState } from './answers.svelte'
import { AppState } from './app.svelte'
import { ServiceComparisonState } from './service-comparison.svelte'
import { BoardState } from './board.svelte'
import { ChartsState } from './charts.svelte'
import { MirroredClock } from './clock.svelte'
import { CoinNotesState } from './coin-notes.svelte'
import { CoinPageState } from './coin-page.svelte'
import { conceptStates } from './concept-state'
import { ConnectionState } from './connection.svelte'
import { ContactState } from './contact.svelte'
import { ConverterState } from './converter.svelte'
import { CreditsState } from './credits.svelte'
import { DiagnosticsState } from './diagnostics.svelte'
import { DisplayCurrencyState } from './display-currency.svelte'
import { DrawingsState } from './drawings.svelte'
import { ExplorerState } from './explorer.svelte'
import { LayoutsState } from './layouts.svelte'
import { MarketFiguresState } from './market-figures.svelte'
import { FearGreedState } from './fear-greed.svelte'
import { NewsState } from './news.svelte'
import { PaletteState } from './palette.svelte'
import { PlacesState } from './places.svelte'
import { RoutesState } from './routes.svelte'
import { SavingState } from './saving'
import { ScheduleState } from './schedule.svelte'
import { ScreenerState } from './screener.svelte'
import { SetupFileState } from './setup-file.svelte'
import { ServiceChanges } from './service-changes'
import { SettingsState } from './settings.svelte'
import { WatchlistsState } from './watchlists.svelte'
import { WindowsState } from './windows.svelte'

/** Creates the state and immediately starts loading all of it. */
export function createMirror({ client, subscribe, subscribeToTime }: Connected) {
  const clock = new MirroredClock()
  // Follows the main process's clock, which tests can change.
  subscribeToTime(now => clock.set(now))
  void client.app.time().then(reply => reply.ok && clock.set(reply.answer))
  const service = new ServiceChanges(subscribe)
  const settings = new SettingsState(client.settings, subscribe)
  const layouts = new LayoutsState(client.layouts)
  const coinPage = new CoinPageState(settings)
  const board = new BoardState(client.market, subscribe)
  const watchlists = new WatchlistsState(client.watchlist, subscribe)
  const alerts = new AlertsState(client.alerts, subscribe, () => watchlists.lists.value ?? [])
  subscribe('showView', ({ view, coin, entry }) => {
    if (view === 'coin' && coin !== null) return coinPage.open(coin)
    settings.go({ view })
    if (coin !== null) layouts.showCoin(coin)
    if (entry !== null) alerts.explained = { id: entry, of: 'entry' }
  })
  subscribe('showCoin', ({ coin }) => layouts.showCoin(coin))
  const palette = new PaletteState(settings)
  subscribe('runAction', ({ id }) => (palette.pendingCommand = id))
  return {
    alerts,
    answers: new AnswersState(client.answers, subscribe, service),
    app: new AppState(client.app, subscribe),
    serviceComparison: new ServiceComparisonState(client.serviceComparison, subscribe),
    board,
    charts: new ChartsState(client.market, subscribe),
    clock,
    coinNotes: new CoinNotesState(client.coinNotes, subscribe, service),
    coinPage,
    concept: conceptStates({ client, subscribe }),
    connection: new ConnectionState(client.connection, subscribe, service),
    contact: new ContactState(client.contact, subscribe),
    converter: new ConverterState(),
    credits: new CreditsState(client.credits, subscribe),
    diagnostics: new DiagnosticsState(client.diagnostics),
    displayCurrency: new DisplayCurrencyState(client.displayCurrency, subscribe, coin => board.quote(coin)),
    drawings: new DrawingsState(client.drawings, subscribe, service),
    explorer: new ExplorerState(client, subscribe, service),
    layouts,
    marketFigures: new MarketFiguresState(client.marketFigures, subscribe, service),
    fearGreed: new FearGreedState(client.market, subscribe),
    news: new NewsState(client.news, subscribe),
    palette,
    places: new PlacesState(settings, layouts, coinPage),
    routes: new RoutesState(client.routes, subscribe),
    saving: new SavingState(client.saving),
    schedule: new ScheduleState(client.schedule, subscribe),
    screener: new ScreenerState(client.screener, subscribe, service),
    settings,
    setupFile: new SetupFileState(client.setupFile, layouts),
    watchlists,
    windows: new WindowsState(client.windows)
  }
}

/**
 * The window's copy of the data in the main process. Its methods make no paid calls unless their comment says
 * so.
 */
export type Mirror = Readonly<ReturnType<typeof createMirror>>

/** Tests can provide the state with it: `render(Part, { context: new Map([[mirrorKey, mirror]]) })`. */
export const mirrorKey = Symbol('mirror')

export function provideMirror(mirror: Mirror): void {
  setContext(mirrorKey, mirror)
}

export function useMirror(): Mirror {
  return getContext<Mirror>(mirrorKey)
}
