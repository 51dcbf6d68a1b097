import type { AlertDraft, AlertPreview, AlertsState, AthKnown, InboxEntry } from '../contract/alerts'
import type { EpochMs, PriceTag } from '../contract/values'
import { Emitter } from '../events/emitter'
import { FaultError, inputFault } from '../faults/fault-error'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import type { AlertStore, KeptAlert } from './alert-store'
import { alertView } from './alert-view'
import { costOf, costWords, seriesOf, type CostPrices, type Series } from './cost'
import { unwatched, needsQuotes, wrongWith } from './draft'
import type { AlertFacts } from './facts'
import { Gathering } from './gathering'
import { remarksOn } from './remarks'
import { freshMemory, reminding, replay } from './replay'
import { samenessOf } from './sameness'
import { duty } from './watch-duty'
import { alertWords } from './words'

/** What the service must be asked for, for a price. */
export interface AlertAsking {
  /** Asks for a coin's all-time high. @throws FaultError */
  loadAth(coin: string): Promise<void>
  athPrice(coin: string): PriceTag
  knownAth(coin: string): Omit<AthKnown, 'loadPrice'>
  breadth(): Readonly<Record<string, number | null>>
}

export interface AlertSources {
  readonly store: AlertStore
  readonly keep: FactStore
  readonly clock: Clock
  readonly facts: () => AlertFacts
  readonly asking: AlertAsking
  readonly prices: CostPrices
  /** Coins whose quotes come in. */
  readonly watched: () => readonly string[]
  /** Why a candle series can't be had; null when it can. */
  readonly seriesHindrance: (series: Series) => string | null
  /** Milliseconds between automatic refreshes; null = only by hand. */
  readonly everyMs: (need: 'quotes' | 'mood' | 'news') => number | null
  /** Credits above which a person is asked first. */
  readonly confirmAbove: () => number
  readonly simulated: boolean
}

const mostAlerts = 500
const inboxShown = 100
const historyPage = 50

/** Alerts a person set: judged whenever something fresh comes in, kept with everything they noticed. */
export class AlertService {
  readonly changed = new Emitter<AlertsState>()
  /** What is needed to judge them changed. */
  readonly needsChanged = new Emitter<void>()
  readonly gathering: Gathering
  readonly #sources: AlertSources
  #alerts: readonly KeptAlert[]
  #inbox: readonly InboxEntry[]
  #unread: number
  #keptAt: EpochMs = 0

  constructor(sources: AlertSources) {
    this.#sources = sources
    this.#alerts = sources.store.all()
    this.#inbox = sources.store.inbox(inboxShown)
    this.#unread = sources.store.unread()
    this.gathering = new Gathering(sources.clock, now => sources.store.takeUntold(now))
  }

  /** Tells what an earlier start noticed and could not tell any more. */
  start(): void {
    this.gathering.soon()
  }

  get unread(): number {
    return this.#unread
  }

