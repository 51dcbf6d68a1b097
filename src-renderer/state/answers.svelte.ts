import type { Answer, Client, AnswerStatus, ServiceQuestion } from '@contract'
import { SvelteMap } from 'svelte/reactivity'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { connectionName } from './connection-name'

interface Known {
  readonly question: ServiceQuestion
  readonly answer: Mirrored<AnswerStatus>
}

/**
 * Saved responses to single requests. A panel calls `untrack(() => answers.view(question))` in an effect,
 * shows `answers.of(question)?.value`, and loads with `answers.ask(question, 'market')`.
 * `spend/AnswerBar.svelte` has the button, the age and the fault. Pass the parameters as they are sent: coins
 * separated by one space, without duplicates.
 */
export class AnswersState {
  readonly #client: Client['answers']
  #name: string | null = null
  readonly #known = new SvelteMap<string, Known>()

  constructor(client: Client['answers'], subscribe: Subscribe) {
    this.#client = client
    subscribe('connectionChanged', connection => {
      const name = connectionName(connection)
      // Each service has its own responses.
      if (this.#name !== null && this.#name !== name) this.#startAnew()
      this.#name = name
    })
    subscribe('answersChanged', answer => this.#known.get(nameOf(answer))?.answer.set(answer))
  }

  /** The state of a saved response. Undefined until `view` was called for the question. */
  of(question: ServiceQuestion): Mirrored<AnswerStatus> | undefined {
    return this.#known.get(nameOf(question))?.answer
  }

  /** The last response of the service, null if none is saved. */
  answer(question: ServiceQuestion): Answer | null {
    return this.of(question)?.value?.saved?.answer ?? null
  }

  /** Reads the saved response. Makes no call. */
  async view({ operation, params }: ServiceQuestion): Promise<void> {
    const question = { operation, params: { ...params } }
    await this.#mirrored(question).read(() => this.#client.view(question))
  }

  /** Makes a paid call at the `price` found by `view`. Resolves with true if the call could be made. */
  ask({ operation, params }: ServiceQuestion, feature: 'market' | 'coin'): Promise<boolean> {
    const question = { operation, params: { ...params } }
    return this.#mirrored(question).act(() => this.#client.ask({ ...question, feature }))
  }

  /** Sets the auto-refresh interval in ms, null for manual. Doesn't make a call right away. */
  setAutoRefresh(
    { operation, params }: ServiceQuestion,
    feature: 'market' | 'coin',
    everyMs: number | null
  ): Promise<boolean> {
    const question = { operation, params: { ...params } }
    return this.#mirrored(question).act(() => this.#client.setAutoRefresh({ ...question, feature, everyMs }))
  }

  #mirrored(question: ServiceQuestion): Mirrored<AnswerStatus> {
    const name = nameOf(question)
    const { answer } = this.#known.get(name) ?? { answer: new Mirrored<AnswerStatus>() }
    if (!this.#known.has(name)) this.#known.set(name, { question, answer })
    return answer
  }

  #startAnew(): void {
    const questions = [...this.#known.values()].map(({ question }) => question)
    this.#known.clear()
    for (const question of questions) void this.view(question)
  }
}

const nameOf = ({ operation, params }: ServiceQuestion): string =>
  JSON.stringify([operation, Object.entries(params).sort()])
