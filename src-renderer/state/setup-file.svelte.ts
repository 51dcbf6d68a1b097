import type { Client, SetupPart, TakenSetup, WordedFault, WordedReply } from '@contract'
import type { LayoutsState } from './layouts.svelte'

/** What a person takes along as a file. */
export class SetupFileState {
  /** Why the last file was not written or taken. */
  fault = $state.raw<WordedFault | null>(null)
  readonly #client: Client['setupFile']
  readonly #layouts: Pick<LayoutsState, 'kept'>

  constructor(client: Client['setupFile'], layouts: Pick<LayoutsState, 'kept'>) {
    this.#client = client
    this.#layouts = layouts
  }

  /** The path it was written to; null where nobody chose one, or it failed. */
  async save(parts: readonly SetupPart[]): Promise<string | null> {
    return this.#told(await this.#client.save({ parts: [...parts] }))
  }

  /** What came of it; null where it is no such file. */
  async take(text: string): Promise<TakenSetup | null> {
    const taken = this.#told(await this.#client.take({ text }))
    if (taken) this.#layouts.kept.tell(taken.all)
    return taken
  }

  #told<Told>(reply: WordedReply<Told>): Told | null {
    this.fault = reply.ok ? null : reply.fault
    return reply.ok ? reply.answer : null
  }
}
