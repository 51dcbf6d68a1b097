import type { Outcome } from '../../service/api/outcome'
import { isCoinRefusal, namedCoins } from './coin-refusal'

export interface AnsweredCoins {
  readonly coins: readonly string[]
  readonly outcome: Outcome
}

export interface RefusedCoin {
  readonly coin: string
  /** The message names the coin, or is about the smallest refused list with it. */
  readonly said: string | null
}

export interface RefusedCoinSearchResult {
  /** No coin is in more than one part. */
  readonly parts: readonly AnsweredCoins[]
  /** Empty if every coin was refused, because there must be another reason then. */
  readonly refused: readonly RefusedCoin[]
  /** A failure that ended the search early, because it has nothing to do with coins. */
  readonly stopped: Outcome | null
}

export interface RefusedCoinSearchOptions {
  readonly ask: (coins: readonly string[]) => Promise<Outcome>
  /**
   * Coins that the service has returned before. They are requested first, because if they are refused, there
   * must be another reason.
   */
  readonly trusted: ReadonlySet<string>
  /** Coins that other operations refuse or leave out. They are suspected if the message names no coin. */
  readonly suspects: ReadonlySet<string>
}

/**
 * A list with at least one refused coin. `by` is the refusal of the smallest list around it that was
 * requested, and `of` is the size of that list.
 */
interface Piece {
  readonly coins: readonly string[]
  readonly by: Outcome
  readonly of: number
}

/** If this many coins are refused alone and none is returned, the refusals must have another reason. */
const mostAlone = 32
const mostTrustedAlone = 2

/** Loads accepted coins only once. Takes at most 2k·log2(n) more calls for k refused coins of n. */
export function findRefusedCoins(
  coins: readonly string[],
  refusal: Outcome,
  options: RefusedCoinSearchOptions
): Promise<RefusedCoinSearchResult> {
  return new RefusedCoinSearch(coins, refusal, options).run()
}

class RefusedCoinSearch {
  readonly #coins: readonly string[]
  readonly #refusal: Outcome
  readonly #options: RefusedCoinSearchOptions
  readonly #parts: AnsweredCoins[] = []
  readonly #known: Piece[] = []
  readonly #single: Piece[] = []
  #unknown: readonly string[] = []
  #trustsWords = true
  #stopped: Outcome | null = null

  constructor(coins: readonly string[], refusal: Outcome, options: RefusedCoinSearchOptions) {
    const rank = (coin: string): number => Number(options.trusted.has(coin))
    this.#coins = [...coins].sort((a, b) => rank(b) - rank(a))
    this.#refusal = refusal
    this.#options = options
    this.#known.push({ coins: this.#coins, by: refusal, of: coins.length })
  }

  async run(): Promise<RefusedCoinSearchResult> {
    let goesOn = true
    while (goesOn && this.#stopped === null) {
      const piece = this.#known.pop()
      if (piece?.coins.length === 1) this.#single.push(piece)
      else if (piece) await this.#split(piece)
      else goesOn = this.#unknown.length > 0 && (await this.#askUnknown())
    }
    const refused: RefusedCoin[] = []
    for (const piece of this.#single) refused.push(...(await this.#proven(piece)))
    return { parts: this.#parts, refused, stopped: this.#stopped }
  }

  async #refusalOf(coins: readonly string[]): Promise<Outcome | null> {
    const outcome = await this.#options.ask(coins)
    if (outcome.fault === null) this.#parts.push({ coins, outcome })
    else if (isCoinRefusal(outcome)) return outcome
    else this.#stopped = outcome
    return null
  }

  async #split(piece: Piece): Promise<void> {
    const pointed = this.#pointedAt(piece)
    const half = piece.coins.slice(0, Math.ceil(piece.coins.length / 2))
    const first = pointed.length > 0 ? piece.coins.filter(coin => !pointed.includes(coin)) : half
    const second = piece.coins.filter(coin => !first.includes(coin))
    const refusal = await this.#refusalOf(first)
    if (this.#stopped) return
    if (!refusal) {
      this.#known.push({ ...piece, coins: second })
      return
    }
    if (pointed.length === 0) this.#unknown = [...this.#unknown, ...second]
    else {
      // The list was also refused without the suspected coins. Either several coins are refused or the
      // message was misleading. Requesting the suspected ones shows which.
      const doubted = await this.#refusalOf(second)
      if (this.#stopped) return
      if (doubted) this.#known.push({ coins: second, by: doubted, of: second.length })
      else this.#trustsWords = false
    }
    this.#known.push({ coins: first, by: refusal, of: first.length })
  }

  #pointedAt({ coins, by }: Piece): readonly string[] {
    const isPart = (some: readonly string[]): boolean => some.length > 0 && some.length < coins.length
    const named = this.#trustsWords ? namedCoins(by, coins) : []
    if (isPart(named)) return named
    const suspected = by === this.#refusal ? coins.filter(coin => this.#options.suspects.has(coin)) : []
    return isPart(suspected) ? suspected : []
  }

  /** Requests the coins that still have to be tested. */
  async #askUnknown(): Promise<boolean> {
    const coins = this.#unknown
    this.#unknown = []
    const refusal = await this.#refusalOf(coins)
    if (!refusal) return true
    const piece = { coins, by: refusal, of: coins.length }
    if (this.#parts.length === 0 && coins.length > 1) return this.#tryAlone(piece)
    this.#known.push(piece)
    return true
  }

  async #tryAlone(piece: Piece): Promise<boolean> {
    const { trusted } = this.#options
    let left = piece.coins
    let trustedRefused = 0
    while (
      left.length > 0 &&
      trustedRefused < mostTrustedAlone &&
      piece.coins.length - left.length < mostAlone
    ) {
      const coin = left.find(one => trusted.has(one)) ?? left.at(-1) ?? ''
      left = left.filter(one => one !== coin)
      const refusal = await this.#refusalOf([coin])
      if (this.#stopped) return false
      if (!refusal) {
        const isFirst = left.length === piece.coins.length - 1
        if (isFirst) this.#known.push({ ...piece, coins: left })
        else this.#unknown = left
        return true
      }
      this.#single.push({ coins: [coin], by: refusal, of: 1 })
      if (trusted.has(coin)) trustedRefused++
    }
    return false
  }

  /**
   * A list may also be refused because it's too long. A coin that was only requested in a long list is
   * therefore requested again alone, unless the service named it.
   */
  async #proven({ coins: [coin = ''], by, of }: Piece): Promise<readonly RefusedCoin[]> {
    const largest = Math.max(0, ...this.#parts.map(part => part.coins.length))
    const named = namedCoins(by, this.#coins)
    const isNamed = named.length === 1 && named[0] === coin
    const isPlain = of <= 2 || of <= largest || isNamed
    if (!isPlain && this.#stopped) return []
    const refusal = isPlain ? by : await this.#refusalOf([coin])
    const isProven = this.#parts.length > 0 || (of === 1 && isNamed)
    return refusal && isProven ? [{ coin, said: refusal.fault?.said ?? null }] : []
  }
}
