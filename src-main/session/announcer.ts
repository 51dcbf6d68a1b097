import type { Events } from '../../src-shared/contract/events'
import type { Announce } from './service-session'

/** What one session tells the window; nothing, while another one runs. */
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
