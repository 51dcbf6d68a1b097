import { isDeepStrictEqual } from 'node:util'
import { coinsOfAlert } from '../../src-shared/alert-coins'
import { conditionDefinition } from '../../src-shared/conditions/catalogue'
import type { ConditionSource } from '../../src-shared/conditions/definition'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import type {
  Alert,
  AlertDraft,
  AlertPreview,
  AlertsState,
  AthKnown,
  BreadthKnown,
  InboxEntry,
  TriggerDetails
} from '../../src-shared/contract/alerts'
import type { AlertCalls } from '../../src-shared/contract/connection'
import type { Backtest } from '../../src-shared/contract/backtest'
import type { SetupCost, ImportedItems } from '../../src-shared/contract/setup-file'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { Emitter } from '../platform/events/emitter'
import { Gathered, Throttled } from '../platform/time/gathered'
import { nextTurn } from '../platform/time/next-turn'
import { FaultError, inputFault } from '../platform/faults/fault-error'
import { adoptable } from '../workspace/setup-file/adoptable'
import { AlertBook } from './alert-book'
import type { AlertSources } from './alert-sources'
import type { StoredAlert } from './alert-store'
import { alertView, distanceOfLevel } from './alert-view'
import { blockedReasonOf, misfitOf, reasonOfCoin } from './blocked-reason'
import { sourcesOf } from '../../src-shared/conditions/sources'
import {
  costOf,
  fastQuotesOf,
  paceNow,
  pacePlanned,
  seriesOf,
  type CallPace,
  type FastQuotes,
  type NeededSeries
} from './cost'
import { needsQuotes } from './draft'
import { drawingsOf } from './drawn-lines'
import { latenessIn } from './lateness'
import type { MoveWindow } from './known-moves'
import { hasLines } from './line-computer'
import { NotificationBatch } from './notification-batch'
import { reminding } from './replay'
import { equivalenceKey } from './equivalence-key'
import { alertsOf, draftsOf, listOf } from './scope'
import { scopedView } from './scoped-view'
import { snoozeLeadMs, SnoozeWatch } from './snooze-watch'
import { withCalls } from './trigger-calls'

const mostAlerts = 1_000
/**
 * How often to publish alerts if only their values have changed, because publishing 1,000 alerts takes long.
 */
const valuesEveryMs = 5_000
/** Changes of the schedule within this time are handled together, because each call causes several. */
const gatherScheduleMs = 1_000
const historyPage = 50
/** If alerts are about more coins than this, they're evaluated over several turns of the event loop. */
const mostAtOnce = 100

/** Loaded dynamically, because it's only needed while the user edits an alert. */
const loadPreview = () => import('./alert-preview')

export class AlertService {
  readonly changed = new Emitter<AlertsState>()
  readonly needsChanged = new Emitter<void>()
  readonly batch: NotificationBatch
  readonly #sources: AlertSources
  readonly #book: AlertBook
  readonly #snoozes: SnoozeWatch
  readonly #publishing: Throttled
  readonly #rescheduling: Gathered
  #stopped = false
  #isReading = false
  /** Null unless alerts are being evaluated over several turns of the event loop. */
  #again: boolean | null = null
  #lateness = '[]'

