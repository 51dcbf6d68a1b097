import type { Client, MissingCandles, ScreenConditions, ScreenResult } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import type { ServiceChanges } from './service-changes'

interface Request {
  readonly coins: readonly string[]
  readonly anyOf: ScreenConditions
}

/** The screener uses loaded quotes and candles, which costs no credits. */
export class ScreenerState {
  readonly result = new Mirrored<ScreenResult>()
  /** The conditions in the form. They are shown again when the user returns to the screener. */
  draft: ScreenConditions | null = null
  readonly #client: Client['screener']
  #requestName = ''
  #request: Request | null = null

  constructor(client: Client['screener'], subscribe: Subscribe, service: ServiceChanges) {
    this.#client = client
    subscribe('screenerChanged', result => {
      if (nameOf(result) === this.#requestName) this.result.set(result)
    })
    service.on(() => {
      this.result.value = undefined
      if (this.#requestName !== '' && this.#request) void this.view(this.#request)
    })
  }

  async view({ coins, anyOf }: Request): Promise<void> {
    const requestName = nameOf({ coins, anyOf })
    this.#requestName = requestName
    this.#request = { coins: [...coins], anyOf }
    const reply = await this.#client.view({ coins: [...coins], anyOf })
    if (requestName !== this.#requestName) return
    if (reply.ok) this.result.set(reply.answer)
    else this.result.fault = reply.fault
  }

  /** Makes one paid call per coin and interval. */
  async loadCandles(wanted: readonly Pick<MissingCandles, 'coin' | 'interval'>[]): Promise<void> {
    if (!this.#request) return
    const { coins, anyOf } = this.#request
    const load = wanted.map(({ coin, interval }) => ({ coin, interval }))
    await this.result.act(() => this.#client.loadCandles({ coins: [...coins], anyOf, load }))
  }

  async matches({ coins, anyOf }: Request): Promise<readonly string[]> {
    const reply = await this.#client.matches({ coins: [...coins], anyOf })
    return reply.ok ? reply.answer : []
  }

  leave(): void {
    this.#requestName = ''
    void this.#client.leave()
  }
}

const nameOf = ({ coins, anyOf }: Request): string => JSON.stringify([coins, anyOf])
