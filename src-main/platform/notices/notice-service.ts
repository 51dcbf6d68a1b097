import type { Notice } from '../../../src-shared/contract/notice'
import { Emitter } from '../events/emitter'
import type { Clock } from '../time/clock'

export class NoticeService {
  readonly changed = new Emitter<readonly Notice[]>()
  readonly #clock: Clock
  #notices: readonly Notice[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  all(): readonly Notice[] {
    return this.#notices
  }

  /** Does nothing if a notice with this ID is shown. */
  tell(notice: Omit<Notice, 'at'>): void {
    if (this.#notices.some(({ id }) => id === notice.id)) return
    this.#notices = [...this.#notices, { ...notice, at: this.#clock.now() }]
    this.changed.emit(this.#notices)
  }

  /** `movedTo` is the new path of the damaged file, which an empty one replaces. */
  tellDamaged(file: 'settings' | 'state' | 'cache', movedTo: string): void {
    this.tell({
      id: `moved-aside ${movedTo}`,
      severity: 'warning',
      facts: { code: 'file-damaged', file, movedTo }
    })
  }

  dismiss(id: string): readonly Notice[] {
    this.#notices = this.#notices.filter(notice => notice.id !== id)
    this.changed.emit(this.#notices)
    return this.#notices
  }
}
