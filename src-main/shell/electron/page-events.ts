import type { EpochMs } from '../../../src-shared/contract/values'
import { WindowEvents } from './window-events'

export interface EventTarget<Events extends object> {
  readonly announce: <Name extends keyof Events & string>(event: Name) => (payload: Events[Name]) => void
}

/** Events about clicks only go to the main window. */
export class PageEvents<Events extends object> {
  readonly main: WindowEvents<Events>
  readonly #clicks: ReadonlySet<string>
  readonly #others = new Set<EventTarget<Events>>()

  constructor(now: () => EpochMs, changed: () => void, clicks: readonly (keyof Events & string)[]) {
    this.main = new WindowEvents<Events>(now, changed, clicks)
    this.#clicks = new Set<string>(clicks)
  }

  readonly announce: EventTarget<Events>['announce'] = event => payload => {
    if (!this.#clicks.has(event)) for (const other of this.#others) other.announce(event)(payload)
    this.main.announce(event)(payload)
  }

  add(other: EventTarget<Events>): () => void {
    this.#others.add(other)
    return () => void this.#others.delete(other)
  }
}
