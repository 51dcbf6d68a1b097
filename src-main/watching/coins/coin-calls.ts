import type { EpochMs, Feature } from '../../../src-shared/contract/values'
import type { Initiator } from '../../credits/booked-call'
import type { PaidCalls } from '../../credits/paid-calls'
import { Emitter } from '../../platform/events/emitter'
import type { Outcome } from '../../service/api/outcome'
import type { Clock } from '../../platform/time/clock'
import { isCoinRefusal, namedCoins } from './coin-refusal'
import { findRefusedCoins, type AnsweredCoins } from './find-refused-coins'
import { merged } from './merged'
import type { RefusedCoins } from './refused-coins'

export interface CoinCall {
  readonly operation: string
  readonly coins: readonly string[]
  readonly feature: Feature
  readonly initiator: Initiator
  /**
   * `each` means that the response has rows for each coin, so coins can be split over several calls.
   * `together` means that it's about all coins, such as market breadth, so splitting would cost more and
   * change the result.
   */
  readonly about: 'each' | 'together'
}

export interface CoinCallResult {
  readonly outcome: Outcome
  readonly answered: { readonly coins: readonly string[]; readonly outcome: Outcome } | null
}

interface Found {
  readonly parts: readonly AnsweredCoins[]
  readonly outcome: Outcome
}

export interface CoinCallSources {
  readonly calls: PaidCalls
  readonly refused: RefusedCoins
  readonly clock: Clock
}

/** How long to wait with the next search after one that found no refused coin. */
const restMs = 15 * 60_000
/** If the service has answered within this time, it's assumed to work. */
const lately = 2 * 60_000
/**
 * The most attempts for a call that is about all coins together. Each attempt leaves out the coins that the
 * service named in its last message.
 */
const mostTries = 5

/** If the service refuses some of a call's coins, the others are loaded without them. */
export class CoinCalls {
  readonly settled = new Emitter<Outcome>()
  readonly #sources: CoinCallSources
  readonly #answered = new Map<string, { readonly coins: Set<string>; at: EpochMs }>()
  /**
   * Coins that were refused when requested alone. They aren't necessarily the reason, but they're suspected
   * first if a list is refused.
   */
  readonly #refusedAlone = new Set<string>()
  readonly #restsUntil = new Map<string, EpochMs>()

  constructor(sources: CoinCallSources) {
    this.#sources = sources
  }

