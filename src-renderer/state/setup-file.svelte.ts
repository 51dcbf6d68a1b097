import type { Client, SetupCost, SetupPart, ImportedSetup, WordedFault, WordedReply } from '@contract'
import type { LayoutsState } from './layouts.svelte'

export class SetupFileState {
  fault = $state.raw<WordedFault | null>(null)
  readonly #client: Client['setupFile']
  readonly #layouts: Pick<LayoutsState, 'saved'>

  constructor(client: Client['setupFile'], layouts: Pick<LayoutsState, 'saved'>) {
    this.#client = client
    this.#layouts = layouts
  }

  /** Resolves with the path, or null if cancelled or failed. */
  async save(parts: readonly SetupPart[]): Promise<string | null> {
    return this.#answerOf(await this.#client.save({ parts: [...parts] }))
  }

  /** What the alerts in the file would cost. Null if it isn't a setup file. */
  async cost(text: string): Promise<SetupCost | null> {
    return this.#answerOf(await this.#client.cost({ text }))
  }

  /** Null if it isn't a setup file. */
  async take(text: string): Promise<ImportedSetup | null> {
    const taken = this.#answerOf(await this.#client.take({ text }))
    if (taken) this.#layouts.saved.set(taken.all)
    return taken
  }

  #answerOf<Answer>(reply: WordedReply<Answer>): Answer | null {
    this.fault = reply.ok ? null : reply.fault
    return reply.ok ? reply.answer : null
  }
}
