import type { AlertSound, InboxEntry } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Emitter } from '../platform/events/emitter'
import { minute } from '../../src-shared/time'
import type { Clock } from '../platform/time/clock'

const gatherMs = 400
/** The time between two notifications. Inbox entries that arrive in between wait. */
const restMs = 10_000
/** Up to this many inbox entries get their own notification. More are combined into one. */
const mostAtOnce = 3

interface Noticed {
  /** Returns entries that the user wasn't notified of, oldest first, and marks them as notified. */
  takeUnnotified(now: EpochMs): readonly InboxEntry[]
  soundOf(alertId: number): AlertSound
}

/**
 * Combines inbox entries that arrive shortly after each other into one notification. The entries are already on disk,
 * so none is lost if the app ends.
 */
export class NotificationBatch {
  readonly #clock: Clock
  readonly #noticed: Noticed
  readonly #notifications: Emitter<NotificationFacts>
  readonly #quietUntil: (now: EpochMs) => EpochMs | null
  #shownAt: EpochMs = -Infinity
  #cancel: (() => void) | null = null

  /** @param quietUntil returns when quiet hours end, or null if notifications are allowed now */
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

  soon(): void {
    if (this.#cancel) return
    const now = this.#clock.now()
    const rest = this.#shownAt <= now ? this.#shownAt + restMs - now : 0
    this.#cancel = this.#clock.after(Math.max(gatherMs, rest), () => this.#show())
  }

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
    // During quiet hours, entries wait for one combined notification at the end.
    const quiet = this.#quietUntil(now)
    if (quiet !== null) {
      // Checks at least every minute, because sleep or a clock or time zone change affects when quiet hours end.
      this.#cancel = this.#clock.after(Math.min(quiet - now, minute), () => this.#show())
      return
    }
    // Marks the entries as notified first, so that a crash can't cause a second notification.
    const entries = this.#noticed.takeUnnotified(now)
    if (entries.length === 0) return
    this.#shownAt = now
    const sounds = entries.map(({ alertId }) => this.#noticed.soundOf(alertId))
    const sound = sounds.findLast(one => one !== 'none') ?? 'none'
    const areFew = entries.length <= mostAtOnce && entries.every(({ noticedAt }) => now - noticedAt < restMs)
    if (!areFew) return this.#notifications.emit({ code: 'alerts', entries, sound })
    for (const [at, entry] of entries.entries())
      this.#notifications.emit({ code: 'alerts', entries: [entry], sound: at === 0 ? sound : 'none' })
  }
}
