import type {
  Board,
  BoardQuote,
  Client,
  CoinIdentity,
  CoinListState,
  CoinName,
  CoinTwins,
  QuotePrices
} from '@contract'
import { bareSymbol } from '../../src-shared/figures/coin-named'
import type { KnownCoin } from '../../src-shared/figures/coin-twins'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { indexQuotes } from './quote-index'

/** How long after a change the visible rows are reported, so that rows that only scroll by aren't. */
const tellAfterMs = 800

export class BoardState {
  readonly board = new Mirrored<Board>()
  readonly coinList = new Mirrored<CoinListState>()
  readonly #client: Client['market']
  #rows: readonly string[] = []
  #isTelling = false
  readonly #quotes = $derived(indexQuotes(this.board.value?.quotes ?? []))

  constructor(client: Client['market'], subscribe: Subscribe) {
    this.#client = client
    this.board.follow(subscribe, 'boardChanged', () => client.board())
    // The list also changes when the Explorer loads it, or when the user switches to another service.
    this.coinList.follow(subscribe, 'coinListChanged', () => client.coinList())
    // The main process forgets the visible rows when the service changes.
    subscribe('connectionChanged', () => {
      if (this.#rows.length > 0) this.showRows(this.#rows)
    })
  }

  quote(coin: string): BoardQuote | undefined {
    return this.#quotes.get(coin)
  }

  twins(coin: string): CoinTwins | undefined {
    const symbol = bareSymbol(coin)
    return this.board.value?.twins?.find(twins => twins.symbol === symbol)
  }

  knownCoin(coin: string): KnownCoin {
    const { shown = null, others = [] } = this.twins(coin) ?? {}
    const { price = null, exchange = null, currency = null, doubt } = this.quote(coin) ?? {}
    return {
      identity: shown,
      others: shown === null ? [] : others,
      exchange,
      currency,
      price: doubt === undefined || doubt === 'unread' ? price : null
    }
  }

  choose(coin: string, identity: CoinIdentity): Promise<boolean> {
    return this.board.act(() => this.#client.chooseCoin({ coin, identity }))
  }

  follow(from: string, to: string): Promise<boolean> {
    return this.board.act(() => this.#client.followCoin({ from, to }))
  }

  /** Makes a paid call at the `price` of the board. */
  refresh(): Promise<boolean> {
    return this.board.act(() => this.#client.refresh())
  }

  /** Makes a paid call for new coins that the user has to confirm, at the price in `waiting`. */
  loadNewCoins(): Promise<boolean> {
    return this.board.act(() => this.#client.loadNewCoins())
  }

  /** Null if the cost is unknown. */
  async quotePrices(each: readonly string[], together: readonly string[]): Promise<QuotePrices | null> {
    const reply = await this.#client.quotePrices({ each: [...each], together: [...together] })
    return reply.ok ? reply.answer : null
  }

  /** Empty if the coin list isn't loaded. The best matches come first. */
  async search(text: string, limit = 50): Promise<readonly CoinName[]> {
    const reply = await this.#client.searchCoins({ text, limit })
    return reply.ok ? reply.answer : []
  }

  /** The report is delayed, because the visible rows change with every scroll. */
  showRows(coins: readonly string[]): void {
    this.#rows = coins
    if (this.#isTelling) return
    this.#isTelling = true
    setTimeout(() => {
      this.#isTelling = false
      void this.#client.showRows({ coins: [...this.#rows] })
    }, tellAfterMs)
  }

  async unlisted(coins: readonly string[]): Promise<readonly string[]> {
    const reply = await this.#client.unlistedCoins({ coins: [...coins] })
    return reply.ok ? reply.answer : []
  }

  /** The first day for which the service has data. Null if the coin isn't listed. */
  async historySince(coin: string): Promise<number | null> {
    const reply = await this.#client.historySince({ coin })
    return reply.ok ? reply.answer : null
  }

  /** Makes a paid call at the price `coinList.value.price`. */
  loadCoinList(): Promise<boolean> {
    return this.coinList.act(() => this.#client.loadCoinList())
  }
}
