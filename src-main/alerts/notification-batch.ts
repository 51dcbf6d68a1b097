import type { InboxEntry } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { EpochMs } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import type { Clock } from '../time/clock'

/** What comes this close together is one notification. */
const gatherMs = 400
/** Between two notifications; what comes meanwhile is told in the next. */
const restMs = 10_000

/** Makes one notification of a burst. What it is given is in the inbox already, so nothing can be lost here. */
export class NotificationBatch {
  readonly shown = new Emitter<NotificationFacts>()
  readonly #clock: Clock
  readonly #take: (now: EpochMs) => readonly InboxEntry[]
  readonly #quietUntil: (now: EpochMs) => EpochMs | null
  #shownAt: EpochMs = -Infinity
  #cancel: (() => void) | null = null

  /**
   * @param take what was not told yet; taken, it counts as told.
   * @param quietUntil until when nothing may be told; null = it may be told now.
   */
  constructor(
    clock: Clock,
    take: (now: EpochMs) => readonly InboxEntry[],
    quietUntil: (now: EpochMs) => EpochMs | null = () => null
  ) {
    this.#clock = clock
    this.#take = take
    this.#quietUntil = quietUntil
  }

  /** There is something to tell. */
  soon(): void {
    if (this.#cancel) return
    const now = this.#clock.now()
    const rest = this.#shownAt <= now ? this.#shownAt + restMs - now : 0
    this.#cancel = this.#clock.after(Math.max(gatherMs, rest), () => this.#show())
  }

  /** Quiet hours are others, or none: what waits is told when it may be. */
  quietChanged(): void {
    if (!this.#cancel) return
    this.stop()
    this.soon()
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #show(): void {
    this.#cancel = null
    const now = this.#clock.now()
    // It stays in the inbox, untold, and is one notification with all the others once they are over.
    const quiet = this.#quietUntil(now)
    if (quiet !== null) {
      this.#cancel = this.#clock.after(quiet - now, () => this.#show())
      return
    }
    // Marked as told first: should the app end right here, the inbox still has it, and no one is told twice.
    const entries = this.#take(now)
    if (entries.length === 0) return
    this.#shownAt = now
    this.shown.emit({ code: 'alerts', entries })
  }
}
