import { ComparisonService } from '../../market/service-comparison/comparison-service'
import { CoinCalls } from '../../watching/coins/coin-calls'
import { RefusedCoins } from '../../watching/coins/refused-coins'
import { Agreement } from '../../watching/connection/agreement'
import { ContactService } from '../../market/contact/contact-service'
import { PaidCalls } from '../../credits/paid-calls'
import { NoteService } from '../../market/coin-notes/note-service'
import { NoteStore } from '../../market/coin-notes/note-store'
import { DrawingService } from '../../workspace/drawings/drawing-service'
import { DrawingStore } from '../../workspace/drawings/drawing-store'
import { barsAsOf } from '../../market/bars-as-of'
import { ProfileService } from '../../service/profile/profile-service'
import { setupFileOf } from '../../workspace/setup-file/setup-file'
import { createServiceClient } from '../../service/api/client'
import { StoredHealth } from '../../watching/service-health/stored-health'
import { IncidentWatch } from '../../watching/service-health/incident-watch'
import { FactStore, unreadableFactText } from '../../platform/storage/fact-store'
import { openWatchlist } from '../../workspace/watchlist/usual-coins'
import type { ServiceSession, ServiceSessionSources } from './service-session'
import { listen } from './session-events'
import { windowUpdates } from './window-updates'
import { openFiles, type SessionFiles } from './session-files'
import { Ending } from './ending'
import { openAnswers } from './open-answers'
import { openAlerts } from './open-alerts'
import { openFigures } from './open-figures'
import { openLedger } from './open-ledger'
import { openMarket } from './open-market'
import { openPlan } from './open-plan'
import { openSchedule } from './open-schedule'
import { openSpending } from './open-spending'

/** @throws DiskError or NewerDatabaseError, after it has closed all files */
export function openSession(sources: ServiceSessionSources): ServiceSession {
  sources.notices.withdrawOfService()
  const files = openFiles(sources.folder, sources.disk, sources.notices, sources.simulated)
  try {
    return wire(sources, files)
  } catch (error) {
    files.state.close()
    files.cache.close()
    throw error
  }
}

