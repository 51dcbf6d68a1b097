import { triggeredTogether } from '../../src-shared/alert-groups'
import type { AlertSound, InboxEntry } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Emitter } from '../platform/events/emitter'
import { minute } from '../../src-shared/time'
import type { Clock } from '../platform/time/clock'

/**
 * Shown within `restMs`: one for each inbox entry, or for the entries that triggered together. More are
 * combined.
 */
const mostAtOnce = 3
/** After `mostAtOnce` notifications, entries wait this long for a combined one. */
const restMs = 10_000
/** How long to wait before the next attempt after a failed write. */
const retryMs = 5_000
/** How often to check whether startup is far enough to show notifications. */
const startingMs = 400

/** Oldest first. They are now marked as notified. */
export interface Unnotified {
  readonly entries: readonly InboxEntry[]
  /** False if the disk refused, so that entries may be left. */
  readonly areAll: boolean
}

interface Noticed {
  takeUnnotified(now: EpochMs): Unnotified
  soundOf(alertId: number): AlertSound
}

/** Combines many entries. They are already on disk, so none is lost if the app ends. */
export class NotificationBatch {
  readonly #clock: Clock
  readonly #noticed: Noticed
  readonly #notifications: Emitter<NotificationFacts>
  readonly #quietUntil: (now: EpochMs) => EpochMs | null
  #shownAt: readonly EpochMs[] = []
  #next: { readonly at: EpochMs; readonly cancel: () => void } | null = null

  /** @param quietUntil null if notifications are allowed now */
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
    // Then, one combined notification is shown at the end.
    const quiet = this.#quietUntil(now)
    // Sleep or a clock or time zone change affects when quiet hours end.
    if (quiet !== null) return this.#showAfter(Math.min(quiet - now, minute))
    // Marks entries as notified first, so that a crash can't cause a second notification.
    const { entries, areAll } = this.#noticed.takeUnnotified(now)
    // The disk may fail and recover without an event in between.
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

  /** Ignores times after a clock that was set back. */
  #recent(now: EpochMs): readonly EpochMs[] {
    return this.#shownAt.filter(at => at <= now && at > now - restMs)
  }
}
