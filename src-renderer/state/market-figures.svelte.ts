import type { Client, CorrelationFigures, MarketFigures } from '@contract'
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

interface List {
  readonly list: string
  readonly coins: readonly string[]
}

/** What we compute of a list of coins from quotes and candles that are held, at 0 credits. */
export class MarketFiguresState {
  readonly figures = new Mirrored<MarketFigures>()
  readonly correlation = new Mirrored<CorrelationFigures>()
  readonly #client: Client['marketFigures']
  #list: List = { list: '', coins: [] }
  #pairs = ''
  #looker: object = this

  constructor(client: Client['marketFigures'], hear: Hear) {
    this.#client = client
    hear('marketFiguresChanged', figures => {
      if (isSame(figures, this.#list)) this.figures.tell(figures)
    })
    hear('correlationChanged', figures => {
      if (pairsOf(figures) === this.#pairs) this.correlation.tell(figures)
    })
  }

  /** What is known of a list by its name; undefined where another one is looked at. */
  of(list: string): MarketFigures | undefined {
    const { value } = this.figures
    return value?.list === list ? value : undefined
  }

  /** Looks at a list from now on, without a call. @param looker who stops looking with `leave` */
  async look({ list, coins }: List, looker: object = this): Promise<void> {
    this.#looker = looker
    // Figures of another list must not stand under the name of this one.
    if (!isSame(this.#list, { list, coins })) this.figures.value = undefined
    this.#list = { list, coins: [...coins] }
    const asked = this.#list
    const reply = await this.#client.look({ list, coins: [...coins] })
    // Another list was chosen meanwhile: its figures are on the way.
    if (asked !== this.#list) return
    if (reply.ok) this.figures.tell(reply.answer)
    else this.figures.fault = reply.fault
  }

  async correlate(coins: readonly string[], days: number): Promise<void> {
    const pairs = pairsOf({ coins, days })
    if (pairs !== this.#pairs) this.correlation.value = undefined
    this.#pairs = pairs
    const reply = await this.#client.correlation({ coins: [...coins], days })
    if (pairs !== this.#pairs) return
    if (reply.ok) this.correlation.tell(reply.answer)
    else this.correlation.fault = reply.fault
  }

  /** Loads daily candles: one paid call a coin. */
  loadDays(load: readonly string[]): Promise<boolean> {
    const { list, coins } = this.#list
    return this.figures.act(() => this.#client.loadDays({ list, coins: [...coins], load: [...load] }))
  }

  /** Nobody looks any more, unless somebody else has begun meanwhile. */
  leave(looker: object = this): void {
    if (this.#looker === looker) void this.#client.leave()
  }
}

const isSame = (a: List, b: List): boolean => a.list === b.list && a.coins.join(' ') === b.coins.join(' ')

const pairsOf = ({ coins, days }: Pick<CorrelationFigures, 'coins' | 'days'>): string =>
  JSON.stringify([coins, days])
