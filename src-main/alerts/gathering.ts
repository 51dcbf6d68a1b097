import type { InboxEntry } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import type { Clock } from '../time/clock'
import type { DesktopAlert } from '../notifications/incident-words'

/** A notification and the place a click on it opens. */
export interface PlacedAlert extends DesktopAlert {
  readonly opens: { readonly view: 'watch' | 'alerts'; readonly coin: string | null }
}

/** What comes this close together is one notification. */
const gatherMs = 400
/** Between two notifications; what comes meanwhile is told in the next. */
const restMs = 10_000
/** Lines of a summary; the inbox holds all. */
const mostLines = 4

/** Makes one notification of a burst. What it is given is in the inbox already, so nothing can be lost here. */
export class Gathering {
  readonly shown = new Emitter<PlacedAlert>()
  readonly #clock: Clock
  readonly #take: (now: EpochMs) => readonly InboxEntry[]
  #shownAt: EpochMs = -Infinity
  #cancel: (() => void) | null = null

  /** @param take what was not told yet; taken, it counts as told. */
  constructor(clock: Clock, take: (now: EpochMs) => readonly InboxEntry[]) {
    this.#clock = clock
    this.#take = take
  }

  /** There is something to tell. */
  soon(): void {
    if (this.#cancel) return
    const now = this.#clock.now()
    const rest = this.#shownAt <= now ? this.#shownAt + restMs - now : 0
    this.#cancel = this.#clock.after(Math.max(gatherMs, rest), () => this.#show())
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  #show(): void {
    this.#cancel = null
    const now = this.#clock.now()
    // Marked as told first: should the app end right here, the inbox still has it, and no one is told twice.
    const entries = this.#take(now)
    if (entries.length === 0) return
    this.#shownAt = now
    this.shown.emit(notificationOf(entries))
  }
}

/** One entry as it is; several as a summary that opens the inbox. */
export function notificationOf(entries: readonly InboxEntry[]): PlacedAlert {
  const [first] = entries
  if (first && entries.length === 1) {
    const { title, body, coin } = first
    return { title, body, opens: coin === null ? { view: 'alerts', coin } : { view: 'watch', coin } }
  }
  const lines = entries.slice(0, mostLines).map(({ title }) => title)
  const more = entries.length - lines.length
  const mark = entries.some(({ simulated }) => simulated) ? 'Simulated · ' : ''
  return {
    title: `${mark}${entries.length} alerts`,
    body: [...lines, ...(more > 0 ? [`and ${more} more in the inbox`] : [])].join('\n'),
    opens: { view: 'alerts', coin: null }
  }
}