  constructor(sources: AlertSources) {
    const { store, factStore, clock, notifications, quietUntil } = sources
    this.#sources = sources
    this.#book = new AlertBook(
      store,
      factStore,
      draft => coinsOfAlert(draft, sources),
      (error, where) => sources.report?.(error, where),
      entry => (entry.why ? { ...entry, why: withCalls(entry.why, entry, sources.ledger) } : entry)
    )
    this.batch = new NotificationBatch(clock, this.#book, notifications, quietUntil)
    this.#publishing = new Throttled(clock, valuesEveryMs, () => void this.#publish())
    this.#rescheduling = new Gathered(clock, gatherScheduleMs, () => this.#publishLateness())
    this.#snoozes = new SnoozeWatch(
      sources.clock,
      () => this.#active().flatMap(({ snoozedUntil }) => snoozedUntil ?? []),
      () => {
        this.needsChanged.emit()
        this.evaluate()
      }
    )
  }

  start(): void {
    this.batch.soon()
    this.#sources.deliver?.wake()
    this.#snoozes.arm()
  }

  stop(): void {
    this.#stopped = true
    this.batch.stop()
    this.#sources.deliver?.stop()
    this.endBacktest()
    for (const part of [this.#snoozes, this.#publishing, this.#rescheduling]) part.stop()
  }

  get unread(): number {
    return this.#book.unread
  }

  state(): AlertsState {
    const { simulated } = this.#sources
    const facts = this.#sources.facts()
    const alerts = this.#book.alerts.map(alert => this.#view(alert, facts))
    const { callsPerDay, creditsPerDay, isAtMost = false } = this.#cost(paceNow(this.#sources))
    const { inbox, unread, pausedAll } = this.#book
    return { alerts, inbox, unread, pausedAll, callsPerDay, creditsPerDay, isAtMost, simulated }
  }

  #view(alert: StoredAlert, facts: AlertFacts): Alert {
    const { clock, prices } = this.#sources
    const { draft } = alert
    const now = clock.now()
    const cost = costOf(draftsOf(draft, this.#sources), prices, paceNow(this.#sources))
    const fired = this.#book.fired(alert.id)
    const each = alertsOf(alert, this.#sources, now).map(one => ({
      alert: one,
      reason: reasonOfCoin(one.draft, this.#sources)
    }))
    const blockedReason = this.#book.isMistaken(alert.id)
      ? ({ code: 'our-mistake' } as const)
      : blockedReasonOf(
          draft,
          each.map(({ reason }) => reason),
          this.#sources
        )
    const lateness = this.#book.pausedAll ? null : latenessIn(this.#sources, draft)
    const candleCount = (coin: string | null, interval: Interval): number =>
      coin === null ? 0 : (facts.series(coin, interval, 'closed')?.closed ?? 0)
    const circumstances = { cost, blockedReason, fired, candleCount, lateness, now }
    if (draft.scope === null) return alertView(alert, circumstances)
    return scopedView(alert, each, listOf(draft.scope, this.#sources)?.name ?? null, circumstances)
  }

  /** @param quotesEveryMs null if the plan doesn't load the watchlist */
  plannedCost(quotesEveryMs: number | null): AlertCalls {
    return this.#cost(pacePlanned(quotesEveryMs))
  }

  #cost(pace: CallPace): AlertCalls {
    const drafts = this.#expanded(this.#active()).map(({ draft }) => draft)
    return {
      ...costOf(drafts, this.#sources.prices, pace),
      breadth: drafts.some(draft => sourcesOf(draft).has('breadth'))
    }
  }

  series(): readonly NeededSeries[] {
    const all = this.#expanded(this.#awake()).flatMap(({ draft }) => seriesOf(draft))
    return [...new Map(all.map(series => [`${series.coin} ${series.interval}`, series])).values()]
  }

  fastQuotes(): readonly FastQuotes[] {
    return fastQuotesOf(this.#expanded(this.#awake()).map(({ draft }) => draft))
  }

  /** Call this when the schedule changed, because alerts may then notice events earlier or later. */
  scheduleChanged(): void {
    if (!this.#stopped) this.#rescheduling.soon()
  }

  #publishLateness(): void {
    const lateness = JSON.stringify(this.#active().map(({ draft }) => latenessIn(this.#sources, draft)))
    if (lateness === this.#lateness) return
    this.#lateness = lateness
    this.#publishing.soon()
  }

  /**
   * The distance of each coin's price from its nearest alert level, in percent. It's 0 if an alert hasn't
   * been evaluated yet.
   * @param answeredAt when the coin's quote last arrived
   */
  distances(answeredAt: (coin: string) => EpochMs | null): ReadonlyMap<string, number> {
    const nearest = new Map<string, number>()
    for (const alert of this.#expanded(this.#awake())) {
      const { coin } = alert.draft
      if (coin === null || !needsQuotes(alert.draft)) continue
      const isNew = (answeredAt(coin) ?? -Infinity) <= alert.since
      const distance = distanceOfLevel(alert) ?? (isNew ? 0 : null)
      if (distance !== null) nearest.set(coin, Math.min(distance, nearest.get(coin) ?? Infinity))
    }
    return nearest
  }

  isAwake(): boolean {
    return this.#awake().length > 0
  }

  wants(source: ConditionSource): boolean {
    return this.#awake().some(({ draft }) => sourcesOf(draft).has(source))
  }

  evaluate(): void {
    if (this.#isOff() || this.#isReading || this.#book.alerts.length === 0) return
    if (this.#again !== null) return void (this.#again = true)
    if (this.#active().some(({ draft }) => this.#needsLines(draft)))
      return void this.#sources.lines.load().then(() => this.evaluate())
    const reading = this.#sources.readAhead?.(this.#moveWindows(), () => !this.#stopped)
    if (reading) void this.#evaluateAfter(reading)
    else this.#evaluateNow()
  }

  async #evaluateAfter(reading: Promise<void>): Promise<void> {
    this.#isReading = true
    // A failed read is ignored here, because evaluating then fails too, which is reported for each alert.
    await reading.catch(() => undefined)
    this.#isReading = false
    if (!this.#isOff()) this.#evaluateNow()
  }

  #evaluateNow(): void {
    const coins = this.#active().reduce(
      (sum, { draft }) => sum + coinsOfAlert(draft, this.#sources).length,
      0
    )
    if (coins > mostAtOnce) return void this.#evaluateOverTurns()
    if (!this.#book.evaluate(...this.#circumstances())) return this.#publishing.soon()
    this.#notify()
  }

  async #evaluateOverTurns(): Promise<void> {
    this.#again = false
    try {
      await nextTurn()
      if (this.#isOff()) return
      const noticed = await this.#book.evaluateOverTurns(() => !this.#isOff(), ...this.#circumstances())
      if (noticed === null) this.#again = true
      if (noticed === true) await nextTurn()
      if (this.#stopped) return
      if (noticed === true) this.#notify()
      else this.#publishing.soon()
    } catch (error) {
      this.#sources.report?.(error, 'alerts')
    } finally {
      const isOutdated = this.#again
      this.#again = null
      if (isOutdated) this.evaluate()
    }
  }

  #isOff(): boolean {
    return this.#stopped || this.#book.pausedAll
  }

  #circumstances(): Parameters<AlertBook['evaluate']> {
    const { facts, simulated } = this.#sources
    return [facts(), simulated, ({ draft }) => misfitOf(draft, this.#sources) !== null]
  }

  #notify(): void {
    this.batch.atOnce()
    this.#sources.deliver?.wake()
    this.#publishing.next()
  }

  #moveWindows(): readonly MoveWindow[] {
    return this.#active().flatMap(({ draft }) =>
      draft.anyOf.flat().flatMap(condition => {
        const windowMs = conditionDefinition(condition).windowMs?.(condition)
        return windowMs === undefined
          ? []
          : coinsOfAlert(draft, this.#sources).map(coin => ({ coin, windowMs }))
      })
    )
  }

  writePending(): void {
    if (this.#book.writePending(this.#sources.clock.now())) this.#publish()
    if (!this.#stopped) this.batch.soon()
    this.#sources.deliver?.writePending()
  }

  async preview(request: { id: number | null; draft: AlertDraft }): Promise<AlertPreview> {
    if (this.#needsLines(request.draft)) await this.#sources.lines.load()
    const { previewOf } = await loadPreview()
    return previewOf(request.draft, this.#twinOf(request)?.id ?? null, this.#sources)
  }

  async backtest({ draft, after }: { draft: AlertDraft; after: number }): Promise<Backtest | null> {
    const { testPast } = await import('./backtest/test-past')
    return testPast(draft, this.#sources, after)
  }

  endBacktest(): void {
    this.#sources.past.worker.end()
  }

  #twinOf({ id, draft }: { id: number | null; draft: AlertDraft }): StoredAlert | undefined {
    const key = equivalenceKey(draft)
    return this.#book.alerts.find(alert => alert.id !== id && equivalenceKey(alert.draft) === key)
  }

  #assertRoom(): void {
    if (this.#book.alerts.length >= mostAlerts)
      throw new FaultError(inputFault({ code: 'alerts-full', most: mostAlerts }))
  }

  async save(request: { id: number | null; draft: AlertDraft; agreed: boolean }): Promise<AlertsState> {
    const { id, draft, agreed } = request
    if (this.#needsLines(draft)) await this.#sources.lines.load()
    const { assertSavable, termsOf } = await loadPreview()
    assertSavable(termsOf(draft, this.#twinOf(request)?.id ?? null, this.#sources), agreed)
    const now = this.#sources.clock.now()
    if (id === null) {
      this.#assertRoom()
      this.#book.add(draft, now)
    } else {
      const alert = this.#book.find(id)
      const isSame = isDeepStrictEqual({ ...alert.draft, everyMs: draft.everyMs }, draft)
      // If only the interval has changed, the alert keeps its state.
      if (isSame && alert.draft.everyMs !== draft.everyMs) this.#book.write({ ...alert, draft })
      else this.#book.restart({ ...alert, draft }, now)
    }
    return this.#emitState()
  }

  /** Newest first. */
  drafts(): readonly AlertDraft[] {
    return this.#book.alerts.map(({ draft }) => draft)
  }

  /** Leaves out duplicates. */
  adopt(drafts: readonly AlertDraft[]): ImportedItems {
    // An imported file must not make Candlewick send messages. The user has to choose the receivers again.
    const silent = drafts.map(draft => ({ ...draft, routes: [] }))
    const { taken, counts } = adoptable(silent, this.drafts(), equivalenceKey, mostAlerts)
    this.#book.addPaused(taken.toReversed(), this.#sources.clock.now())
    this.#emitState()
    return counts
  }

  /** What the alerts will cost once they're resumed. */
  async costOfNew(drafts: readonly AlertDraft[]): Promise<SetupCost> {
    const { taken } = adoptable(drafts, this.drafts(), equivalenceKey, mostAlerts)
    const { costOfAll } = await loadPreview()
    return costOfAll(taken, this.#sources)
  }

  remove({ id }: { id: number }): AlertsState {
    this.#book.remove(id)
    return this.#emitState()
  }

  putBack({ id }: { id: number }): AlertsState {
    const alert = this.#book.removed(id)
    if (this.#twinOf(alert) !== undefined) throw new FaultError(inputFault('alert-twice'))
    this.#assertRoom()
    this.#book.putBack(alert)
    return this.#emitState()
  }

  /** Call this when a watchlist changed, because its alerts then apply to other coins. */
  listsChanged(): void {
    if (this.#book.alerts.every(({ draft }) => draft.scope === null)) return
    this.evaluate()
    this.#snoozes.arm()
    this.needsChanged.emit()
    // Publishes in the next turn, because other services handle the new list in this one.
    this.#publishing.next()
  }

  /**
   * Call this for moved, added or removed drawings, because moving a line past the price isn't a crossing.
   */
  drawingsChanged(coin: string, ids: ReadonlySet<string>): void {
    const about = this.#book.alerts.filter(
      ({ draft }) => draft.coin === coin && drawingsOf(draft).some(id => ids.has(id))
    )
    if (about.length === 0) return
    this.#takeUp(about)
    this.evaluate()
    this.#emitState()
  }

  /** The step between the two coins' prices isn't a crossing. */
  meansOther(coin: string): void {
    this.#takeUp(this.#book.alerts.filter(({ draft }) => coinsOfAlert(draft, this.#sources).includes(coin)))
  }

  #takeUp(alerts: readonly StoredAlert[]): void {
    const now = this.#sources.clock.now()
    for (const alert of alerts) if (alert.switched === 'on') this.#book.takeUp(alert, now)
  }

  renameCoin(from: string, to: string): void {
    this.#book.renameCoin(from, to)
    this.#emitState()
  }

  pause({ id }: { id: number }): AlertsState {
    this.#book.write({ ...this.#book.find(id), switched: 'paused', snoozedUntil: null })
    return this.#emitState()
  }

  resume({ id }: { id: number }): AlertsState {
    const alert = this.#book.find(id)
    const now = this.#sources.clock.now()
    const { expiresAt } = alert.draft
    // Removes an expiry date in the past, because the alert would expire immediately.
    const over = expiresAt !== null && expiresAt <= now
    const again = { ...alert, draft: { ...alert.draft, expiresAt: over ? null : expiresAt } }
    // Starts a one-time alert over if it has fired. Otherwise it would look active and never fire.
    const { coins } = alert.memory
    const onList = Object.values(coins ?? {}).filter(({ leftAt }) => leftAt === undefined)
    const memories = coins ? onList.map(({ memory }) => memory) : [alert.memory]
    const isSpent = alert.draft.repeat === 'once' && memories.every(({ firedCount }) => firedCount > 0)
    if (alert.switched === 'paused' && !isSpent) this.#book.takeUp(again, now)
    else this.#book.restart(again, now)
    return this.#emitState()
  }

  /** After the snooze, the user is notified again if the conditions are still met. */
  snooze({ id, until }: { id: number; until: EpochMs }): AlertsState {
    const alert = this.#book.find(id)
    if (until <= this.#sources.clock.now()) throw new FaultError(inputFault('time-past'))
    this.#book.write({ ...alert, switched: 'on', snoozedUntil: until, memory: reminding(alert) })
    return this.#emitState()
  }

  pauseAll({ paused }: { paused: boolean }): AlertsState {
    this.#book.pauseAll(paused, this.#sources.clock.now())
    return this.#emitState()
  }

  history({ id, before }: { id: number | null; before: number | null }): readonly InboxEntry[] {
    return this.#sources.store.history(id, before, historyPage)
  }

  async why({ id, of }: { id: number; of: 'entry' | 'alert' }): Promise<TriggerDetails | null> {
    const { store } = this.#sources
    const entry = of === 'entry' ? store.entry(id) : store.history(id, null, 1)[0]
    if (!entry) return null
    const { triggerDetails } = await import('./trigger-details')
    const why = store.why(entry.id)
    if (why && !this.#sources.lines.isReady && hasLines(why.rule)) await this.#sources.lines.load()
    return triggerDetails(entry, why, this.#sources)
  }

  deliveriesChanged(): void {
    this.#book.readInbox()
    this.#publish()
  }

  markRead({ ids }: { ids: readonly number[] | null }): AlertsState {
    this.#sources.store.markRead(ids)
    this.#book.readInbox()
    return this.#publish()
  }

  ath({ coin }: { coin: string }): AthKnown {
    const { loader, knownAth } = this.#sources
    return { ...knownAth(coin), loadPrice: loader.athPrice(coin) }
  }

  async loadAth({ coin }: { coin: string }): Promise<AthKnown> {
    await this.#sources.loader.loadAth(coin)
    return this.ath({ coin })
  }

  breadth(): BreadthKnown {
    return this.#sources.loader.knownBreadth()
  }

  async loadBreadth(): Promise<BreadthKnown> {
    await this.#sources.loader.loadBreadth()
    return this.breadth()
  }

  #expanded(alerts: readonly StoredAlert[]): readonly StoredAlert[] {
    const now = this.#sources.clock.now()
    return alerts.flatMap(alert => alertsOf(alert, this.#sources, now))
  }

  #needsLines(draft: AlertDraft): boolean {
    return !this.#sources.lines.isReady && hasLines(draft)
  }

  #active(): ReturnType<AlertBook['active']> {
    return this.#book.active(this.#sources.clock.now())
  }

  /** Active alerts that aren't snoozed, or whose snooze ends soon. */
  #awake(): ReturnType<AlertBook['active']> {
    const soon = this.#sources.clock.now() + snoozeLeadMs
    return this.#active().filter(({ snoozedUntil }) => snoozedUntil === null || snoozedUntil <= soon)
  }

  #emitState(): AlertsState {
    this.#snoozes.arm()
    const state = this.#publish()
    this.needsChanged.emit()
    return state
  }

  #publish(): AlertsState {
    this.#publishing.stop()
    const state = this.state()
    this.changed.emit(state)
    return state
  }
}
