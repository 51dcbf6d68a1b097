import type { BackupsState as Told, Client } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** Copies of what is kept of the watched service. */
export class BackupsState {
  readonly state = new Mirrored<Told>()
  readonly #client: Client['backups']

  constructor(client: Client['backups'], hear: Hear) {
    this.#client = client
    this.state.follow(hear, 'backupsChanged', () => client.state())
  }

  putBack(id: string): Promise<boolean> {
    return this.state.act(() => this.#client.putBack({ id }))
  }
}