function wire(sources: ServiceSessionSources, { state, cache }: SessionFiles): ServiceSession {
  const { address, clock, disk, settings, notices, simulated, openLink, saveText, report } = sources
  const facts = new FactStore(state, name => report(unreadableFactText(name), 'facts'))
  // Opened before the services that would have to be stopped, because it may throw.
  const watchlist = openWatchlist(state, sources.carriedLists())
  const coins = (): readonly string[] => watchlist.coins()
  const lists = (): ReturnType<typeof watchlist.lists> => watchlist.lists()
  const agreement = new Agreement(facts, simulated)
  const everyMs: Agreement['everyMs'] = need => agreement.everyMs(need)
  const health = new StoredHealth(facts)
  const locked = (): StoredHealth['health']['locked'] => health.health.locked
  const ledger = openLedger({ state, cache, facts, clock, settings, notices, simulated, log: report })
  const { credits, limits } = ledger
  const { fetch, folder, notifications, routes } = sources
  const ending = new Ending(clock, report)
  const { inBackground } = ending
  const key = (): Promise<string | null> => ending.unlessEnded(sources.key())
  const profile = new ProfileService({ facts, credits, clock, saveText, state })
  const client = createServiceClient({ fetch, clock, address, key, ...profile.reading })
  const agreed = (): boolean => agreement.agreed()
  const calls = new PaidCalls({ client, credits, clock, budget: limits, agreed, report })
  const refused = new RefusedCoins(facts, clock)
  const coinCalls = new CoinCalls({ calls, refused, clock })
  const callSources = { calls, coinCalls, credits, coins, everyMs, simulated }

  const asks = openAnswers({
    address,
    openLink,
    saveText,
    calls,
    credits,
    simulated,
    locked,
    profile,
    cache,
    facts,
    inBackground,
    keyAtHand: sources.keyAtHand
  })
  const { explorer, saveAnswer, readSavedAnswer, answers, subscriptions } = asks
  const contact = new ContactService({ explorer, credits, facts, clock, coins, report, inBackground })
  const market = openMarket({
    ...callSources,
    agreement,
    cache,
    facts,
    clock,
    refused,
    locked,
    openLink,
    saveAnswer,
    readSavedAnswer,
    state,
    confirmAbove: () => settings.all().confirmAbove
  })
  const { board, candles, charts, stores, fearGreed, coinList, news } = market
  const figures = openFigures({
    state,
    facts,
    folder,
    clock,
    market,
    explorer,
    subscriptions,
    coins,
    report,
    inBackground
  })
  const { marketFigures, screener, displayCurrency } = figures
  const drawings = new DrawingService(new DrawingStore(state))
  const alerts = openAlerts({
    ...callSources,
    drawings,
    lists,
    state,
    disk,
    clock,
    settings,
    market,
    saveAnswer,
    report,
    routes,
    folder,
    notifications,
    mappings: profile.responses,
    factStore: facts,
    ledger: ledger.report
  })

  const { quotes, plan } = openPlan({
    ...callSources,
    clock,
    settings,
    agreement,
    market,
    alerts,
    subscriptions,
    limits
  })
  const spending = openSpending({
    ...ledger,
    facts,
    clock,
    settings,
    notices,
    notifications,
    plan,
    simulated,
    saveText
  })
  const schedule = openSchedule({
    cache,
    clock,
    facts,
    calls,
    credits,
    limits,
    health,
    agreed,
    disk,
    spending,
    board,
    alerts,
    report,
    circumstances: sources.circumstances,
    random: sources.random,
    inBackground,
    needs: { quotes, candles: charts, alerts, fearGreed, answers: subscriptions, 'coin-list': coinList, news }
  })
  const incidents = new IncidentWatch(calls, facts, clock, notifications)

  const coinNotes = new NoteService(new NoteStore(state), clock)
  const serviceComparison = new ComparisonService({
    answers: explorer,
    barsAsOf: (chart, at) => barsAsOf(stores, chart, at),
    candles,
    now: () => clock.now()
  })

  const { layouts } = sources
  const setupFile = setupFileOf({ alerts: alerts.service, drawings, layouts, settings, watchlist, saveText })

  const parts = { profile, watchlist, agreement, health, calls, refused, coinCalls, credits, market, alerts }
  const observed = {
    ...parts,
    notices,
    plan,
    spending,
    schedule,
    incidents,
    drawings,
    coinNotes,
    serviceComparison,
    answers,
    explorer,
    subscriptions,
    marketFigures,
    contact,
    settings,
    inBackground,
    layouts,
    clock
  }
  const stop = listen(observed)
  const writePending = (): void => {
    for (const part of [credits, facts, profile.responses, alerts.service, board, news]) part.writePending()
  }
  const services = {
    answers,
    coinNotes,
    contact,
    displayCurrency,
    drawings,
    explorer,
    serviceComparison,
    marketFigures,
    news,
    profile,
    schedule,
    screener,
    setupFile,
    watchlist,
    alerts: alerts.service,
    credits: spending.service,
    market: market.service
  }
  const window = windowUpdates(observed, services, sources.announce)
  const stopAll = (): void => {
    window.stop()
    for (const part of [schedule, figures]) part.stop()
    for (const part of [alerts, asks, incidents]) part.close()
    stop()
  }
  return {
    address,
    simulated,
    agreement,
    plan,
    schedule,
    services,
    writePending,
    window,
    gaps: ledger.gaps,
    coinConsent: market.coinConsent,
    deliveries: alerts.deliveries,
    lists,
    traySnapshot: () => ({
      board: board.board(),
      gauge: credits.gauge(),
      status: schedule.status(),
      unread: alerts.service.unread
    }),
    serve: work => ending.serve(work),
    end: patienceMs => ending.end(calls, patienceMs, stopAll),
    close() {
      stopAll()
      for (const part of [figures, spending, calls]) part.close()
      writePending()
      for (const file of [state, cache]) file.close()
    }
  }
}
