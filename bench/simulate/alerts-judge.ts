import type { Alert } from '../../src-shared/contract/alerts'
import { alertWords } from '../../src-shared/words/alert'
import type { Files, InboxRow } from './files'
import type { Person } from './person'
import type { Sent } from './wire'
import type { World } from './world'

/**
 * An alert must be shown within this many ms of true time. The app needs some time, because it batches
 * triggers and spaces out notifications.
 */
const notifiedWithinMs = 90_000

/**
 * Checks that every alert that comes true is in the inbox, and that each entry is shown once on the desktop.
 */
export class AlertsJudge {
  readonly #world: World
  readonly #files: Files
  readonly #person: Person
  /** Alerts that became true because of a response, and the number of their inbox entries before that. */
  #due: { readonly alert: Alert; readonly price: number; readonly before: number }[] = []
  readonly #unnotifiedSince = new Map<number, number>()
  #judgedShown = 0
  #shown = new Map<string, number>()
  #isCounted = true

  constructor(world: World, files: Files, person: Person) {
    this.#world = world
    this.#files = files
    this.#person = person
  }

  async delivering({ operation, symbols, delivered, row }: Sent): Promise<void> {
    const { machine, disk } = this.#world
    // Responses to calls with the previous key must not trigger alerts.
    if (row <= this.#person.bookedByThen) return
    if (operation !== 'getData' || delivered === null || machine.life === null || disk.isInTrouble) return
    const prices = pricesIn(delivered)
    const inbox = this.#files.inbox()
    const { alerts, pausedAll } = machine.life.app.session().services.alerts.state()
    if (pausedAll) return
    for (const alert of alerts) {
      const price = prices.get(alert.coin ?? '')
      if (alert.status !== 'watching' || alert.bars !== 'forming' || price === undefined) continue
      if (!symbols.includes(alert.coin ?? '') || !comesTrue(alert, price)) continue
      this.#due.push({ alert, price, before: entriesOf(alert.id, inbox) })
    }
  }

  async judge(): Promise<void> {
    const { trace, clock, disk, machine } = this.#world
    const { life } = machine
    if (life === null || life.app.session().schedule.status().disk !== null || disk.isInTrouble) {
      this.#due = []
      return
    }
    const inbox = this.#files.inbox()
    for (const { alert, price, before } of this.#due.splice(0))
      if (entriesOf(alert.id, inbox) <= before)
        trace.violated('alerts noticed', `${alertWords(alert)} at ${price} is not in the inbox`)
    for (const { id, status, ...alert } of life.app.session().services.alerts.state().alerts)
      if (status === 'done' && entriesOf(id, inbox) === 0)
        trace.violated('alerts noticed', `${alertWords(alert)} is done, and nothing is in the inbox`)
    // The time counts from the last start, wake-up or clock change, because the app needs up to a minute to
    // notice a changed clock.
    this.#judgeUnnotified(inbox, clock.now(), Math.max(life.startedAt, this.#world.clockSetAt))
    this.#judgeNotified(inbox)
  }

  /** Forgets the alerts that are due, because the next process evaluates all alerts again. */
  killed(): void {
    this.#due = []
    // If the disk refused to record a notification, the next process repeats it.
    if (this.#world.disk.refused > 0) this.#isCounted = false
  }

  /**
   * After an older state was restored, the app repeats the notifications that it showed after that state was
   * saved.
   */
  putBack(): void {
    this.#due = []
    this.#unnotifiedSince.clear()
    this.#isCounted = false
  }

  #judgeUnnotified(inbox: readonly InboxRow[], now: number, ableSince: number): void {
    const unnotified = new Set(inbox.filter(({ told_at }) => told_at === null).map(({ id }) => id))
    for (const id of this.#unnotifiedSince.keys()) if (!unnotified.has(id)) this.#unnotifiedSince.delete(id)
    for (const id of unnotified) {
      const since = Math.max(this.#unnotifiedSince.get(id) ?? now, ableSince)
      this.#unnotifiedSince.set(id, since)
      if (now - since > notifiedWithinMs)
        this.#world.trace.violated(
          'alerts notified once',
          `entry ${id} was not notified in ${Math.round((now - since) / 1000)} s`
        )
    }
  }

  #judgeNotified(inbox: readonly InboxRow[]): void {
    for (const { entries } of this.#world.shown.slice(this.#judgedShown))
      for (const entry of entries) this.#shown.set(entry, (this.#shown.get(entry) ?? 0) + 1)
    this.#judgedShown = this.#world.shown.length
    const notifiedCounts = new Map<string, number>()
    for (const { alert_id, at, told_at } of inbox) {
      const entry = `${alert_id}@${at}`
      if (told_at !== null) notifiedCounts.set(entry, (notifiedCounts.get(entry) ?? 0) + 1)
    }
    if (!this.#isCounted) {
      // Start counting again, because earlier notifications can't be compared.
      this.#shown = notifiedCounts
      this.#isCounted = true
      return
    }
    for (const entry of new Set([...notifiedCounts.keys(), ...this.#shown.keys()])) {
      const [shown, entries] = [this.#shown.get(entry) ?? 0, notifiedCounts.get(entry) ?? 0]
      if (shown !== entries)
        this.#world.trace.violated(
          'alerts notified once',
          `entry ${entry} was notified ${shown} times for ${entries} in the inbox`
        )
    }
  }
}

const entriesOf = (alertId: number, inbox: readonly InboxRow[]): number =>
  inbox.filter(({ alert_id }) => alert_id === alertId).length

function comesTrue({ anyOf }: Alert, price: number): boolean {
  const [condition] = anyOf.flat()
  if (condition?.kind !== 'price') return false
  return condition.is === 'above'
    ? price > condition.value
    : condition.is === 'below' && price < condition.value
}

function pricesIn(body: string): ReadonlyMap<string, number> {
  const { symbols = [] } = JSON.parse(body) as { symbols?: { symbol: string; last: string | number }[] }
  return new Map(symbols.map(({ symbol, last }) => [symbol, Number(last)]))
}
