import { z } from 'zod'
import type { AlertDraft, AlertSound, InboxEntry } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { FaultError, inputFault } from '../platform/faults/fault-error'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { wasWritten } from '../platform/storage/disk-error'
import type { AlertStore, Fired, StoredAlert, NewEntry } from './alert-store'
import { isExpired } from './expiry'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import { afterPause, freshMemory } from './replay'
import { evaluateAlert, type Evaluation } from './evaluate-alert'
import type { Unnotified } from './notification-batch'
import { withCoinRenamed } from './scope'
import { inOneTurn, overTurns, type Steps } from './steps'

const inboxShown = 100

const mostRemoved = 20

const pausedFact = fact('alertsPaused', z.boolean())

type Evaluated = readonly [facts: AlertFacts, simulated: boolean, isBlocked: (alert: StoredAlert) => boolean]

interface Evaluations {
  readonly now: EpochMs
  /** One entry per alert, which is null if the alert isn't active. */
  readonly evaluations: readonly (Evaluation | null)[]
  readonly noticed: readonly NewEntry[]
}

export class AlertBook {
  readonly #store: AlertStore
  readonly #factStore: FactStore
  #alerts: readonly StoredAlert[]
  #removed: readonly StoredAlert[] = []
  #pausedAll: boolean
  #inbox: readonly InboxEntry[] = []
  #unread = 0
  #fired: ReadonlyMap<number, Fired> = new Map()
  #savedAt: EpochMs = 0
  readonly #mistaken = new Set<number>()
  readonly #coinsOf: (draft: AlertDraft) => readonly string[]
  readonly #report: (error: unknown, where: string) => void
  readonly #withCalls: (entry: NewEntry) => NewEntry
  #unwritten: readonly NewEntry[] = []
  #isBehind = false

  /** @param withCalls adds the IDs of the calls that the entry's readings came from */
  constructor(
    store: AlertStore,
    factStore: FactStore,
    coinsOf: (draft: AlertDraft) => readonly string[],
    report: (error: unknown, where: string) => void,
    withCalls: (entry: NewEntry) => NewEntry
  ) {
    this.#withCalls = withCalls
    this.#coinsOf = coinsOf
    this.#store = store
    this.#factStore = factStore
    this.#report = report
    this.#alerts = store.all()
    this.#pausedAll = this.#readPause()
    this.readInbox()
  }

  get alerts(): readonly StoredAlert[] {
    return this.#alerts
  }

  get inbox(): readonly InboxEntry[] {
    return this.#inbox
  }

  get unread(): number {
    return this.#unread
  }

  /**
   * When and how often the alert has fired. This is read from the inbox, so that a snooze or a restart
   * doesn't reset it.
   */
  fired(id: number): Fired {
    return this.#fired.get(id) ?? { count: 0, at: null, coin: null }
  }

  isMistaken(id: number): boolean {
    return this.#mistaken.has(id)
  }

  /**
   * Whether all alerts are paused. Read from memory, because timers use this and can't handle a disk error.
   */
  get pausedAll(): boolean {
    return this.#pausedAll
  }

  active(now: EpochMs): readonly StoredAlert[] {
    if (this.pausedAll) return []
    return this.#alerts.filter(alert => alert.switched === 'on' && !isExpired(alert, now))
  }

