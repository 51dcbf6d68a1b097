import type { TierChoice, TierName } from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import type { CreditService } from '../credits/credit-service'
import { subjectOf } from '../credits/subject'
import type { AskableNeed, NeedSource } from '../watching/schedule/need-sources'
import type { Divided, CoinPart } from '../watching/schedule/parts'
import type { Clock } from '../platform/time/clock'
import type { BoardService } from './board-service'
import { quotesKey } from './quote-needs'
import { quotesOperation } from '../../src-shared/quotes-operation'
import type { CoinsInView } from './coins-in-view'
import { moveIn, typicalMove, usualMove } from './usual-move'

export interface QuoteTierSources {
  readonly board: BoardService
  readonly credits: CreditService
  readonly coinsInView: CoinsInView
  readonly clock: Clock
  /** The distance of each coin's price from its nearest alert level, in percent. */
  readonly alertDistances: () => ReadonlyMap<string, number>
  readonly chosen: () => TierChoice
}

/**
 * A coin is near an alert level if its price may reach the level within this time. Coins out of view are refreshed
 * about this often.
 */
const nearForMs = 6 * 3_600_000
/**
 * How valuable a fresh quote is for a coin with a typical price move. Late alerts are worst. Late prices of
 * coins out of view hardly matter.
 */
const worths: Readonly<Record<TierName, number>> = { chart: 12, alerts: 40, view: 2, rest: 0.2 }
const tierOrder = Object.keys(worths) as readonly TierName[]

/** If the service charges per coin, coins in view or near an alert level refresh more often. */
export class QuoteTiers implements NeedSource {
  readonly #sources: QuoteTierSources

  constructor(sources: QuoteTierSources) {
    this.#sources = sources
  }

  needs(): readonly AskableNeed[] {
    return this.#sources.board.needs().map(need => {
      const divided = need.key === quotesKey ? this.divided() : null
      return divided ? { ...need, divided } : need
    })
  }

  /** The coins by tier. Null if a call costs the same for any number of coins or its price is unknown. */
  divided(): Divided | null {
    const { board, credits, chosen, alertDistances, clock } = this.#sources
    const coins = board.coinsToRefresh()
    const prices = credits.coinPrices(quotesOperation, coins)
    if (!prices) return null
    const distances = alertDistances()
    const now = clock.now()
    const parts = coins.map((coin, place) =>
      this.#part(coin, place, prices.get(coin) ?? 0, distances.get(coin) ?? Infinity, now)
    )
    return {
      parts: parts.toSorted((a, b) => tierOrder.indexOf(a.tier) - tierOrder.indexOf(b.tier)),
      chosen: chosen(),
      reserveOf: some => credits.priceOf(quotesOperation, subjectOf({ symbol: some.join(' ') })).reserve
    }
  }

  #part(coin: string, place: number, credits: number, distance: number, now: EpochMs): CoinPart {
    const { board, coinsInView } = this.#sources
    const answeredAt = board.answeredAt(coin)
    const move = usualMove(board.spark(coin))
    // The price may have moved closer to the alert level since the last quote.
    const isNear =
      distance <= moveIn(move, nearForMs + (answeredAt === null ? 0 : Math.max(0, now - answeredAt)))
    const tier = coinsInView.isOnChart(coin)
      ? 'chart'
      : isNear
        ? 'alerts'
        : coinsInView.isInView(coin, place)
          ? 'view'
          : 'rest'
    // The division into tiers requires prices above 0.
    return {
      coin,
      tier,
      answeredAt,
      credits: Math.max(credits, 0.01),
      worth: (worths[tier] * move) / typicalMove
    }
  }
}
