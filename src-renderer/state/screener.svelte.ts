import type { Client, MissingCandles, ScreenConditions, ScreenResult } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

interface Question {
  readonly coins: readonly string[]
  readonly anyOf: ScreenConditions
}

export class ScreenerState {
  readonly result = new Mirrored<ScreenResult>()
  /** Restored when the user returns to the screener. */
  draft: ScreenConditions | null = null
  readonly #client: Client['screener']
  #asked = ''
  #question: Question | null = null

  constructor(client: Client['screener'], subscribe: Subscribe) {
    this.#client = client
    subscribe('screenerChanged', result => {
      if (nameOf(result) === this.#asked) this.result.tell(result)
    })
  }

  /** Makes no call. */
  async look({ coins, anyOf }: Question): Promise<void> {
    const asked = nameOf({ coins, anyOf })
    this.#asked = asked
    this.#question = { coins: [...coins], anyOf }
    const reply = await this.#client.look({ coins: [...coins], anyOf })
    if (asked !== this.#asked) return
    if (reply.ok) this.result.tell(reply.answer)
    else this.result.fault = reply.fault
  }

  /** One paid call per coin and interval. */
  async loadCandles(wanted: readonly Pick<MissingCandles, 'coin' | 'interval'>[]): Promise<void> {
    if (!this.#question) return
    const { coins, anyOf } = this.#question
    const load = wanted.map(({ coin, interval }) => ({ coin, interval }))
    await this.result.act(() => this.#client.loadCandles({ coins: [...coins], anyOf, load }))
  }

  /** Empty if the request fails. Makes no call. */
  async matches({ coins, anyOf }: Question): Promise<readonly string[]> {
    const reply = await this.#client.matches({ coins: [...coins], anyOf })
    return reply.ok ? reply.answer : []
  }

  leave(): void {
    this.#asked = ''
    void this.#client.leave()
  }
}

const nameOf = ({ coins, anyOf }: Question): string => JSON.stringify([coins, anyOf])
