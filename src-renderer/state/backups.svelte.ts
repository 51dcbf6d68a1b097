import type { BackupsState as Told, Client } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** Backups of the current service's data. */
export class BackupsState {
  readonly state = new Mirrored<Told>()
  readonly #client: Client['backups']

  constructor(client: Client['backups'], subscribe: Subscribe) {
    this.#client = client
    this.state.follow(subscribe, 'backupsChanged', () => client.state())
  }

  putBack(id: string): Promise<boolean> {
    return this.state.act(() => this.#client.putBack({ id }))
  }
}
