import type { DiskTrouble } from '../../../src-shared/contract/disk'
import type { NotificationFacts } from '../../../src-shared/contract/notice'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { Emitter } from '../events/emitter'
import type { Clock } from '../time/clock'
import { hour } from '../../../src-shared/time'

/** If the disk fills up again within this span, it's the same incident. */
const sameWithinMs = hour
/** A shorter incident isn't worth a notification at its end. */
const worthAnEndMs = hour / 6
const remindEveryMs = 24 * hour

/** Notifies that nothing can be written and watching has stopped: once per incident, and at its end. */
export class DiskAlerts {
  readonly #clock: Clock
  readonly #notifications: Emitter<NotificationFacts>
  #toldAt: EpochMs = -Infinity
  #since: EpochMs | null = null
  #cancel: () => void = () => undefined

  constructor(clock: Clock, notifications: Emitter<NotificationFacts>) {
    this.#clock = clock
    this.#notifications = notifications
  }

  /** Call when disk trouble begins, changes, or ends (null). */
  setTrouble(trouble: DiskTrouble | null): void {
    this.#cancel()
    const now = this.#clock.now()
    if (trouble === null) {
      if (this.#since !== null && now - this.#since >= worthAnEndMs)
        this.#notifications.emit({ code: 'disk-over' })
      this.#since = null
      return
    }
    this.#since ??= now
    if (Math.abs(now - this.#toldAt) >= sameWithinMs) this.#tell(trouble)
    else this.#remind(trouble)
  }

  close(): void {
    this.#cancel()
  }

  #tell(trouble: DiskTrouble): void {
    this.#toldAt = this.#clock.now()
    this.#notifications.emit({ code: 'disk', trouble })
    this.#remind(trouble)
  }

  #remind(trouble: DiskTrouble): void {
    this.#cancel = this.#clock.after(remindEveryMs, () => this.#tell(trouble))
  }
}