  state(): AlertsState {
    const { clock, prices, simulated } = this.#sources
    const now = clock.now()
    const alerts = this.#alerts.map(kept => {
      const cost = costOf([kept.draft], prices)
      const words = costWords(kept.draft, cost)
      return alertView(kept, { ...cost, words }, this.#hindrance(kept.draft), now)
    })
    return {
      alerts,
      inbox: this.#inbox,
      unread: this.unread,
      pausedAll: this.#pausedAll(),
      creditsPerDay: costOf(
        this.#onDuty().map(({ draft }) => draft),
        prices
      ).creditsPerDay,
      simulated
    }
  }

  /** Series that alerts on duty are judged on. */
  series(): readonly Series[] {
    const all = this.#onDuty().flatMap(({ draft }) => seriesOf(draft))
    return [...new Map(all.map(series => [`${series.coin} ${series.interval}`, series])).values()]
  }

  /** Whether any alert is to be judged at all. */
  isOnDuty(): boolean {
    return this.#onDuty().length > 0
  }

  /** Whether an alert on duty has such a condition. */
  wants(kind: AlertDraft['anyOf'][number][number]['kind']): boolean {
    return this.#onDuty().some(({ draft }) => draft.anyOf.flat().some(condition => condition.kind === kind))
  }

  /** Something fresh came in. */
  judge(): void {
    if (this.#pausedAll() || this.#alerts.length === 0) return
    const { store, simulated } = this.#sources
    const facts = this.#sources.facts()
    const duties = this.#alerts.map(alert => duty(alert, facts, simulated, this.#keptAt))
    const noticed = duties.flatMap(done => done?.noticed ?? [])
    const kept = duties.flatMap(done => (done?.keep ? [done.alert] : []))
    // Written before anyone is told: whatever happens next, it is neither lost nor noticed again.
    store.judged(kept, noticed)
    if (kept.length > 0) this.#keptAt = facts.now
    this.#alerts = this.#alerts.map((alert, index) => duties[index]?.alert ?? alert)
    if (noticed.length > 0) this.#readInbox()
    this.changed.emit(this.state())
    if (noticed.length > 0) this.gathering.soon()
  }

  preview({ id, draft }: { id: number | null; draft: AlertDraft }): AlertPreview {
    const { prices, watched, clock, facts, confirmAbove } = this.#sources
    const now = clock.now()
    const known = facts()
    const cost = costOf([draft], prices)
    const sameness = samenessOf(draft)
    const twin = this.#alerts.find(alert => alert.id !== id && samenessOf(alert.draft) === sameness)
    const fresh = replay({ ...draft, since: now, snoozedUntil: null }, freshMemory(draft.anyOf), known)
    return {
      words: alertWords(draft),
      cost: { ...cost, words: costWords(draft, cost) },
      asksFirst: cost.creditsPerDay === null || cost.creditsPerDay > confirmAbove(),
      duplicateOf: twin?.id ?? null,
      remarks: remarksOn(draft, {
        alreadySo: fresh.occurrences.length > 0,
        ath: draft.coin === null ? null : this.#sources.asking.knownAth(draft.coin),
        everyMs: this.#sources.everyMs,
        simulated: this.#sources.simulated
      }),
      wrong: wrongWith(draft, { now, watched: watched() })
    }
  }

  save({ id, draft, agreed }: { id: number | null; draft: AlertDraft; agreed: boolean }): AlertsState {
    const { store, clock } = this.#sources
    const { wrong, duplicateOf, asksFirst, cost } = this.preview({ id, draft })
    if (wrong !== null) throw new FaultError(inputFault(wrong, 'Correct it and save again.'))
    if (duplicateOf !== null)
      throw new FaultError(
        inputFault('You have this alert already.', 'Change a condition, or keep that one.')
      )
    if (asksFirst && !agreed)
      throw new FaultError(
        inputFault(
          cost.creditsPerDay === null
            ? 'This alert causes calls whose price nobody knows yet.'
            : `This alert causes calls for ${Math.round(cost.creditsPerDay)} credits a day.`,
          'Agree to the calls, or choose conditions on quotes.'
        )
      )
    if (id === null) {
      if (this.#alerts.length >= mostAlerts)
        throw new FaultError(inputFault(`There are ${mostAlerts} alerts already.`, 'Remove some first.'))
      return this.#change(() => void store.add(draft, clock.now()))
    }
    const alert = this.#find(id)
    return this.#change(() => this.#restart({ ...alert, draft }))
  }

  remove({ id }: { id: number }): AlertsState {
    const alert = this.#find(id)
    return this.#change(() => this.#sources.store.remove(alert.id))
  }

  pause({ id }: { id: number }): AlertsState {
    const alert = this.#find(id)
    return this.#change(() => this.#sources.store.write({ ...alert, switched: 'paused', snoozedUntil: null }))
  }

  resume({ id }: { id: number }): AlertsState {
    const alert = this.#find(id)
    const { expiresAt } = alert.draft
    // Taken up again it has no end any more: the one it had is over.
    const over = expiresAt !== null && expiresAt <= this.#sources.clock.now()
    const draft = { ...alert.draft, expiresAt: over ? null : expiresAt }
    return this.#change(() => this.#restart({ ...alert, draft }))
  }

  /** Quiet until a time; what still holds then is told of again. */
  snooze({ id, until }: { id: number; until: EpochMs }): AlertsState {
    const alert = this.#find(id)
    if (until <= this.#sources.clock.now())
      throw new FaultError(inputFault('That time lies in the past.', 'Choose a later one.'))
    const memory = reminding(alert)
    return this.#change(() =>
      this.#sources.store.write({ ...alert, switched: 'on', snoozedUntil: until, memory })
    )
  }

  pauseAll({ paused }: { paused: boolean }): AlertsState {
    const { keep } = this.#sources
    if (paused) return this.#change(() => keep.write('alertsPaused', true))
    return this.#change(() => {
      keep.forget('alertsPaused')
      // What happened meanwhile was not to be noticed.
      for (const alert of this.#alerts) if (alert.switched === 'on') this.#restart(alert)
    })
  }

  history({ id, before }: { id: number; before: number | null }): readonly InboxEntry[] {
    return this.#sources.store.history(id, before, historyPage)
  }

  markRead({ ids }: { ids: readonly number[] | null }): AlertsState {
    this.#sources.store.markRead(ids)
    this.#readInbox()
    const state = this.state()
    this.changed.emit(state)
    return state
  }

  ath({ coin }: { coin: string }): AthKnown {
    const { asking } = this.#sources
    return { ...asking.knownAth(coin), loadPrice: asking.athPrice(coin) }
  }

  async loadAth({ coin }: { coin: string }): Promise<AthKnown> {
    await this.#sources.asking.loadAth(coin)
    return this.ath({ coin })
  }

  breadth(): Readonly<Record<string, number | null>> {
    return this.#sources.asking.breadth()
  }

  #hindrance(draft: AlertDraft): string | null {
    const { watched, seriesHindrance } = this.#sources
    if (needsQuotes(draft) && draft.coin !== null && !watched().includes(draft.coin))
      return unwatched(draft.coin)
    return (
      seriesOf(draft)
        .map(seriesHindrance)
        .find(reason => reason !== null) ?? null
    )
  }

  #onDuty(): readonly KeptAlert[] {
    const now = this.#sources.clock.now()
    if (this.#pausedAll()) return []
    return this.#alerts.filter(
      ({ switched, draft }) => switched === 'on' && (draft.expiresAt === null || draft.expiresAt > now)
    )
  }

  /** From now on, as if it were new; how often it fired stays in its history. */
  #restart(alert: KeptAlert): void {
    const now = this.#sources.clock.now()
    const memory = freshMemory(alert.draft.anyOf)
    this.#sources.store.write({ ...alert, memory, since: now, switched: 'on', snoozedUntil: null })
  }

  #pausedAll(): boolean {
    return this.#sources.keep.read('alertsPaused') === true
  }

  #find(id: number): KeptAlert {
    const alert = this.#alerts.find(other => other.id === id)
    if (!alert) throw new FaultError(inputFault('That alert is gone.', 'Choose another one.'))
    return alert
  }

  #readInbox(): void {
    this.#inbox = this.#sources.store.inbox(inboxShown)
    this.#unread = this.#sources.store.unread()
  }

  /** Writes what is remembered of all, then the change, and reads it back. */
  #change(write: () => void): AlertsState {
    const { store } = this.#sources
    store.judged(this.#alerts, [])
    write()
    this.#alerts = store.all()
    const state = this.state()
    this.changed.emit(state)
    this.needsChanged.emit()
    return state
  }
}
