import type { Client, CrashRecord, DiagnosticsReport, WordedReply } from '@contract'
import { Mirrored } from './mirrored.svelte'

/** What can be told when something is wrong, and the crashes of earlier starts. */
export class DiagnosticsState {
  readonly crashes = new Mirrored<readonly CrashRecord[]>()
  readonly #client: Client['diagnostics']

  constructor(client: Client['diagnostics']) {
    this.#client = client
    void this.crashes.read(() => client.crashes())
  }

  /** As things stand now; made anew each time. */
  report(): Promise<WordedReply<DiagnosticsReport>> {
    return this.#client.report()
  }

  dismissCrashes(): Promise<boolean> {
    return this.crashes.act(() => this.#client.dismissCrashes())
  }
}
