import type { Client, CrashRecord, DiagnosticsReport, WordedReply } from '@contract'
import { Mirrored } from './mirrored.svelte'

export class DiagnosticsState {
  readonly crashes = new Mirrored<readonly CrashRecord[]>()
  readonly #client: Client['diagnostics']

  constructor(client: Client['diagnostics']) {
    this.#client = client
    void this.crashes.read(() => client.crashes())
  }

  report(): Promise<WordedReply<DiagnosticsReport>> {
    return this.#client.report()
  }

  dismissCrashes(): Promise<boolean> {
    return this.crashes.act(() => this.#client.dismissCrashes())
  }
}
