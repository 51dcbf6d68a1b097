import type { BoardQuote, Client, DisplayCurrency } from '@contract'
import type { Subscribe } from '../bridge/client'
import { listMoney, moneyOf, type ListMoney, type Money } from '../../src-shared/format/unit'
import { Mirrored } from './mirrored.svelte'

export interface ShownPrice {
  readonly price: number
  readonly money: Money
  readonly isConverted: boolean
}

/**
 * The rate of the display currency: one `unit` is worth `rate` of `currency`. `unit` is the currency of the
 * service's prices, or null if it is unknown.
 */
interface OwnRate {
  readonly currency: string
  readonly rate: number
  readonly at: number
  readonly unit: string | null
}

/** A price of a coin. Omit `currency` for a price from the quotes. */
export interface PricedCoin {
  readonly coin: string
  readonly price?: number | null
  readonly currency?: string | null
}

export class DisplayCurrencyState {
  readonly state = new Mirrored<DisplayCurrency>()
  /** True if the user wants to choose the currency of prices. The settings then scroll to it. */
  isSaying = $state(false)
  /** Null if prices aren't converted, or if there is no exchange rate. */
  readonly currency = $derived(this.state.value?.rate ? this.state.value.currency : null)
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
   * What a conversion needs besides the quotes. `fallback` is the currency that the user has chosen for
   * prices without one.
   */
  get own(): { rate: OwnRate | null; fallback: string | null } {
    return { rate: this.#rate(), fallback: this.state.value?.fallbackCurrency ?? null }
  }

  #rate(): OwnRate | null {
    const { currency = null, rate = null, coin = null } = this.state.value ?? {}
    if (currency === null || rate === null || coin === null) return null
    const { code, isGuess } = this.ownMoney({ coin })
    if (code === currency && !isGuess) return null
    return { currency, ...rate, unit: isGuess ? null : code }
  }

  /**
   * The currency that is assumed for some of these prices. Null if each currency is specified by the service,
   * the coin's name or the user.
   */
  assumed(quotes: readonly BoardQuote[]): string | null {
    if (this.state.value?.fallbackCurrency !== null) return null
    const moneys = quotes.map(({ symbol, price, currency }) =>
      price === null ? null : this.ownMoney({ coin: symbol, currency })
    )
    return moneys.find(money => money?.isGuess)?.code ?? null
  }

  sayMoney(money: string | null): Promise<boolean> {
    return this.state.act(() => this.#client.sayMoney({ money }))
  }

  /** @param everyMs how often to refresh the exchange rate, null for manual */
  choose(currency: string | null, everyMs: number | null): Promise<boolean> {
    return this.state.act(() => this.#client.choose({ currency, everyMs }))
  }

  /** The currency of the service's prices. Charts, drawings, levels and alerts use it. */
  ownMoney({ coin, currency = this.#quote(coin)?.currency ?? null }: PricedCoin): Money {
    return moneyOf(coin, currency, this.state.value?.fallbackCurrency)
  }

  money(priced: PricedCoin): Money {
    return this.#converts(priced) && this.currency !== null
      ? { code: this.currency, isGuess: false }
      : this.ownMoney(priced)
  }

  moneyOfList(list: readonly PricedCoin[]): ListMoney {
    return listMoney(list.flatMap(priced => (priced.price === null ? [] : this.money(priced))))
  }

  shown(price: number, priced: PricedCoin): ShownPrice {
    const isConverted = this.#converts(priced)
    const rate = (isConverted && this.state.value?.rate?.rate) || 1
    return { price: price * rate, money: this.money(priced), isConverted }
  }

  /**
   * A quote's price in the display currency, with the time of the exchange rate. Null if it isn't converted.
   */
  ofQuote(quote: BoardQuote | undefined): { price: number; currency: string; at: number } | null {
    if (!quote || quote.price === null || this.at === null) return null
    const { price, money, isConverted } = this.shown(quote.price, { coin: quote.symbol })
    return isConverted ? { price, currency: money.code, at: this.at } : null
  }

  /** The quote with its prices in the display currency, except `priceText`. */
  quote(coin: string): BoardQuote | undefined {
    const quote = this.#quote(coin)
    if (!quote || this.currency === null) return quote
    const [price, low, high] = [quote.price, quote.low, quote.high].map(one => this.shownPrice(one, { coin }))
    return { ...quote, price: price ?? null, low: low ?? null, high: high ?? null }
  }

  shownPrice(price: number | null | undefined, priced: PricedCoin): number | null {
    return price === null || price === undefined ? null : this.shown(price, priced).price
  }

  /**
   * Whether the rate applies to a price. It is for one currency only, and isn't needed for prices that are
   * already in the display currency.
   */
  #converts(priced: PricedCoin): boolean {
    const coin = this.state.value?.coin ?? null
    if (this.currency === null || coin === null) return false
    const [own, base] = [this.ownMoney(priced), this.ownMoney({ coin })]
    if (own.code === this.currency && !own.isGuess) return false
    return own.code === base.code && own.isGuess === base.isGuess
  }
}
