import { z } from 'zod'
import type { AlertDraft, AlertSound, InboxEntry } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { FaultError, inputFault } from '../faults/fault-error'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import { wasWritten } from '../storage/disk-error'
import type { AlertStore, Fired, KeptAlert, NewEntry } from './alert-store'
import { isOver } from './expiry'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import { afterPause, freshMemory } from './replay'
import { evaluateAlert, type Evaluation } from './evaluate-alert'

const inboxShown = 100

/** As many as can still have an undo on screen, and more. */
const mostRemoved = 20

/** All alerts rest until a person ends it. */
const pausedFact = fact('alertsPaused', z.boolean())

/** The alerts that are set, and what they noticed: read once, and written with every change. */
export class AlertBook {
  readonly #store: AlertStore
  readonly #keep: FactStore
  #alerts: readonly KeptAlert[]
  /** The last ones that were removed: an undo puts them back as they were. */
  #removed: readonly KeptAlert[] = []
  #pausedAll: boolean
  #inbox: readonly InboxEntry[] = []
  #unread = 0
  #fired: ReadonlyMap<number, Fired> = new Map()
  #keptAt: EpochMs = 0
  /** Alerts that could not be evaluated last time, by a mistake of ours. */
  readonly #mistaken = new Set<number>()
  readonly #report: (error: unknown, asked: string) => void
  /** What was noticed and the disk did not take yet. */
  #unwritten: readonly NewEntry[] = []
  /** The disk did not take the last evaluation: it has older memories of the alerts than we do. */
  #isBehind = false

  /** @param report records what went wrong inside, for the log. */
  constructor(store: AlertStore, keep: FactStore, report: (error: unknown, asked: string) => void) {
    this.#store = store
    this.#keep = keep
    this.#report = report
    this.#alerts = store.all()
    this.#pausedAll = this.#keptPause()
    this.readInbox()
  }

  get alerts(): readonly KeptAlert[] {
    return this.#alerts
  }

  get inbox(): readonly InboxEntry[] {
    return this.#inbox
  }

  get unread(): number {
    return this.#unread
  }

  /** How often an alert fired, by what is kept of it: a snooze or a new start does not take it back. */
  fired(id: number): Fired {
    return this.#fired.get(id) ?? { count: 0, at: null }
  }

  /** Whether a mistake of ours kept it from being evaluated last time. */
  isMistaken(id: number): boolean {
    return this.#mistaken.has(id)
  }

  /** Of memory, as the alerts are: it is asked for by timers, too, where nobody could be told of a disk that cannot be read. */
  get pausedAll(): boolean {
    return this.#pausedAll
  }

  /** Those to be evaluated. */
  active(now: EpochMs): readonly KeptAlert[] {
    if (this.pausedAll) return []
    return this.#alerts.filter(alert => alert.switched === 'on' && !isOver(alert, now))
  }

