import type { BoardQuote, Client, DisplayCurrency } from '@contract'
import type { Subscribe } from '../bridge/client'
import { listMoney, moneyOf, type ListMoney, type Money } from '../../src-shared/format/unit'
import { Mirrored } from './mirrored.svelte'

export interface ShownPrice {
  readonly price: number
  readonly money: Money
  /** Whether the price was converted from the service's currency to the chosen one. */
  readonly isConverted: boolean
}

/**
 * The rate for a chosen currency: how much of it one unit of the service's prices is worth, and which currency those
 * prices have, if known.
 */
interface OwnRate {
  readonly currency: string
  readonly rate: number
  readonly at: number
  readonly unit: string | null
}

/**
 * A coin's price with its currency. `currency` is the one in the response. Leave it out if the price is the board's.
 * If there is no price (null), the coin has no currency either.
 */
export interface PricedCoin {
  readonly coin: string
  readonly price?: number | null
  readonly currency?: string | null
}

/** The currency that prices are shown in, and the conversion to it. */
export class DisplayCurrencyState {
  readonly state = new Mirrored<DisplayCurrency>()
  /** The user wants to set the currency of prices, so the settings scroll there. */
  isSaying = $state(false)
  /**
   * The currency that prices are converted to. Null if they are shown in the service's own, or if there is no rate
   * yet.
   */
  readonly currency = $derived(this.state.value?.rate ? this.state.value.currency : null)
  /** Time of the rate, null if none is used. */
  readonly at = $derived(this.state.value?.rate?.at ?? null)
  readonly #client: Client['displayCurrency']
  readonly #quote: (coin: string) => BoardQuote | undefined

  constructor(
    client: Client['displayCurrency'],
    subscribe: Subscribe,
    quote: (coin: string) => BoardQuote | undefined
  ) {
    this.#client = client
    this.#quote = quote
    this.state.follow(subscribe, 'displayCurrencyChanged', () => client.state())
  }

  /**
   * The rate of the chosen currency, and the currency that the user has set for prices without one. Neither is part
   * of the quotes.
   */
  get own(): { rate: OwnRate | null; said: string | null } {
    return { rate: this.#rate(), said: this.state.value?.saidMoney ?? null }
  }

  #rate(): OwnRate | null {
    const { currency = null, rate = null, coin = null } = this.state.value ?? {}
    if (currency === null || rate === null || coin === null) return null
    const { code, isGuess } = this.ownMoney({ coin })
    if (code === currency && !isGuess) return null
    return { currency, ...rate, unit: isGuess ? null : code }
  }

  /**
   * The currency that has to be assumed for some of these quotes. Null if all are known from the service, from the
   * coin's name or from the user.
   */
  assumed(quotes: readonly BoardQuote[]): string | null {
    if (this.state.value?.saidMoney !== null) return null
    const moneys = quotes.map(({ symbol, price, currency }) =>
      price === null ? null : this.ownMoney({ coin: symbol, currency })
    )
    return moneys.find(money => money?.isGuess)?.code ?? null
  }

  /** Sets the currency of prices that the service reports without one. */
  sayMoney(money: string | null): Promise<boolean> {
    return this.state.act(() => this.#client.sayMoney({ money }))
  }

  /** @param everyMs agreed refresh interval of the rate, null for manual */
  choose(currency: string | null, everyMs: number | null): Promise<boolean> {
    return this.state.act(() => this.#client.choose({ currency, everyMs }))
  }

  /** The currency of the service's price. Charts, drawings, levels and alerts use it. */
  ownMoney({ coin, currency = this.#quote(coin)?.currency ?? null }: PricedCoin): Money {
    return moneyOf(coin, currency, this.state.value?.saidMoney)
  }

  /** The currency a coin's current price is shown in. */
  money(priced: PricedCoin): Money {
    return this.#converts(priced) && this.currency !== null
      ? { code: this.currency, isGuess: false }
      : this.ownMoney(priced)
  }

  /** The currency that most prices of a list are shown in, and whether there are others. */
  moneyOfList(list: readonly PricedCoin[]): ListMoney {
    return listMoney(list.flatMap(priced => (priced.price === null ? [] : this.money(priced))))
  }

  /** Converts a current price. */
  shown(price: number, priced: PricedCoin): ShownPrice {
    const isConverted = this.#converts(priced)
    const rate = (isConverted && this.state.value?.rate?.rate) || 1
    return { price: price * rate, money: this.money(priced), isConverted }
  }

  /** A quote's price in the display currency with the time of the rate. Null if it isn't converted. */
  ofQuote(quote: BoardQuote | undefined): { price: number; currency: string; at: number } | null {
    if (!quote || quote.price === null || this.at === null) return null
    const { price, money, isConverted } = this.shown(quote.price, { coin: quote.symbol })
    return isConverted ? { price, currency: money.code, at: this.at } : null
  }

  /** A coin's quote with prices in the display currency. The service's original text is unchanged. */
  quote(coin: string): BoardQuote | undefined {
    const quote = this.#quote(coin)
    if (!quote || this.currency === null) return quote
    const [price, low, high] = [quote.price, quote.low, quote.high].map(one => this.shownPrice(one, { coin }))
    return { ...quote, price: price ?? null, low: low ?? null, high: high ?? null }
  }

  /** Like `shown`, for a price that may be missing. */
  shownPrice(price: number | null | undefined, priced: PricedCoin): number | null {
    return price === null || price === undefined ? null : this.shown(price, priced).price
  }

  /**
   * Whether a price can be converted. The rate only applies to prices in the currency of the rate's own coin. There
   * is no rate for other currencies, and prices in the display currency need none.
   */
  #converts(priced: PricedCoin): boolean {
    const coin = this.state.value?.coin ?? null
    if (this.currency === null || coin === null) return false
    const [own, base] = [this.ownMoney(priced), this.ownMoney({ coin })]
    if (own.code === this.currency && !own.isGuess) return false
    return own.code === base.code && own.isGuess === base.isGuess
  }
}
