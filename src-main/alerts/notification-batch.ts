import { triggeredTogether } from '../../src-shared/alert-groups'
import type { AlertSound, InboxEntry } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Emitter } from '../platform/events/emitter'
import { minute } from '../../src-shared/time'
import type { Clock } from '../platform/time/clock'

/** If there are more notifications, all of them are combined into one. */
const mostAtOnce = 3
const restMs = 10_000
const retryMs = 5_000
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

/** Inbox entries are already on disk, so none is lost if the app ends. */
export class NotificationBatch {
  readonly #clock: Clock
  readonly #noticed: Noticed
  readonly #notifications: Emitter<NotificationFacts>
  readonly #quietUntil: (now: EpochMs) => EpochMs | null
  #shownAt: readonly EpochMs[] = []
  #next: { readonly at: EpochMs; readonly cancel: () => void } | null = null

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
    // After quiet hours, entries are combined into one notification.
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

  #recent(now: EpochMs): readonly EpochMs[] {
    return this.#shownAt.filter(at => at <= now && at > now - restMs)
  }
}
