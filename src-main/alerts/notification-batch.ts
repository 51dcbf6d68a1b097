import { triggeredTogether } from '../../src-shared/alert-groups'
import type { AlertSound, InboxEntry } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Emitter } from '../platform/events/emitter'
import { minute } from '../../src-shared/time'
import type { Clock } from '../platform/time/clock'

/**
 * The most notifications to show within `restMs`. Entries that triggered together share one. If there are
 * more, all of them are combined into one.
 */
const mostAtOnce = 3
/** After `mostAtOnce` notifications, entries wait this long for a combined one. */
const restMs = 10_000
/** How long to wait before the next attempt after a failed write. */
const retryMs = 5_000
/** How often to check whether startup is far enough to show notifications. */
const startingMs = 400

/** Entries that the user hasn't been notified of, oldest first. They are already marked as notified. */
export interface Unnotified {
  readonly entries: readonly InboxEntry[]
  /** False if the disk failed, so there may be more entries. */
  readonly areAll: boolean
}

interface Noticed {
  takeUnnotified(now: EpochMs): Unnotified
  soundOf(alertId: number): AlertSound
}

/**
 * Notifies the user of inbox entries, and combines them if there are many. They are already on disk, so none
 * is lost if the app ends.
 */
export class NotificationBatch {
  readonly #clock: Clock
  readonly #noticed: Noticed
  readonly #notifications: Emitter<NotificationFacts>
  readonly #quietUntil: (now: EpochMs) => EpochMs | null
  #shownAt: readonly EpochMs[] = []
  #next: { readonly at: EpochMs; readonly cancel: () => void } | null = null

  /** @param quietUntil returns the end of quiet hours, or null if notifications are allowed now */
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

  /** Notifies before it returns, unless many notifications were shown recently. */
  atOnce(): void {
    if (this.#recent(this.#clock.now()).length >= mostAtOnce) return this.soon()
    this.stop()
    this.#show()
  }

  soon(): void {
    const now = this.#clock.now()
    const recent = this.#recent(now)
    this.#showAfter(recent.length < mostAtOnce ? 0 : Math.max(...recent) + restMs - now)
  }

  quietChanged(): void {
    if (!this.#next) return
    this.stop()
    this.soon()
  }

  stop(): void {
    this.#next?.cancel()
    this.#next = null
  }

  #showAfter(ms: number): void {
    const at = this.#clock.now() + ms
    if (this.#next && this.#next.at <= at) return
    this.stop()
    this.#next = { at, cancel: this.#clock.after(ms, () => this.#show()) }
  }

  #show(): void {
    this.#next = null
    if (!this.#notifications.hasListeners) return this.#showAfter(startingMs)
    const now = this.#clock.now()
    // Shows nothing during quiet hours. After that, entries are combined into one notification.
    const quiet = this.#quietUntil(now)
    // Checks again within a minute, because sleep, a new time or a new time zone may end quiet hours earlier.
    if (quiet !== null) return this.#showAfter(Math.min(quiet - now, minute))
    // Entries are marked as notified before they are shown, so that a crash can't cause a second
    // notification.
    const { entries, areAll } = this.#noticed.takeUnnotified(now)
    // Retries after a while, because no event tells when the disk works again.
    if (!areAll) this.#showAfter(retryMs)
    if (entries.length === 0) return
    const recent = this.#recent(now)
    const sounds = entries.map(({ alertId }) => this.#noticed.soundOf(alertId))
    const sound = sounds.findLast(one => one !== 'none') ?? 'none'
    const groups = triggeredTogether(entries)
    const areFew =
      groups.length <= mostAtOnce - recent.length &&
      entries.every(({ noticedAt }) => now - noticedAt < restMs)
    this.#shownAt = [...recent, ...(areFew ? groups : [null]).map(() => now)]
    if (!areFew) return this.#notifications.emit({ code: 'alerts', entries, sound })
    for (const [at, group] of groups.entries())
      this.#notifications.emit({ code: 'alerts', entries: group, sound: at === 0 ? sound : 'none' })
  }

  /** Ignores future times, which exist after the clock was set back. */
  #recent(now: EpochMs): readonly EpochMs[] {
    return this.#shownAt.filter(at => at <= now && at > now - restMs)
  }
}
