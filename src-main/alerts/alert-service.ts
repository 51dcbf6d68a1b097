import type { Source } from '../../src-shared/conditions/definition'
import type { BlockedReason } from '../../src-shared/contract/alert-issue'
import type {
  AlertDraft,
  AlertPreview,
  AlertsState,
  AthKnown,
  BreadthKnown,
  InboxEntry
} from '../../src-shared/contract/alerts'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import { FaultError, inputFault } from '../faults/fault-error'
import { AlertRoster } from './alert-roster'
import { assertSavable, previewOf } from './alert-preview'
import type { AlertSources } from './alert-sources'
import { alertView, distanceOfLevel } from './alert-view'
import { sourcesOf } from '../../src-shared/conditions/sources'
import { costOf, seriesOf, type Series } from './cost'
import { needsQuotes } from './draft'
import { Gathering } from './gathering'
import { reminding } from './replay'
import { samenessOf } from './sameness'
import { snoozeLeadMs, SnoozeWatch } from './snooze-watch'

const mostAlerts = 500
const historyPage = 50

/** Alerts a person set: judged whenever something fresh comes in, kept with everything they noticed. */
export class AlertService {
  readonly changed = new Emitter<AlertsState>()
  /** What is needed to judge them changed. */
  readonly needsChanged = new Emitter<void>()
  readonly gathering: Gathering
  readonly #sources: AlertSources
  readonly #roster: AlertRoster
  readonly #snoozes: SnoozeWatch
  #stopped = false

