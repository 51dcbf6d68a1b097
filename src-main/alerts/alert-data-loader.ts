import { z } from 'zod'
import type { BreadthKnown } from '../../src-shared/contract/alerts'
import type { EpochMs, PriceTag } from '../../src-shared/contract/values'
import type { Initiator } from '../credits/booked-call'
import type { CoinCalls } from '../watching/coins/coin-calls'
import type { CollectedFigures } from '../market/figures/service-figures'
import type { CreditService } from '../credits/credit-service'
import type { PaidCalls } from '../credits/paid-calls'
import { subjectOf } from '../credits/subject'
import { FaultError, inputFault } from '../platform/faults/fault-error'
import type { Outcome } from '../service/api/outcome'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import type { AlertLoader } from './alert-sources'

export interface AlertDataSources {
  readonly calls: PaidCalls
  readonly coinCalls: CoinCalls
  readonly credits: CreditService
  readonly factStore: FactStore
  readonly serviceFigures: Pick<CollectedFigures, 'ath'>
  readonly coins: () => readonly string[]
  readonly saveAnswer: (outcome: Outcome, params: Readonly<Record<string, string>>) => void
}

interface StoredBreadth {
  readonly at: EpochMs
  readonly values: Readonly<Record<string, number | null>>
}

const breadthFact = fact<StoredBreadth>(
  'breadth',
  z.object({ at: z.number(), values: z.record(z.string(), z.number().nullable()) })
)

/**
 * Makes the calls that only alerts need: once per coin for its all-time high, and regularly for the market
 * breadth.
 */
export class AlertDataLoader implements AlertLoader {
  readonly #sources: AlertDataSources
  #breadth: StoredBreadth | null

  constructor(sources: AlertDataSources) {
    this.#sources = sources
    this.#breadth = sources.factStore.read(breadthFact)
  }

  athPrice(coin: string): PriceTag {
    return this.#sources.credits.priceOf('getATHATL', subjectOf({ symbol: coin }))
  }

  async loadAth(coin: string): Promise<void> {
    const { calls, serviceFigures, saveAnswer } = this.#sources
    const outcome = await calls.call('getATHATL', { symbol: coin }, 'alerts')
    saveAnswer(outcome, { symbol: coin })
    const { fault, receivedAt } = outcome
    if (fault) throw new FaultError(fault)
    const isInResponse = serviceFigures.ath(coin)?.at === receivedAt
    if (!isInResponse) throw new FaultError(inputFault({ code: 'ath-missing', coin }))
  }

  storedBreadth(): StoredBreadth | null {
    return this.#breadth
  }

  knownBreadth(): BreadthKnown {
    const { values = {}, at = null } = this.#breadth ?? {}
    return { values, at, loadPrice: this.breadthPrice() }
  }

  async loadBreadth(): Promise<void> {
    const { fault, answer } = await this.requestBreadth('person')
    if (fault) throw new FaultError(fault)
    if (answer?.kind !== 'breadth') throw new FaultError(inputFault('breadth-missing'))
  }

  breadthPrice(): PriceTag {
    return this.#sources.credits.priceOf('getMarketBreadth', subjectOf(this.#params()))
  }

  async requestBreadth(initiator: Initiator): Promise<Outcome> {
    const { coinCalls, coins } = this.#sources
    const { outcome } = await coinCalls.ask({
      operation: 'getMarketBreadth',
      coins: coins(),
      initiator,
      feature: 'alerts',
      about: 'together'
    })
    this.#sources.saveAnswer(outcome, this.#params())
    if (outcome.answer?.kind === 'breadth') {
      this.#breadth = { at: outcome.receivedAt, values: outcome.answer.data.values }
      this.#sources.factStore.writeOrQueue(breadthFact, this.#breadth)
    }
    return outcome
  }

  #params(): Record<string, string> {
    const { coinCalls, coins } = this.#sources
    return { symbol: coinCalls.symbol('getMarketBreadth', coins()) }
  }
}
