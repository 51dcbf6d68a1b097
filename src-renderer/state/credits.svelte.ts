import type { Client, Gauge, LedgerEntry } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** What was spent and what is left. */
export class CreditsState {
  readonly gauge = new Mirrored<Gauge>()
  readonly #client: Client['credits']

  constructor(client: Client['credits'], hear: Hear) {
    this.#client = client
    hear('gaugeChanged', gauge => this.gauge.tell(gauge))
    void this.gauge.read(() => client.gauge())
  }

  /** Ledger entries older than `before` (null: the newest), newest first; null when they could not be read. */
  async ledger(before: number | null, limit: number): Promise<readonly LedgerEntry[] | null> {
    const reply = await this.#client.ledger({ before, limit })
    return reply.ok ? reply.answer : null
  }
}
