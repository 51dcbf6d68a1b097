import { z } from 'zod'
import type { Answer } from '../../../src-shared/contract/answer'
import {
  changeDays,
  type CoinServiceFigures,
  type ServiceFigure
} from '../../../src-shared/contract/market-figures'
import type { EpochMs } from '../../../src-shared/contract/values'
import { rowsOfTwin } from '../../../src-shared/figures/coin-named'
import type { TwinRow } from '../../../src-shared/figures/coin-twins'
import { day } from '../../../src-shared/time'
import { Emitter } from '../../platform/events/emitter'
import { fact, factOf, type Fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'
import { coinsIn } from '../../service/api/answers/call-request'
import type { CoinIdentities } from '../../watching/coins/coin-identities'
import type { ExplorerService } from '../explorer/explorer-service'

/** Values stored by older versions have no time. */
const athFact = fact('ath', z.object({ price: z.number(), at: z.number().optional() }))
const performanceFact = fact(
  'performance',
  z.object({ at: z.number(), percents: z.record(z.string(), z.number()) })
)

export interface CoinResponse {
  readonly operation: string
  readonly coins: readonly string[]
  readonly answer: Answer | null
  readonly at: EpochMs
}

interface Performance {
  readonly at: EpochMs
  /** Changes in percent, by number of days. */
  readonly percents: Readonly<Record<string, number>>
}

/** Every paid response is used, so that no view has to pay for the figures again. */
export class CollectedFigures {
  readonly changed = new Emitter<readonly string[]>()
  readonly #facts: FactStore
  readonly #identities: Pick<CoinIdentities, 'known'>

  constructor(facts: FactStore, identities: Pick<CoinIdentities, 'known'>) {
    this.#facts = facts
    this.#identities = identities
  }

  ath(coin: string): ServiceFigure | null {
    const stored = this.#facts.read(factOf(athFact, coin))
    return stored && { value: stored.price, at: stored.at ?? null }
  }

  performance(coin: string): Performance | null {
    return this.#facts.read(factOf(performanceFact, coin))
  }

  learn({ operation, coins, answer, at }: CoinResponse): void {
    const rowsOf = <Row extends TwinRow>(rows: readonly Row[], coin: string): readonly Row[] =>
      rowsOfTwin(coins.length === 1 ? rows : rows.filter(isNamed), coin, this.#identities.known(coin))
    if (operation === 'getATHATL' && answer?.kind === 'athAtl')
      for (const coin of coins) {
        const price = isDoubted(answer, 'ath') ? null : (rowsOf(answer.data, coin)[0]?.ath ?? null)
        this.#keep(athFact, coin, price !== null && price > 0 ? { price, at } : null, at)
      }
    else if (operation === 'getPerformance' && answer?.kind === 'windows')
      for (const coin of coins) {
        const rows = isDoubted(answer, 'percent') ? [] : rowsOf(answer.data, coin)
        const percents = rows.flatMap(({ days, percent }) =>
          days === null || percent === null ? [] : [[String(days), percent]]
        )
        const known = percents.length === 0 ? null : { at, percents: Object.fromEntries(percents) }
        this.#keep(performanceFact, coin, known, at)
      }
    else return
    this.changed.emit(coins)
  }

  /** Interprets the stored responses again after the user changed a field mapping. Makes no call. */
  async readAgain(answers: Pick<ExplorerService, 'history' | 'readSaved'>): Promise<void> {
    for (const { operation, params, at } of answers.history()) {
      if (operation !== 'getATHATL' && operation !== 'getPerformance') continue
      const saved = await answers.readSaved({ operation, params })
      this.learn({ operation, coins: coinsIn(params['symbol']), answer: saved?.answer ?? null, at })
    }
  }

  /** Must be called when the user picks a different coin with the same symbol. */
  forget(coin: string): void {
    for (const one of [athFact, performanceFact]) this.#facts.writeOrQueue(factOf<unknown>(one, coin), null)
    this.changed.emit([coin])
  }

  /**
   * Keeps the stored figure if a newer response lacks it. Removes it if the same response, interpreted again, no longer
   * has it.
   */
  #keep<Value extends { readonly at?: EpochMs | undefined }>(
    one: Fact<Value>,
    coin: string,
    value: Value | null,
    at: EpochMs
  ): void {
    const named = factOf(one, coin)
    const known = this.#facts.read(named)?.at ?? -Infinity
    if (value !== null ? known <= at : known === at) this.#facts.writeOrQueue(named, value)
  }
}

export function coinServiceFigures(
  coin: string,
  figures: Pick<CollectedFigures, 'ath' | 'performance'>,
  now: EpochMs
): CoinServiceFigures | null {
  const { at, percents } = figures.performance(coin) ?? { at: -Infinity, percents: {} }
  const changes = now - at > day ? [] : changeDays.filter(days => percents[days] !== undefined)
  const ath = figures.ath(coin)
  if (ath === null && changes.length === 0) return null
  return {
    coin,
    ath,
    changes: Object.fromEntries(changes.map(days => [days, { value: percents[days], at }]))
  }
}

const isNamed = ({ symbol }: TwinRow): boolean => (symbol ?? null) !== null

const isDoubted = ({ reading }: Answer, field: string): boolean =>
  reading?.doubts.some(({ fields }) => fields.includes(field)) ?? false
