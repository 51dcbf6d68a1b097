import type { Answer, Client, KnownAnswer, ServiceQuestion } from '@contract'
import { SvelteMap } from 'svelte/reactivity'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { connectionName } from './connection-name'

interface Known {
  readonly question: ServiceQuestion
  readonly answer: Mirrored<KnownAnswer>
}

/**
 * Single questions to the service, as far as a panel looked at them. A panel looks in an effect
 * (`untrack(() => answers.look(question))`), shows `answers.of(question)?.value`, and spends by
 * `answers.ask(question, 'market')`, for which `spend/AnswerBar.svelte` has the button, the age and the fault. Values
 * stand as they are sent: coins with one blank between, each once.
 */
export class AnswersState {
  readonly #client: Client['answers']
  #name: string | null = null
  readonly #known = new SvelteMap<string, Known>()

  constructor(client: Client['answers'], hear: Hear) {
    this.#client = client
    hear('connectionChanged', connection => {
      const name = connectionName(connection)
      // Another service says other things.
      if (this.#name !== null && this.#name !== name) this.#startAnew()
      this.#name = name
    })
    hear('answerChanged', answer => this.#known.get(nameOf(answer))?.answer.tell(answer))
  }

  /** What is known of a question; undefined until it was looked at. */
  of(question: ServiceQuestion): Mirrored<KnownAnswer> | undefined {
    return this.#known.get(nameOf(question))?.answer
  }

  /** What the service answered last; null where nothing is kept. */
  answer(question: ServiceQuestion): Answer | null {
    return this.of(question)?.value?.kept?.answer ?? null
  }

  /** Finds out what is known, without a call. */
  async look({ operation, params }: ServiceQuestion): Promise<void> {
    const question = { operation, params: { ...params } }
    await this.#mirrored(question).read(() => this.#client.look(question))
  }

  /** Asks the service. Costs what the `price` of what is known says. Answers with whether it could be asked. */
  ask({ operation, params }: ServiceQuestion, feature: 'market' | 'coin'): Promise<boolean> {
    const question = { operation, params: { ...params } }
    return this.#mirrored(question).act(() => this.#client.ask({ ...question, feature }))
  }

  /** Has it asked by itself every so many ms, or (null) only by hand again. Calls nothing itself. */
  keepFresh(
    { operation, params }: ServiceQuestion,
    feature: 'market' | 'coin',
    everyMs: number | null
  ): Promise<boolean> {
    const question = { operation, params: { ...params } }
    return this.#mirrored(question).act(() => this.#client.keepFresh({ ...question, feature, everyMs }))
  }

  #mirrored(question: ServiceQuestion): Mirrored<KnownAnswer> {
    const name = nameOf(question)
    const { answer } = this.#known.get(name) ?? { answer: new Mirrored<KnownAnswer>() }
    if (!this.#known.has(name)) this.#known.set(name, { question, answer })
    return answer
  }

  #startAnew(): void {
    const questions = [...this.#known.values()].map(({ question }) => question)
    this.#known.clear()
    for (const question of questions) void this.look(question)
  }
}

const nameOf = ({ operation, params }: ServiceQuestion): string =>
  JSON.stringify([operation, Object.entries(params).sort()])
