import type { Source } from '../../src-shared/conditions/definition'
import type {
  AlertDraft,
  AlertPreview,
  AlertsState,
  AthKnown,
  BreadthKnown,
  InboxEntry
} from '../../src-shared/contract/alerts'
import type { Taken } from '../../src-shared/contract/setup-file'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import { FaultError, inputFault } from '../faults/fault-error'
import { adoptable } from '../setup-file/adoptable'
import { AlertBook } from './alert-book'
import { assertSavable, previewOf } from './alert-preview'
import type { AlertSources } from './alert-sources'
import type { KeptAlert } from './alert-store'
import { alertView, distanceOfLevel } from './alert-view'
import { blockedReasonOf, misfitOf } from './blocked-reason'
import { sourcesOf } from '../../src-shared/conditions/sources'
import { costOf, seriesOf, type Series } from './cost'
import { needsQuotes } from './draft'
import { hasLines } from './line-computer'
import { NotificationBatch } from './notification-batch'
import { reminding } from './replay'
import { samenessOf } from './sameness'
import { snoozeLeadMs, SnoozeWatch } from './snooze-watch'

const mostAlerts = 500
const historyPage = 50

/** Alerts a person set: evaluated whenever something fresh comes in, kept with everything they noticed. */
export class AlertService {
  readonly changed = new Emitter<AlertsState>()
  /** What is needed to evaluate them changed. */
  readonly needsChanged = new Emitter<void>()
  readonly batch: NotificationBatch
  readonly #sources: AlertSources
  readonly #book: AlertBook
  readonly #snoozes: SnoozeWatch
  #stopped = false

  constructor(sources: AlertSources) {
    const { store, keep, clock, notifications, quietUntil } = sources
    this.#sources = sources
    this.#book = new AlertBook(store, keep, (error, asked) => sources.report?.(error, asked))
    this.batch = new NotificationBatch(clock, this.#book, notifications, quietUntil)
    this.#snoozes = new SnoozeWatch(
      sources.clock,
      () => this.#active().flatMap(({ snoozedUntil }) => snoozedUntil ?? []),
      () => {
        this.needsChanged.emit()
        this.evaluate()
      }
    )
  }

  /** Tells what an earlier start noticed and could not tell any more. */
  start(): void {
    this.batch.soon()
    this.#snoozes.arm()
  }

  stop(): void {
    this.#stopped = true
    this.batch.stop()
    this.#snoozes.stop()
  }

  get unread(): number {
    return this.#book.unread
  }