  constructor(sources: AlertSources) {
    this.#sources = sources
    this.#roster = new AlertRoster(sources.store, sources.keep, (error: unknown, asked: string) =>
      sources.report?.(error, asked)
    )
    this.gathering = new Gathering(sources.clock, now => this.#roster.takeUntold(now))
    this.#snoozes = new SnoozeWatch(
      sources.clock,
      () => this.#onDuty().flatMap(({ snoozedUntil }) => snoozedUntil ?? []),
      () => {
        this.needsChanged.emit()
        this.judge()
      }
    )
  }

  /** Tells what an earlier start noticed and could not tell any more. */
  start(): void {
    this.gathering.soon()
    this.#snoozes.arm()
  }

  stop(): void {
    this.#stopped = true
    this.gathering.stop()
    this.#snoozes.stop()
  }

  get unread(): number {
    return this.#roster.unread
  }

  state(): AlertsState {
    const { clock, prices, simulated } = this.#sources
    const now = clock.now()
    const facts = this.#sources.facts()
    const alerts = this.#roster.alerts.map(kept => {
      const cost = costOf([kept.draft], prices)
      const fired = this.#roster.fired(kept.id)
      const { coin } = kept.draft
      const held = (interval: Interval): number =>
        coin === null ? 0 : (facts.series(coin, interval, 'closed')?.closed ?? 0)
      const hindrance = this.#roster.isMistaken(kept.id)
        ? ({ code: 'our-mistake' } as const)
        : this.#hindrance(kept.draft)
      return alertView(kept, { cost, hindrance, fired, held, now })
    })
    const { callsPerDay, creditsPerDay } = this.cost()
    const { inbox, unread, pausedAll } = this.#roster
    return { alerts, inbox, unread, pausedAll, callsPerDay, creditsPerDay, simulated }
  }

  /** What all on duty cause in calls and credits a day. */
  cost(): ReturnType<typeof costOf> & { readonly breadth: boolean } {
    const drafts = this.#onDuty().map(({ draft }) => draft)
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
   * By coin: percent from what alerts that may tell something are judged on to the nearest of their levels. One that
   * was set after its coin was last answered is judged on nothing yet: it may be at its level.
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

  /** Whether an alert that may tell something is judged on it. */
  wants(source: Source): boolean {
    return this.#awake().some(({ draft }) => sourcesOf(draft).has(source))
  }

  /** Something fresh came in. */
  judge(): void {
    if (this.#stopped || this.#roster.pausedAll || this.#roster.alerts.length === 0) return
    const noticed = this.#roster.judge(this.#sources.facts(), this.#sources.simulated)
    // First: what was noticed is told whatever becomes of showing it.
    if (noticed) this.gathering.soon()
    this.changed.emit(this.state())
  }

  /** Writes what was noticed and the disk did not take before, as far as it takes it now. */
  writeHeld(): void {
    if (this.#roster.writeHeld(this.#sources.clock.now())) this.changed.emit(this.state())
    // What stands in the inbox may not have been marked as told, and so was not.
    if (!this.#stopped) this.gathering.soon()
  }

  preview({ id, draft }: { id: number | null; draft: AlertDraft }): AlertPreview {
    const sameness = samenessOf(draft)
    const twin = this.#roster.alerts.find(alert => alert.id !== id && samenessOf(alert.draft) === sameness)
    return previewOf(draft, twin?.id ?? null, this.#sources)
  }

  save({ id, draft, agreed }: { id: number | null; draft: AlertDraft; agreed: boolean }): AlertsState {
    const now = this.#sources.clock.now()
    assertSavable(this.preview({ id, draft }), agreed)
    if (id === null) {
      if (this.#roster.alerts.length >= mostAlerts)
        throw new FaultError(inputFault({ code: 'alerts-full', most: mostAlerts }))
      this.#roster.add(draft, now)
      return this.#told()
    }
    this.#roster.restart({ ...this.#roster.find(id), draft }, now)
    return this.#told()
  }

  remove({ id }: { id: number }): AlertsState {
    this.#roster.remove(this.#roster.find(id).id)
    return this.#told()
  }

  pause({ id }: { id: number }): AlertsState {
    this.#roster.write({ ...this.#roster.find(id), switched: 'paused', snoozedUntil: null })
    return this.#told()
  }

  resume({ id }: { id: number }): AlertsState {
    const alert = this.#roster.find(id)
    const now = this.#sources.clock.now()
    const { expiresAt } = alert.draft
    // Taken up again it has no end any more: the one it had is over.
    const over = expiresAt !== null && expiresAt <= now
    const again = { ...alert, draft: { ...alert.draft, expiresAt: over ? null : expiresAt } }
    // One that has fired its only time would never fire again, and say that it watches.
    const isSpent = alert.draft.repeat === 'once' && alert.memory.firedCount > 0
    if (alert.switched === 'paused' && !isSpent) this.#roster.takeUp(again, now)
    else this.#roster.restart(again, now)
    return this.#told()
  }

  /** Quiet until a time; what still holds then is told of again. */
  snooze({ id, until }: { id: number; until: EpochMs }): AlertsState {
    const alert = this.#roster.find(id)
    if (until <= this.#sources.clock.now()) throw new FaultError(inputFault('time-past'))
    this.#roster.write({ ...alert, switched: 'on', snoozedUntil: until, memory: reminding(alert) })
    return this.#told()
  }

  pauseAll({ paused }: { paused: boolean }): AlertsState {
    this.#roster.pauseAll(paused, this.#sources.clock.now())
    return this.#told()
  }

  history({ id, before }: { id: number | null; before: number | null }): readonly InboxEntry[] {
    return this.#sources.store.history(id, before, historyPage)
  }

  markRead({ ids }: { ids: readonly number[] | null }): AlertsState {
    this.#sources.store.markRead(ids)
    this.#roster.readInbox()
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

  #hindrance(draft: AlertDraft): BlockedReason | null {
    const { watched, quoteHindrance, seriesHindrance } = this.#sources
    if (needsQuotes(draft) && draft.coin !== null) {
      const hindrance = watched().includes(draft.coin)
        ? quoteHindrance(draft.coin)
        : ({ code: 'not-watched', coin: draft.coin } as const)
      if (hindrance !== null) return hindrance
    }
    const asks = seriesOf(draft).length > 0 || sourcesOf(draft).has('breadth')
    const unasked = asks ? (this.#sources.callHindrance?.() ?? null) : null
    if (unasked !== null) return unasked
    return (
      seriesOf(draft)
        .map(seriesHindrance)
        .find(reason => reason !== null) ?? null
    )
  }

  #onDuty(): ReturnType<AlertRoster['onDuty']> {
    return this.#roster.onDuty(this.#sources.clock.now())
  }

  /** Those on duty that are not snoozed: a snoozed one needs nothing before its snooze is about to end. */
  #awake(): ReturnType<AlertRoster['onDuty']> {
    const soon = this.#sources.clock.now() + snoozeLeadMs
    return this.#onDuty().filter(({ snoozedUntil }) => snoozedUntil === null || snoozedUntil <= soon)
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
