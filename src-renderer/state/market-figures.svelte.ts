import type { Client, CorrelationFigures, MarketFigures } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import type { ServiceChanges } from './service-changes'

type Pairs = Pick<CorrelationFigures, 'coins' | 'days'>

interface List {
  readonly list: string
  readonly coins: readonly string[]
}

/** Figures calculated from loaded quotes and candles, which costs no credits. */
export class MarketFiguresState {
  readonly figures = new Mirrored<MarketFigures>()
  readonly correlation = new Mirrored<CorrelationFigures>()
  readonly #client: Client['marketFigures']
  #list: List = { list: '', coins: [] }
  #pairs: Pairs = { coins: [], days: 0 }
  #viewer: object = this
  #isFollowing = false

  constructor(client: Client['marketFigures'], subscribe: Subscribe, service: ServiceChanges) {
    this.#client = client
    subscribe('marketFiguresChanged', figures => {
      if (isSame(figures, this.#list)) this.figures.set(figures)
    })
    subscribe('correlationChanged', figures => {
      if (arePairs(figures, this.#pairs)) this.correlation.set(figures)
    })
    service.on(() => {
      const { list, coins } = this.#list
      this.figures.value = undefined
      if (this.#isFollowing) void this.view({ list, coins }, this.#viewer)
      this.correlation.value = undefined
      if (this.#pairs.days > 0) void this.correlate(this.#pairs.coins, this.#pairs.days)
    })
  }

  /** The figures of a list. Undefined if the loaded values are those of another list. */
  of(list: string): MarketFigures | undefined {
    const { value } = this.figures
    return value?.list === list ? value : undefined
  }

  /** Starts to follow the figures of a list. To stop, call `leave` with the same `viewer`. */
  async view({ list, coins }: List, viewer: object = this): Promise<void> {
    this.#viewer = viewer
    this.#isFollowing = true
    if (!isSame(this.#list, { list, coins })) this.figures.value = undefined
    this.#list = { list, coins: [...coins] }
    const requested = this.#list
    const reply = await this.#client.view({ list, coins: [...coins] })
    if (requested !== this.#list) return
    if (reply.ok) this.figures.set(reply.answer)
    else this.figures.fault = reply.fault
  }

  async correlate(coins: readonly string[], days: number): Promise<void> {
    const pairs = { coins, days }
    if (!arePairs(pairs, this.#pairs)) this.correlation.value = undefined
    this.#pairs = pairs
    const reply = await this.#client.correlation({ coins: [...coins], days })
    if (pairs !== this.#pairs) return
    if (reply.ok) this.correlation.set(reply.answer)
    else this.correlation.fault = reply.fault
  }

  /** Makes one paid call per coin. */
  loadDays(load: readonly string[]): Promise<boolean> {
    const { list, coins } = this.#list
    return this.figures.act(() => this.#client.loadDays({ list, coins: [...coins], load: [...load] }))
  }

  /** Stops following, unless another caller has started to follow in the meantime. */
  leave(viewer: object = this): void {
    if (this.#viewer !== viewer) return
    this.#isFollowing = false
    void this.#client.leave()
  }
}

const isSame = (a: List, b: List): boolean => a.list === b.list && a.coins.join(' ') === b.coins.join(' ')

const arePairs = (a: Pairs, b: Pairs): boolean => a.days === b.days && a.coins.join(' ') === b.coins.join(' ')
