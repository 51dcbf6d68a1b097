import type { Answer, Client, AnswerStatus, ServiceCall } from '@contract'
import { SvelteMap } from 'svelte/reactivity'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import type { ServiceChanges } from './service-changes'

interface Known {
  readonly call: ServiceCall
  readonly answer: Mirrored<AnswerStatus>
}

/**
 * Saved responses to single requests. A panel calls `untrack(() => answers.view(call))` in an effect, shows
 * `answers.of(call)?.value`, and loads with `answers.ask(call, 'market')`. `spend/AnswerBar.svelte` has the
 * button, the age and the fault. Pass coins as they are sent: separated by one space, without duplicates.
 */
export class AnswersState {
  readonly #client: Client['answers']
  readonly #known = new SvelteMap<string, Known>()

  constructor(client: Client['answers'], subscribe: Subscribe, service: ServiceChanges) {
    this.#client = client
    // Other services have other responses, so these are read again.
    service.on(() => this.#startAnew())
    subscribe('answersChanged', answer => this.#known.get(nameOf(answer))?.answer.set(answer))
  }

  /** The saved response to a call. Undefined until `view` was called. */
  of(call: ServiceCall): Mirrored<AnswerStatus> | undefined {
    return this.#known.get(nameOf(call))?.answer
  }

  answer(call: ServiceCall): Answer | null {
    return this.of(call)?.value?.saved?.answer ?? null
  }

  async view({ operation, params }: ServiceCall): Promise<void> {
    const call = { operation, params: { ...params } }
    await this.#mirrored(call).read(() => this.#client.view(call))
  }

  /** Makes a paid call at the `price` found by `view`. Resolves with true if the call could be made. */
  ask({ operation, params }: ServiceCall, feature: 'market' | 'coin'): Promise<boolean> {
    const call = { operation, params: { ...params } }
    return this.#mirrored(call).act(() => this.#client.ask({ ...call, feature }))
  }

  /** Sets how often a response is refreshed, in ms, or null for manual. Doesn't make a call right away. */
  setAutoRefresh(
    { operation, params }: ServiceCall,
    feature: 'market' | 'coin',
    everyMs: number | null
  ): Promise<boolean> {
    const call = { operation, params: { ...params } }
    return this.#mirrored(call).act(() => this.#client.setAutoRefresh({ ...call, feature, everyMs }))
  }

  #mirrored(call: ServiceCall): Mirrored<AnswerStatus> {
    const name = nameOf(call)
    const { answer } = this.#known.get(name) ?? { answer: new Mirrored<AnswerStatus>() }
    if (!this.#known.has(name)) this.#known.set(name, { call, answer })
    return answer
  }

  #startAnew(): void {
    const calls = [...this.#known.values()].map(({ call }) => call)
    this.#known.clear()
    for (const call of calls) void this.view(call)
  }
}

const nameOf = ({ operation, params }: ServiceCall): string =>
  JSON.stringify([operation, Object.entries(params).sort()])