  /** @throws FaultError where it is gone. */
  find(id: number): KeptAlert {
    return found(this.#alerts, id)
  }

  /** Evaluates all that are active and not blocked; answers with whether anything was noticed. */
  evaluate(facts: AlertFacts, simulated: boolean, isBlocked: (alert: KeptAlert) => boolean): boolean {
    const evaluations = this.#alerts.map(alert =>
      isBlocked(alert) ? null : this.#evaluateAlert(alert, facts, simulated)
    )
    const noticed = evaluations.flatMap(done => done?.noticed ?? []).filter(entry => this.#isNew(entry))
    const alerts = this.#alerts.map((alert, index) => evaluations[index]?.alert ?? alert)
    const kept = evaluations.flatMap(done => (done?.keep ? [done.alert] : []))
    this.#unwritten = [...this.#unwritten, ...noticed]
    this.#write(this.#isBehind ? alerts : kept, facts.now)
    this.#alerts = alerts
    if (noticed.length > 0) this.readInbox()
    return noticed.length > 0
  }

  /** Writes what was noticed and the disk did not take before. @returns whether the inbox is another one now */
  writeHeld(now: EpochMs): boolean {
    return this.#isBehind && this.#write(this.#alerts, now)
  }

  /**
   * Written before anyone is told: whatever happens next, it is neither lost nor noticed again. What the disk does not
   * take is told from memory, and written with the next.
   * @returns whether something noticed earlier came into the inbox
   */
  #write(alerts: readonly KeptAlert[], now: EpochMs): boolean {
    const entries = this.#unwritten
    const wasBehind = this.#isBehind
    this.#isBehind = !wasWritten(() => this.#store.evaluated(alerts, entries))
    if (this.#isBehind) return false
    this.#unwritten = []
    if (alerts.length > 0) this.#keptAt = now
    if (wasBehind) this.readInbox()
    return wasBehind && entries.length > 0
  }

  /** What the inbox has was told, or will be: with a disk that takes nothing it would be told again, from memory. */
  #isNew(entry: NewEntry): boolean {
    let isKept = false
    wasWritten(() => (isKept = this.#store.has(entry)))
    return !isKept
  }

  /** One that cannot be evaluated silences none of the others; the log has it once. */
  #evaluateAlert(alert: KeptAlert, facts: AlertFacts, simulated: boolean): Evaluation | null {
    try {
      const done = evaluateAlert(alert, facts, simulated, this.#keptAt)
      this.#mistaken.delete(alert.id)
      return done
    } catch (error) {
      if (!this.#mistaken.has(alert.id)) this.#report(error, `alert ${alert.id}`)
      this.#mistaken.add(alert.id)
      return null
    }
  }

  /** What nobody was told of yet, oldest first; from now on it counts as told. */
  takeUntold(now: EpochMs): readonly InboxEntry[] {
    let kept: readonly InboxEntry[] = []
    wasWritten(() => (kept = this.#store.takeUntold(now)))
    const held = this.#unwritten.filter(({ toldAt }) => toldAt === undefined)
    this.#unwritten = this.#unwritten.map(entry => ({ toldAt: now, ...entry }))
    return [...kept, ...held.map(({ occurrenceKey: _, ...entry }) => ({ ...entry, id: 0, read: false }))]
  }

  /** One that was removed meanwhile is not heard. */
  soundOf(id: number): AlertSound {
    return this.alerts.find(alert => alert.id === id)?.draft.sound ?? 'none'
  }

  add(draft: AlertDraft, now: EpochMs): void {
    this.#change(() => void this.#store.add(draft, now))
  }

  /** All or none of them. */
  addPaused(drafts: readonly AlertDraft[], now: EpochMs): void {
    this.#change(() => {
      for (const draft of drafts) this.#store.add(draft, now, 'paused')
    })
  }

  write(alert: KeptAlert): void {
    this.#change(() => this.#store.write(alert))
  }

  /** Alerts of a coin go on under its new symbol, with what they remember. */
  renameCoin(from: string, to: string): void {
    this.#change(() => {
      for (const alert of this.#alerts)
        if (alert.draft.coin === from) this.#store.write({ ...alert, draft: { ...alert.draft, coin: to } })
      this.#store.renameCoin(from, to)
    })
    this.readInbox()
  }

  remove(id: number): void {
    const alert = this.find(id)
    this.#change(() => this.#store.remove(id))
    this.#removed = [alert, ...this.#removed].slice(0, mostRemoved)
  }

  /** @throws FaultError where it was not removed lately. */
  removed(id: number): KeptAlert {
    return found(this.#removed, id)
  }

  putBack(alert: KeptAlert): void {
    this.#change(() => this.#store.putBack(alert))
    this.#removed = this.#removed.filter(({ id }) => id !== alert.id)
  }

  /** From now on, as if it were new. */
  restart(alert: KeptAlert, now: EpochMs): void {
    this.write(begunAnew({ ...alert, snoozedUntil: null }, now))
  }

  /** On after a pause. */
  takeUp(alert: KeptAlert, now: EpochMs): void {
    this.write(takenUp(alert, now))
  }

  pauseAll(paused: boolean, now: EpochMs): void {
    this.#change(() => {
      if (paused) return this.#keep.write(pausedFact, true)
      this.#keep.forget(pausedFact)
      // What was to be quiet for longer stays so.
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

  /** Writes what is remembered of all, then the change, and reads it back. */
  #change(write: () => void): void {
    this.#store.inOneStep(() => {
      this.#store.evaluated(this.#alerts, [])
      write()
    })
    this.#alerts = this.#store.all()
    this.#pausedAll = this.#keptPause()
  }

  #keptPause(): boolean {
    return this.#keep.read(pausedFact) ?? false
  }
}

function found(alerts: readonly KeptAlert[], id: number): KeptAlert {
  const alert = alerts.find(other => other.id === id)
  if (!alert) throw new FaultError(inputFault('alert-gone'))
  return alert
}

const begunAnew = (alert: KeptAlert, now: EpochMs): KeptAlert => ({
  ...alert,
  memory: freshMemory(alert.draft.anyOf),
  since: now,
  switched: 'on'
})

const takenUp = (alert: KeptAlert, now: EpochMs): KeptAlert => ({
  ...alert,
  memory: afterPause(alert),
  since: now,
  switched: 'on'
})
