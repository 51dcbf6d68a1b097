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

/** Rows in view for less than this aren't reported as visible, ms. */
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
    // The coin list also changes after a load in the Explorer, or when another service is chosen.
    this.coinList.follow(subscribe, 'coinListChanged', () => client.coinList())
    // After a change of service, the main process must be told again which rows are visible.
    subscribe('connectionChanged', () => {
      if (this.#rows.length > 0) this.showRows(this.#rows)
    })
  }

  quote(coin: string): BoardQuote | undefined {
    return this.#quotes.get(coin)
  }

  /** Coins that share this coin's symbol. Undefined if none are known. */
  twins(coin: string): CoinTwins | undefined {
    const symbol = bareSymbol(coin)
    return this.board.value?.twins?.find(twins => twins.symbol === symbol)
  }

  /** What distinguishes this coin from others with its symbol. */
  meant(coin: string): KnownCoin {
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

  /** Makes no call. */
  choose(coin: string, identity: CoinIdentity): Promise<boolean> {
    return this.board.act(() => this.#client.chooseCoin({ coin, identity }))
  }

  /** Makes no call. */
  follow(from: string, to: string): Promise<boolean> {
    return this.board.act(() => this.#client.followCoin({ from, to }))
  }

  /** Makes a paid call. Costs the board's `price`. */
  refresh(): Promise<boolean> {
    return this.board.act(() => this.#client.refresh())
  }

  /** Makes a paid call for coins that wait for approval. Costs the price in the board's `waiting`. */
  loadNewCoins(): Promise<boolean> {
    return this.board.act(() => this.#client.loadNewCoins())
  }

  /** Cost of loading quotes of new coins right away. Null if unknown. Makes no call. */
  async quotePrices(each: readonly string[], together: readonly string[]): Promise<QuotePrices | null> {
    const reply = await this.#client.quotePrices({ each: [...each], together: [...together] })
    return reply.ok ? reply.answer : null
  }

  /** Best matches first. Empty if the coin list isn't loaded. Makes no call. */
  async search(text: string, limit = 50): Promise<readonly CoinName[]> {
    const reply = await this.#client.searchCoins({ text, limit })
    return reply.ok ? reply.answer : []
  }

  /**
   * Tells the main process which rows are visible, after a moment, because this changes with every scroll.
   */
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

  /** First day of the service's history for a coin, null if the list doesn't include one. Makes no call. */
  async historySince(coin: string): Promise<number | null> {
    const reply = await this.#client.historySince({ coin })
    return reply.ok ? reply.answer : null
  }

  /** Makes a paid call. Costs `coinList.value.price`. */
  loadCoinList(): Promise<boolean> {
    return this.coinList.act(() => this.#client.loadCoinList())
  }
}
