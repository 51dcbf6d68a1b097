import type { Events } from '../../src-shared/contract/events'
import type { Announce } from './desk'

/** What one desk tells the window; nothing, while another one runs. */
export class Announcer {
  isOn = false
  readonly #announce: Announce

  constructor(announce: Announce) {
    this.#announce = announce
  }

  readonly announce: Announce = <Name extends keyof Events>(event: Name, payload: Events[Name]): void => {
    if (this.isOn) this.#announce(event, payload)
  }
}
