import type { Client, ScheduleStatus, TrialResult, WordedFault } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

/** Whether answers arrive, what is asked next, and what stands in the way. */
export class ScheduleState {
  readonly status = new Mirrored<ScheduleStatus>()
  isTrying = $state(false)
  readonly #client: Client['schedule']

  constructor(client: Client['schedule'], hear: Hear) {
    this.#client = client
    this.status.follow(hear, 'scheduleChanged', () => client.status())
  }

  /** Stops asking by itself until then; null = until resumed. */
  pause(until: number | null = null): Promise<boolean> {
    return this.status.act(() => this.#client.pause({ until }))
  }

  /** Pauses for an hour, or until the local day ends. */
  pauseFor(span: 'hour' | 'day'): Promise<boolean> {
    return this.status.act(() => this.#client.pauseFor({ span }))
  }

  resume(): Promise<boolean> {
    return this.status.act(() => this.#client.resume())
  }

  /** Makes one call to try whether trouble is over. Costs what the status' `trial` says. */
  async retryNow(): Promise<TrialResult | WordedFault> {
    this.isTrying = true
    const reply = await this.#client.retryNow()
    this.isTrying = false
    if (!reply.ok) return reply.fault
    this.status.tell(reply.answer.status)
    return reply.answer
  }
}
