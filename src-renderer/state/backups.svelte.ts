import type { BackupsState as BackupsFacts, Client } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export class BackupsState {
  readonly state = new Mirrored<BackupsFacts>()
  readonly #client: Client['backups']

  constructor(client: Client['backups'], subscribe: Subscribe) {
    this.#client = client
    this.state.follow(subscribe, 'backupsChanged', () => client.state())
  }

  putBack(id: string): Promise<boolean> {
    return this.state.act(() => this.#client.putBack({ id }))
  }
}
