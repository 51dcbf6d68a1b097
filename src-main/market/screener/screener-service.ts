import type { BoardQuote } from '../../../src-shared/contract/market'
import type { MissingCandles, ScreenRequest, ScreenResult } from '../../../src-shared/contract/screener'
import { isInDoubt } from '../../../src-shared/figures/doubt'
import { Emitter } from '../../platform/events/emitter'
import type { CandleBook } from '../candle-book'
import type { Chart } from '../chart'
import { stopsLoading } from '../../watching/service-health/fault-policy'
import type { Clock } from '../../platform/time/clock'
import { Gathered } from '../../platform/time/gathered'
import type { ScreenedCoin } from './screen-facts'
import type { ScreenWorker } from './screen-worker'
import { minute } from '../../../src-shared/time'

export interface ScreenerSources {
  readonly clock: Clock
  readonly worker: Pick<ScreenWorker, 'evaluate' | 'close'>
  readonly book: Pick<CandleBook, 'price' | 'loadFor' | 'fault'>
  readonly quote: (coin: string) => BoardQuote
  readonly ath: (coin: string) => number | null
  readonly report: (error: unknown, where: string) => void
}

/** Candles of several coins arrive one by one, so updates within this time are combined. */
const gatherMs = 400

/** Only emits changes while the user views the result. */
export class ScreenerService {
  readonly changed = new Emitter<ScreenResult>()
  readonly #sources: ScreenerSources
  #viewed: ScreenRequest | null = null
  readonly #updates: Gathered
  #isClosed = false
  readonly #stop: () => void

  constructor(sources: ScreenerSources) {
    this.#sources = sources
    this.#updates = new Gathered(sources.clock, gatherMs, () => void this.#publish())
    this.#stop = sources.clock.every(minute, () => void this.#publish())
  }

  async view({ coins, anyOf }: ScreenRequest): Promise<ScreenResult> {
    this.#viewed = { coins, anyOf }
    return this.#result({ coins, anyOf })
  }

  async matches(request: ScreenRequest): Promise<readonly string[]> {
    const { rows } = await this.#result(request)
    return rows.filter(({ matches }) => matches).map(({ coin }) => coin)
  }

  leave(): void {
    this.#viewed = null
  }

  async loadCandles({
    load,
    ...request
  }: ScreenRequest & { readonly load: readonly Chart[] }): Promise<ScreenResult> {
    for (const chart of load) {
      const fault = await this.#sources.book.loadFor('market', chart)
      if (stopsLoading(fault)) break
    }
    return this.view(request)
  }

  onCandles({ coin }: Chart): void {
    if (this.#viewed?.coins.includes(coin)) this.#updates.soon()
  }

  onServiceFigures(coins: readonly string[]): void {
    if (coins.some(coin => this.#viewed?.coins.includes(coin))) this.#updates.soon()
  }

  close(): void {
    this.#isClosed = true
    this.#updates.stop()
    this.#stop()
    this.#sources.worker.close()
  }

  async #result({ coins, anyOf }: ScreenRequest): Promise<ScreenResult> {
    const { clock, worker } = this.#sources
    const screened = coins.map(coin => this.#screened(coin))
    const { rows, missing, unknown } = await worker.evaluate({ coins: screened, anyOf })
    return { coins, anyOf, at: clock.now(), rows, missing: missing.map(one => this.#priced(one)), unknown }
  }

  #screened(coin: string): ScreenedCoin {
    const quote = this.#sources.quote(coin)
    const { price, fetchedAt, low, high } = quote
    const isKnown = price !== null && price > 0 && fetchedAt !== null && !isInDoubt(quote)
    const ath = this.#sources.ath(coin)
    return { coin, ath, quote: isKnown ? { at: fetchedAt, price, low, high } : null }
  }

  #priced(one: Omit<MissingCandles, 'price' | 'fault'>): MissingCandles {
    const { book } = this.#sources
    return { ...one, price: book.price(one), fault: book.fault(one) }
  }

  async #publish(): Promise<void> {
    const viewed = this.#viewed
    if (!viewed) return
    try {
      const result = await this.#result(viewed)
      if (this.#viewed === viewed) this.changed.emit(result)
    } catch (error) {
      // A screening that's still running after `close` fails because its thread has ended.
      if (!this.#isClosed) this.#sources.report(error, 'screener')
    }
  }
}
