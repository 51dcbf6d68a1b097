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
import type { Hear } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'
import { indexQuotes } from './quote-index'

/** Of what is scrolled past in less, nobody reads a price. */
const tellAfterMs = 800

/** The watched coins' quotes, and the list of coins there are. */
export class BoardState {
  readonly board = new Mirrored<Board>()
  readonly coinList = new Mirrored<CoinListState>()
  readonly #client: Client['market']
  #rows: readonly string[] = []
  #isTelling = false
  readonly #quotes = $derived(indexQuotes(this.board.value?.quotes ?? []))

  constructor(client: Client['market'], hear: Hear) {
    this.#client = client
    this.board.follow(hear, 'boardChanged', () => client.board())
    // It comes by itself, too, from the explorer, and with another service.
    this.coinList.follow(hear, 'coinListChanged', () => client.coinList())
    // Another service does not know yet what is on screen.
    hear('connectionChanged', () => {
      if (this.#rows.length > 0) this.showRows(this.#rows)
    })
  }

  quote(coin: string): BoardQuote | undefined {
    return this.#quotes.get(coin)
  }

  /** Coins that share a coin's symbol; undefined where none are known. */
  twins(coin: string): CoinTwins | undefined {
    const symbol = bareSymbol(coin)
    return this.board.value?.twins?.find(twins => twins.symbol === symbol)
  }

  /** What is known of the coin that a symbol means, for rows of several coins. */
  meant(coin: string): KnownCoin {
    const { shown = null, others = [] } = this.twins(coin) ?? {}
    const { price = null, exchange = null, currency = null, doubt } = this.quote(coin) ?? {}
    return {
      ...{ identity: shown, others: shown === null ? [] : others, exchange, currency },
      price: doubt === undefined || doubt === 'unread' ? price : null
    }
  }

  /** Shows another coin under a symbol that several have. No call. */
  choose(coin: string, identity: CoinIdentity): Promise<boolean> {
    return this.board.act(() => this.#client.chooseCoin({ coin, identity }))
  }

  /** Goes on with a coin under its new symbol. No call. */
  follow(from: string, to: string): Promise<boolean> {
    return this.board.act(() => this.#client.followCoin({ from, to }))
  }

  /** Asks the service for all watched coins now. Costs what the board's `price` says. */
  refresh(): Promise<boolean> {
    return this.board.act(() => this.#client.refresh())
  }

  /** Asks about the coins that wait for a person. Costs what the board's `waiting` says. */
  loadNewCoins(): Promise<boolean> {
    return this.board.act(() => this.#client.loadNewCoins())
  }

  /** What adding coins costs at once; null where it can't be told. No call. */
  async quotePrices(each: readonly string[], together: readonly string[]): Promise<QuotePrices | null> {
    const reply = await this.#client.quotePrices({ each: [...each], together: [...together] })
    return reply.ok ? reply.answer : null
  }

  /** Coins whose symbol or name matches, best first; empty when the list is not loaded. No call. */
  async search(text: string, limit = 50): Promise<readonly CoinName[]> {
    const reply = await this.#client.searchCoins({ text, limit })
    return reply.ok ? reply.answer : []
  }

  /** Tells which rows are in view; a moment later, as it changes with every scroll. No call. */
  showRows(coins: readonly string[]): void {
    this.#rows = coins
    if (this.#isTelling) return
    this.#isTelling = true
    setTimeout(() => {
      this.#isTelling = false
      void this.#client.showRows({ coins: [...this.#rows] })
    }, tellAfterMs)
  }

  /** Those of some coins that the loaded list does not hold. No call. */
  async unlisted(coins: readonly string[]): Promise<readonly string[]> {
    const reply = await this.#client.unlistedCoins({ coins: [...coins] })
    return reply.ok ? reply.answer : []
  }

  /** The day the service's history of a coin begins; null where its list does not say. No call. */
  async historySince(coin: string): Promise<number | null> {
    const reply = await this.#client.historySince({ coin })
    return reply.ok ? reply.answer : null
  }

  /** Fetches the coin list. Costs what `coinList.value.price` says. */
  loadCoinList(): Promise<boolean> {
    return this.coinList.act(() => this.#client.loadCoinList())
  }
}