  state(): AlertsState {
    const { clock, prices, simulated } = this.#sources
    const now = clock.now()
    const facts = this.#sources.facts()
    const alerts = this.#book.alerts.map(kept => {
      const cost = costOf([kept.draft], prices)
      const fired = this.#book.fired(kept.id)
      const { coin } = kept.draft
      const held = (interval: Interval): number =>
        coin === null ? 0 : (facts.series(coin, interval, 'closed')?.closed ?? 0)
      const blockedReason = this.#book.isMistaken(kept.id)
        ? ({ code: 'our-mistake' } as const)
        : blockedReasonOf(kept.draft, this.#sources)
      return alertView(kept, { cost, blockedReason, fired, held, now })
    })
    const { callsPerDay, creditsPerDay } = this.cost()
    const { inbox, unread, pausedAll } = this.#book
    return { alerts, inbox, unread, pausedAll, callsPerDay, creditsPerDay, simulated }
  }

  /** What all active ones cause in calls and credits a day. */
  cost(): ReturnType<typeof costOf> & { readonly breadth: boolean } {
    const drafts = this.#active().map(({ draft }) => draft)
    return {
      ...costOf(drafts, this.#sources.prices),
      breadth: drafts.some(draft => sourcesOf(draft).has('breadth'))
    }
  }

  /** Series to be kept fresh for the alerts that may tell something. */
  series(): readonly Series[] {
    const all = this.#awake().flatMap(({ draft }) => seriesOf(draft))
    return [...new Map(all.map(series => [`${series.coin} ${series.interval}`, series])).values()]
  }

  /**
   * By coin: percent from what alerts that may tell something are evaluated on to the nearest of their levels. One that
   * was set after its coin was last answered is evaluated on nothing yet: it may be at its level.
   * @param answeredAt when a coin's quote last came.
   */
  distances(answeredAt: (coin: string) => EpochMs | null): ReadonlyMap<string, number> {
    const nearest = new Map<string, number>()
    for (const alert of this.#awake()) {
      const { coin } = alert.draft
      if (coin === null || !needsQuotes(alert.draft)) continue
      const isNew = (answeredAt(coin) ?? -Infinity) <= alert.since
      const distance = distanceOfLevel(alert) ?? (isNew ? 0 : null)
      if (distance !== null) nearest.set(coin, Math.min(distance, nearest.get(coin) ?? Infinity))
    }
    return nearest
  }

  /** Whether any alert may tell something. */
  isAwake(): boolean {
    return this.#awake().length > 0
  }

  /** Whether an alert that may tell something is evaluated on it. */
  wants(source: Source): boolean {
    return this.#awake().some(({ draft }) => sourcesOf(draft).has(source))
  }

  /** Something fresh came in. */
  evaluate(): void {
    if (this.#stopped || this.#book.pausedAll || this.#book.alerts.length === 0) return
    if (this.#active().some(({ draft }) => this.#needsLines(draft)))
      return void this.#sources.lines.load().then(() => this.evaluate())
    const isBlocked = ({ draft }: KeptAlert): boolean => misfitOf(draft, this.#sources) !== null
    const noticed = this.#book.evaluate(this.#sources.facts(), this.#sources.simulated, isBlocked)
    // First: what was noticed is told whatever becomes of showing it.
    if (noticed) this.batch.soon()
    this.changed.emit(this.state())
  }

  /** Writes what was noticed and the disk did not take before, as far as it takes it now. */
  writeHeld(): void {
    if (this.#book.writeHeld(this.#sources.clock.now())) this.changed.emit(this.state())
    // What stands in the inbox may not have been marked as told, and so was not.
    if (!this.#stopped) this.batch.soon()
  }

  async preview(asked: { id: number | null; draft: AlertDraft }): Promise<AlertPreview> {
    if (this.#needsLines(asked.draft)) await this.#sources.lines.load()
    return this.#preview(asked)
  }

  #preview({ id, draft }: { id: number | null; draft: AlertDraft }): AlertPreview {
    return previewOf(draft, this.#twinOf({ id, draft })?.id ?? null, this.#sources)
  }

  #twinOf({ id, draft }: { id: number | null; draft: AlertDraft }): KeptAlert | undefined {
    const sameness = samenessOf(draft)
    return this.#book.alerts.find(alert => alert.id !== id && samenessOf(alert.draft) === sameness)
  }

  #assertRoom(): void {
    if (this.#book.alerts.length >= mostAlerts)
      throw new FaultError(inputFault({ code: 'alerts-full', most: mostAlerts }))
  }

  async save(asked: { id: number | null; draft: AlertDraft; agreed: boolean }): Promise<AlertsState> {
    const { id, draft, agreed } = asked
    if (this.#needsLines(draft)) await this.#sources.lines.load()
    assertSavable(this.#preview({ id, draft }), agreed)
    const now = this.#sources.clock.now()
    if (id === null) {
      this.#assertRoom()
      this.#book.add(draft, now)
    } else this.#book.restart({ ...this.#book.find(id), draft }, now)
    return this.#told()
  }

  /** Every alert as it was set, the newest first. */
  drafts(): readonly AlertDraft[] {
    return this.#book.alerts.map(({ draft }) => draft)
  }

  /** Adds alerts of a file, paused; those that notice what one notices already are left out. */
  adopt(drafts: readonly AlertDraft[]): Taken {
    const { taken, told } = adoptable(drafts, this.drafts(), samenessOf, mostAlerts)
    this.#book.addPaused(taken.toReversed(), this.#sources.clock.now())
    this.#told()
    return told
  }

  remove({ id }: { id: number }): AlertsState {
    this.#book.remove(id)
    return this.#told()
  }

  putBack({ id }: { id: number }): AlertsState {
    const alert = this.#book.removed(id)
    if (this.#twinOf(alert) !== undefined) throw new FaultError(inputFault('alert-twice'))
    this.#assertRoom()
    this.#book.putBack(alert)
    return this.#told()
  }

  renameCoin(from: string, to: string): void {
    this.#book.renameCoin(from, to)
    this.#told()
  }

  pause({ id }: { id: number }): AlertsState {
    this.#book.write({ ...this.#book.find(id), switched: 'paused', snoozedUntil: null })
    return this.#told()
  }

  resume({ id }: { id: number }): AlertsState {
    const alert = this.#book.find(id)
    const now = this.#sources.clock.now()
    const { expiresAt } = alert.draft
    // Taken up again it has no end any more: the one it had is over.
    const over = expiresAt !== null && expiresAt <= now
    const again = { ...alert, draft: { ...alert.draft, expiresAt: over ? null : expiresAt } }
    // One that has fired its only time would never fire again, and say that it watches.
    const isSpent = alert.draft.repeat === 'once' && alert.memory.firedCount > 0
    if (alert.switched === 'paused' && !isSpent) this.#book.takeUp(again, now)
    else this.#book.restart(again, now)
    return this.#told()
  }

  /** Quiet until a time; what still holds then is told of again. */
  snooze({ id, until }: { id: number; until: EpochMs }): AlertsState {
    const alert = this.#book.find(id)
    if (until <= this.#sources.clock.now()) throw new FaultError(inputFault('time-past'))
    this.#book.write({ ...alert, switched: 'on', snoozedUntil: until, memory: reminding(alert) })
    return this.#told()
  }

  pauseAll({ paused }: { paused: boolean }): AlertsState {
    this.#book.pauseAll(paused, this.#sources.clock.now())
    return this.#told()
  }

  history({ id, before }: { id: number | null; before: number | null }): readonly InboxEntry[] {
    return this.#sources.store.history(id, before, historyPage)
  }

  markRead({ ids }: { ids: readonly number[] | null }): AlertsState {
    this.#sources.store.markRead(ids)
    this.#book.readInbox()
    const state = this.state()
    this.changed.emit(state)
    return state
  }

  ath({ coin }: { coin: string }): AthKnown {
    const { asking, knownAth } = this.#sources
    return { ...knownAth(coin), loadPrice: asking.athPrice(coin) }
  }

  async loadAth({ coin }: { coin: string }): Promise<AthKnown> {
    await this.#sources.asking.loadAth(coin)
    return this.ath({ coin })
  }

  breadth(): BreadthKnown {
    return this.#sources.asking.knownBreadth()
  }

  async loadBreadth(): Promise<BreadthKnown> {
    await this.#sources.asking.loadBreadth()
    return this.breadth()
  }

  /** Whether an alert is to be evaluated on lines that nobody computes yet. */
  #needsLines(draft: AlertDraft): boolean {
    return !this.#sources.lines.isReady && hasLines(draft)
  }

  #active(): ReturnType<AlertBook['active']> {
    return this.#book.active(this.#sources.clock.now())
  }

  /** Those active that are not snoozed: a snoozed one needs nothing before its snooze is about to end. */
  #awake(): ReturnType<AlertBook['active']> {
    const soon = this.#sources.clock.now() + snoozeLeadMs
    return this.#active().filter(({ snoozedUntil }) => snoozedUntil === null || snoozedUntil <= soon)
  }

  /** Tells everyone what a person changed. */
  #told(): AlertsState {
    this.#snoozes.arm()
    const state = this.state()
    this.changed.emit(state)
    this.needsChanged.emit()
    return state
  }
}
