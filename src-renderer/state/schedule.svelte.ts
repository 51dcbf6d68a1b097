import type { Client, ScheduleStatus, TrialResult, WordedFault, WordedReply } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export class ScheduleState {
  readonly status = new Mirrored<ScheduleStatus>()
  isTrying = $state(false)
  readonly #client: Client['schedule']

  constructor(client: Client['schedule'], subscribe: Subscribe) {
    this.#client = client
    this.status.follow(subscribe, 'scheduleChanged', () => client.status())
  }

  /** Pauses automatic calls until a time, or until the user resumes them (null). */
  pause(until: number | null = null): Promise<boolean> {
    return this.status.act(() => this.#client.pause({ until }))
  }

  /** Pauses automatic calls. `day` means until the end of the local day. */
  pauseFor(span: 'hour' | 'day'): Promise<boolean> {
    return this.status.act(() => this.#client.pauseFor({ span }))
  }

  resume(): Promise<boolean> {
    return this.status.act(() => this.#client.resume())
  }

  /** Makes one paid call at the price in `status.trial`, to test whether a problem is over. */
  retryNow(): Promise<TrialResult | WordedFault> {
    return this.#try(() => this.#client.retryNow())
  }

  /** Makes one paid call that costs more than a whole budget allows. */
  tryOnce(): Promise<TrialResult | WordedFault> {
    return this.#try(() => this.#client.tryOnce())
  }

  async #try(ask: () => Promise<WordedReply<TrialResult>>): Promise<TrialResult | WordedFault> {
    this.isTrying = true
    const reply = await ask()
    this.isTrying = false
    if (!reply.ok) return reply.fault
    this.status.set(reply.answer.status)
    return reply.answer
  }
}