  open(operation: string, coins: readonly string[]): readonly string[] {
    return coins.filter(coin => this.#sources.refused.refusal(operation, coin) === null)
  }

  nextRetryAt(operation: string, coins: readonly string[]): EpochMs | null {
    const moments = coins.flatMap(coin => this.#sources.refused.refusal(operation, coin)?.retryAt ?? [])
    return moments.length === 0 ? null : Math.min(...moments)
  }

  /** Leaves out refused coins, unless all of them are refused. */
  symbol(operation: string, coins: readonly string[]): string {
    const open = this.open(operation, coins)
    return (open.length > 0 ? open : coins).join(' ')
  }

  async ask(question: CoinCall): Promise<CoinCallResult> {
    const { operation, coins } = question
    const { refused } = this.#sources
    const open = this.open(operation, coins)
    const due = coins.filter(coin => refused.isDue(operation, coin))
    const [again] = due
    if (again === undefined) return this.#askAll(question, open.length > 0 ? open : coins)
    if (open.length === 0) return this.#askAll(question, due)
    if (question.about === 'together') return this.#askAll(question, [...open, ...due])
    // Retries one refused coin before the others, so that the last call gets a response. More than one would
    // cause a burst of calls.
    const retried = await this.#call(question, [again])
    if (isCoinRefusal(retried))
      refused.setAside(operation, [{ coin: again, said: retried.fault?.said ?? null }])
    else if (retried.fault === null) refused.accept(operation, [again])
    else return { outcome: retried, answered: null }
    return this.#askAll(question, open, retried.fault === null ? [{ coins: [again], outcome: retried }] : [])
  }

  async #askAll(
    question: CoinCall,
    coins: readonly string[],
    before: readonly AnsweredCoins[] = []
  ): Promise<CoinCallResult> {
    const first = await this.#call(question, coins)
    if (first.fault === null) {
      this.#restsUntil.delete(question.operation)
      this.#sources.refused.accept(question.operation, coins)
      return resultOf([...before, { coins, outcome: first }], first)
    }
    if (!isCoinRefusal(first)) return resultOf(before, first)
    if (coins.length === 1) {
      this.#judgeAlone(question.operation, coins, first)
      return resultOf(before, first)
    }
    const found =
      question.about === 'each'
        ? await this.#search(question, coins, first)
        : await this.#without(question, coins, first)
    const result = resultOf([...before, ...found.parts], found.outcome)
    this.settled.emit(result.outcome)
    return result
  }

  async #search(question: CoinCall, coins: readonly string[], refusal: Outcome): Promise<Found> {
    const { operation } = question
    const { clock, refused } = this.#sources
    const restsUntil = this.#restsUntil.get(operation) ?? 0
    const rests = clock.now() < restsUntil && restsUntil - clock.now() <= restMs
    if (rests && namedCoins(refusal, coins).length === 0) return { parts: [], outcome: refusal }
    const found = await findRefusedCoins(coins, refusal, {
      ask: some => this.#call(question, some),
      trusted: this.#answered.get(operation)?.coins ?? new Set(),
      suspects: new Set(coins.filter(coin => refused.isSuspect(coin) || this.#refusedAlone.has(coin)))
    })
    refused.setAside(operation, found.refused)
    if (found.refused.length === 0 && found.stopped === null)
      this.#restsUntil.set(operation, clock.now() + restMs)
    return { parts: found.parts, outcome: found.stopped ?? merged(found.parts) ?? refusal }
  }

  /**
   * Decides whether a coin that was refused alone is the reason. It is if the service names it or has just
   * returned other coins. Otherwise, the next call for several coins decides.
   */
  #judgeAlone(operation: string, coins: readonly string[], refusal: Outcome): void {
    const isNamed = namedCoins(refusal, coins).length > 0
    const others = this.#answered.get(operation)
    const age = this.#sources.clock.now() - (others?.at ?? 0)
    for (const coin of coins) {
      if (isNamed || (age >= 0 && age <= lately && others?.coins.has(coin) === false))
        this.#sources.refused.setAside(operation, [{ coin, said: refusal.fault?.said ?? null }])
      else this.#refusedAlone.add(coin)
    }
  }

  async #without(question: CoinCall, coins: readonly string[], refusal: Outcome): Promise<Found> {
    const { operation } = question
    const { refused } = this.#sources
    let [left, last] = [coins, refusal]
    for (let tries = 0; tries < mostTries; tries++) {
      const named = namedCoins(last, left)
      const gone =
        named.length > 0 && named.length < left.length ? named : left.filter(coin => refused.isSuspect(coin))
      if (gone.length === 0 || gone.length === left.length) break
      const rest = left.filter(coin => !gone.includes(coin))
      const outcome = await this.#call(question, rest)
      if (outcome.fault === null) {
        const out = coins.filter(coin => !rest.includes(coin))
        refused.setAside(
          operation,
          out.map(coin => ({ coin, said: last.fault?.said ?? null }))
        )
        return { parts: [{ coins: rest, outcome }], outcome }
      }
      if (!isCoinRefusal(outcome)) return { parts: [], outcome }
      left = rest
      last = outcome
    }
    return { parts: [], outcome: refusal }
  }

  async #call({ operation, feature, initiator }: CoinCall, coins: readonly string[]): Promise<Outcome> {
    const outcome = await this.#sources.calls.call(operation, { symbol: coins.join(' ') }, feature, initiator)
    if (outcome.fault === null) {
      const answered = this.#answered.get(operation) ?? { coins: new Set(), at: 0 }
      answered.at = this.#sources.clock.now()
      for (const coin of coins) {
        answered.coins.add(coin)
        this.#refusedAlone.delete(coin)
      }
      this.#answered.set(operation, answered)
    }
    return outcome
  }
}

function resultOf(parts: readonly AnsweredCoins[], outcome: Outcome): CoinCallResult {
  const all = merged(parts)
  if (!all) return { outcome, answered: null }
  const answered = { coins: parts.flatMap(({ coins }) => coins), outcome: all }
  return { outcome: outcome.fault === null ? all : outcome, answered }
}
