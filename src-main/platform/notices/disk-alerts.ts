import type { DiskTrouble } from '../../../src-shared/contract/disk'
import type { NotificationFacts } from '../../../src-shared/contract/notice'
import type { Emitter } from '../events/emitter'
import type { Clock } from '../time/clock'
import { afterNotifying, begin, dueAt, end, isDue, isWorthAnEnd, type Incident } from './incident'
import { incidents } from './policy'

/** Notifies the user of disk problems, because a disk that can't be written to stops all watching. */
export class DiskAlerts {
  readonly #clock: Clock
  readonly #notifications: Emitter<NotificationFacts>
  /** Kept in memory, because the disk has a problem. */
  #incident: Incident | null = null
  #cancel: () => void = () => undefined

  constructor(clock: Clock, notifications: Emitter<NotificationFacts>) {
    this.#clock = clock
    this.#notifications = notifications
  }

  setTrouble(trouble: DiskTrouble | null): void {
    this.#cancel()
    const now = this.#clock.now()
    if (trouble !== null) return this.#notify(begin(this.#incident, now), trouble)
    if (this.#incident === null) return
    const notifiesEnd = isWorthAnEnd(incidents.disk, this.#incident, now)
    this.#incident = end(this.#incident, notifiesEnd, now)
    if (notifiesEnd) this.#notifications.emit({ code: 'disk-over' })
  }

  close(): void {
    this.#cancel()
  }

  #notify(incident: Incident, trouble: DiskTrouble): void {
    const now = this.#clock.now()
    const isNow = isDue(incidents.disk, incident, now)
    const next = isNow ? afterNotifying(incident, now) : incident
    this.#incident = next
    const due = dueAt(incidents.disk, next)
    if (due !== null) this.#cancel = this.#clock.after(due - now, () => this.#notify(next, trouble))
    if (isNow) this.#notifications.emit({ code: 'disk', trouble })
  }
}
