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

/** How long rows must be in view before they are reported as visible. */
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
    // Also changes when the Explorer loads the coin list or the service changes.
    this.coinList.follow(subscribe, 'coinListChanged', () => client.coinList())
    // Reports the visible rows again when the service changes, because the main process forgets them.
    subscribe('connectionChanged', () => {
      if (this.#rows.length > 0) this.showRows(this.#rows)
    })
  }

  quote(coin: string): BoardQuote | undefined {
    return this.#quotes.get(coin)
  }

  /** Other coins with the same symbol. Undefined if none are known. */
  twins(coin: string): CoinTwins | undefined {
    const symbol = bareSymbol(coin)
    return this.board.value?.twins?.find(twins => twins.symbol === symbol)
  }

  /** The name or ID that distinguishes this coin from others with the same symbol. */
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

  /** Makes no call. */
  choose(coin: string, identity: CoinIdentity): Promise<boolean> {
    return this.board.act(() => this.#client.chooseCoin({ coin, identity }))
  }

  /** Makes no call. */
  follow(from: string, to: string): Promise<boolean> {
    return this.board.act(() => this.#client.followCoin({ from, to }))
  }

  /** Makes a paid call for quotes. The price is `price` of the board. */
  refresh(): Promise<boolean> {
    return this.board.act(() => this.#client.refresh())
  }

  /** Makes a paid call for new coins that the user has to confirm. The price is in `waiting` of the board. */
  loadNewCoins(): Promise<boolean> {
    return this.board.act(() => this.#client.loadNewCoins())
  }

  /** What it costs to load quotes of new coins immediately. Resolves with null if unknown. Makes no call. */
  async quotePrices(each: readonly string[], together: readonly string[]): Promise<QuotePrices | null> {
    const reply = await this.#client.quotePrices({ each: [...each], together: [...together] })
    return reply.ok ? reply.answer : null
  }

  /** Searches the coin list, best matches first. Empty if the list isn't loaded. Makes no call. */
  async search(text: string, limit = 50): Promise<readonly CoinName[]> {
    const reply = await this.#client.searchCoins({ text, limit })
    return reply.ok ? reply.answer : []
  }

  /** Reports the visible rows to the main process after a delay, because they change with every scroll. */
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

  /**
   * The first day for which the service has data on a coin. Null if the coin isn't in the coin list. Makes no
   * call.
   */
  async historySince(coin: string): Promise<number | null> {
    const reply = await this.#client.historySince({ coin })
    return reply.ok ? reply.answer : null
  }

  /** Loads the coin list with a paid call. The price is `coinList.value.price`. */
  loadCoinList(): Promise<boolean> {
    return this.coinList.act(() => this.#client.loadCoinList())
  }
}