  /** @throws FaultError if the alert doesn't exist */
  find(id: number): StoredAlert {
    return found(this.#alerts, id)
  }

  evaluate(...circumstances: Evaluated): boolean {
    return this.#keep(inOneTurn(this.#evaluations(...circumstances)))
  }

  /**
   * Like `evaluate`, but lets the event loop do other work after every few coins.
   * @returns null if the result wasn't saved, because the alerts have changed or it's no longer wanted
   */
  async evaluateOverTurns(isWanted: () => boolean, ...circumstances: Evaluated): Promise<boolean | null> {
    const before = this.#alerts
    const isCurrent = (): boolean => this.#alerts === before && isWanted()
    const evaluations = await overTurns(this.#evaluations(...circumstances), isCurrent)
    return evaluations && isCurrent() ? this.#keep(evaluations) : null
  }

  *#evaluations(...[facts, simulated, isBlocked]: Evaluated): Steps<Evaluations> {
    const evaluations: (Evaluation | null)[] = []
    for (const alert of this.#alerts)
      evaluations.push(isBlocked(alert) ? null : yield* this.#evaluateAlert(alert, facts, simulated))
    const noticed: NewEntry[] = []
    for (const entry of evaluations.flatMap(done => done?.noticed ?? [])) {
      yield
      if (this.#isNew(entry)) noticed.push(this.#traced(entry))
    }
    return { now: facts.now, evaluations, noticed }
  }

  #keep({ now, evaluations, noticed }: Evaluations): boolean {
    const alerts = this.#alerts.map((alert, index) => evaluations[index]?.alert ?? alert)
    const toKeep = (keep: Evaluation['keep']): readonly StoredAlert[] =>
      evaluations.flatMap(done => (done?.keep === keep ? [done.alert] : []))
    this.#unwritten = [...this.#unwritten, ...noticed]
    if (this.#isBehind) this.#write(alerts, [], now)
    else this.#write(toKeep('state'), toKeep('latest'), now)
    this.#alerts = alerts
    if (noticed.length > 0) this.readInbox()
    return noticed.length > 0
  }

  writePending(now: EpochMs): boolean {
    return this.#isBehind && this.#write(this.#alerts, [], now)
  }

  /**
   * Writes inbox entries before the user is notified, so that a crash neither loses nor repeats a
   * notification. If the write fails, the user is notified anyway, and the entries are written with the next
   * ones.
   * @returns whether entries from earlier failed writes are now in the inbox
   */
  #write(alerts: readonly StoredAlert[], unchanged: readonly StoredAlert[], now: EpochMs): boolean {
    const entries = this.#unwritten
    const wasBehind = this.#isBehind
    this.#isBehind = !wasWritten(() => this.#store.evaluated(alerts, entries, unchanged))
    if (this.#isBehind) return false
    this.#unwritten = []
    if (wasBehind || unchanged.length > 0) this.#savedAt = now
    if (wasBehind) this.readInbox()
    return wasBehind && entries.length > 0
  }

  /** Whether the entry isn't in the inbox yet. */
  #isNew(entry: NewEntry): boolean {
    let isSaved = false
    wasWritten(() => (isSaved = this.#store.has(entry)))
    return !isSaved
  }

  /** If the ledger can't be read, leaves out the calls, because the user must be notified anyway. */
  #traced(entry: NewEntry): NewEntry {
    try {
      return this.#withCalls(entry)
    } catch (error) {
      this.#report(error, `calls of alert ${entry.alertId}`)
      return entry
    }
  }

  *#evaluateAlert(alert: StoredAlert, facts: AlertFacts, simulated: boolean): Steps<Evaluation | null> {
    try {
      const done = yield* evaluateAlert(
        alert,
        { facts, simulated, savedAt: this.#savedAt },
        this.#coinsOf(alert.draft)
      )
      this.#mistaken.delete(alert.id)
      return done
    } catch (error) {
      if (!this.#mistaken.has(alert.id)) this.#report(error, `alert ${alert.id}`)
      this.#mistaken.add(alert.id)
      return null
    }
  }

  takeUnnotified(now: EpochMs): Unnotified {
    let saved: readonly InboxEntry[] = []
    const areAll = wasWritten(() => (saved = this.#store.takeUnnotified(now)))
    const unnotified = this.#unwritten.filter(({ notifiedAt }) => notifiedAt === undefined)
    this.#unwritten = this.#unwritten.map(entry => ({ notifiedAt: now, ...entry }))
    const unwritten = unnotified.map(({ occurrenceKey: _, routes: __, why: ___, ...entry }) => ({
      ...entry,
      id: 0,
      read: false
    }))
    return { entries: [...saved, ...unwritten], areAll }
  }

  soundOf(id: number): AlertSound {
    return this.alerts.find(alert => alert.id === id)?.draft.sound ?? 'none'
  }

  add(draft: AlertDraft, now: EpochMs): void {
    this.#change(() => void this.#store.add(draft, now))
  }

  /** All or none. */
  addPaused(drafts: readonly AlertDraft[], now: EpochMs): void {
    this.#change(() => {
      for (const draft of drafts) this.#store.add(draft, now, 'paused')
    })
  }

  write(alert: StoredAlert): void {
    this.#change(() => this.#store.write(alert))
  }

  renameCoin(from: string, to: string): void {
    this.#change(() => {
      for (const alert of this.#alerts) {
        const renamed = withCoinRenamed(alert, from, to)
        if (renamed !== alert) this.#store.write(renamed)
      }
      this.#store.renameCoin(from, to)
    })
    this.readInbox()
  }

  remove(id: number): void {
    const alert = this.find(id)
    this.#change(() => this.#store.remove(id))
    this.#removed = [alert, ...this.#removed].slice(0, mostRemoved)
  }

  /** @throws FaultError if the alert wasn't removed recently */
  removed(id: number): StoredAlert {
    return found(this.#removed, id)
  }

  putBack(alert: StoredAlert): void {
    this.#change(() => this.#store.putBack(alert))
    this.#removed = this.#removed.filter(({ id }) => id !== alert.id)
  }

  restart(alert: StoredAlert, now: EpochMs): void {
    this.write(begunAnew({ ...alert, snoozedUntil: null }, now))
  }

  takeUp(alert: StoredAlert, now: EpochMs): void {
    this.write(takenUp(alert, now))
  }

  pauseAll(paused: boolean, now: EpochMs): void {
    this.#change(() => {
      if (paused) return this.#factStore.write(pausedFact, true)
      this.#factStore.forget(pausedFact)
      // Alerts that the user paused or snoozed individually stay that way.
      for (const alert of this.#alerts) {
        if (alert.switched === 'on') this.#store.write(takenUp(alert, now))
      }
    })
  }

  readInbox(): void {
    this.#inbox = this.#store.inbox(inboxShown)
    this.#unread = this.#store.unread()
    this.#fired = this.#store.fired()
  }

  /** Saves a change together with the evaluation state of all alerts, in one transaction. */
  #change(write: () => void): void {
    this.#store.inOneStep(() => {
      this.#store.evaluated(this.#alerts, [])
      write()
    })
    this.#alerts = this.#store.all()
    this.#pausedAll = this.#readPause()
  }

  #readPause(): boolean {
    return this.#factStore.read(pausedFact) ?? false
  }
}

function found(alerts: readonly StoredAlert[], id: number): StoredAlert {
  const alert = alerts.find(other => other.id === id)
  if (!alert) throw new FaultError(inputFault('alert-gone'))
  return alert
}

const begunAnew = (alert: StoredAlert, now: EpochMs): StoredAlert => ({
  ...alert,
  memory: freshMemory(alert.draft.anyOf),
  since: now,
  switched: 'on'
})

const takenUp = (alert: StoredAlert, now: EpochMs): StoredAlert => ({
  ...alert,
  memory: afterPause(alert),
  since: now,
  switched: 'on'
})
