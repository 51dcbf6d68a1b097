import type { AlertSound, InboxEntry } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Emitter } from '../events/emitter'
import { minute } from '../../src-shared/time'
import type { Clock } from '../time/clock'

/** What comes this close together is one notification. */
const gatherMs = 400
/** Between two notifications; what comes meanwhile is told in the next. */
const restMs = 10_000

/** What was noticed, and how the alert that noticed it sounds. */
interface Noticed {
  /** What was not told yet, oldest first; taken, it counts as told. */
  takeUntold(now: EpochMs): readonly InboxEntry[]
  soundOf(alertId: number): AlertSound
}

/** Makes one notification of a burst. What it is given is in the inbox already, so nothing can be lost here. */
export class NotificationBatch {
  readonly #clock: Clock
  readonly #noticed: Noticed
  readonly #notifications: Emitter<NotificationFacts>
  readonly #quietUntil: (now: EpochMs) => EpochMs | null
  #shownAt: EpochMs = -Infinity
  #cancel: (() => void) | null = null

  /**
   * @param notifications what the desktop shows
   * @param quietUntil until when nothing may be told; null = it may be told now.
   */
  constructor(
    clock: Clock,
    noticed: Noticed,
    notifications: Emitter<NotificationFacts>,
    quietUntil: (now: EpochMs) => EpochMs | null = () => null
  ) {
    this.#clock = clock
    this.#noticed = noticed
    this.#notifications = notifications
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
      // Time asleep, a clock that was set and another time zone move the end.
      this.#cancel = this.#clock.after(Math.min(quiet - now, minute), () => this.#show())
      return
    }
    // Marked as told first: should the app end right here, the inbox still has it, and no one is told twice.
    const entries = this.#noticed.takeUntold(now)
    if (entries.length === 0) return
    this.#shownAt = now
    const sounds = entries.map(({ alertId }) => this.#noticed.soundOf(alertId))
    const sound = sounds.findLast(one => one !== 'none') ?? 'none'
    this.#notifications.emit({ code: 'alerts', entries, sound })
  }
}
