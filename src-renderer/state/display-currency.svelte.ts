import type { BoardQuote, Client, DisplayCurrency } from '@contract'
import type { Subscribe } from '../bridge/client'
import { listMoney, moneyOf, type ListMoney, type Money } from '../../src-shared/format/unit'
import { Mirrored } from './mirrored.svelte'

export interface ShownPrice {
  readonly price: number
  readonly money: Money
  /** Converted from the service's price to the chosen currency. */
  readonly isConverted: boolean
}

/**
 * The chosen currency, how much of it one unit of the service's prices is worth, and the currency of those prices if
 * known.
 */
interface OwnRate {
  readonly currency: string
  readonly rate: number
  readonly at: number
  readonly unit: string | null
}

/**
 * A coin's price and its currency. `currency` is from the response; omit it if the price is the board's. Without a
 * price (`price` null) the coin has no currency.
 */
export interface PricedCoin {
  readonly coin: string
  readonly price?: number | null
  readonly currency?: string | null
}

/** The display currency, prices converted to it, and the currency of any price. */
export class DisplayCurrencyState {
  readonly state = new Mirrored<DisplayCurrency>()
  /** The user is setting the currency of prices: the settings scroll there. */
  isSaying = $state(false)
  /** The currency prices are shown in. Null for the service's own, or while there is no rate. */
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
   * Currency information beyond the quotes: the chosen currency's rate, and the user's setting for prices without a
   * currency.
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
   * The currency assumed for some of these quotes. Null if the service, a coin's name or the user sets one for all.
   */
  assumed(quotes: readonly BoardQuote[]): string | null {
    if (this.state.value?.saidMoney !== null) return null
    const moneys = quotes.map(({ symbol, price, currency }) =>
      price === null ? null : this.ownMoney({ coin: symbol, currency })
    )
    return moneys.find(money => money?.isGuess)?.code ?? null
  }

  /** Sets the currency of prices for which the service reports none. */
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

  /** The currency the prices of a list are shown in. */
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

  /** Like `shown`, if there may be no price. */
  shownPrice(price: number | null | undefined, priced: PricedCoin): number | null {
    return price === null || price === undefined ? null : this.shown(price, priced).price
  }

  /**
   * The rate only applies to prices in the currency of its coin. Prices in other currencies have no rate, and those
   * in the display currency need none.
   */
  #converts(priced: PricedCoin): boolean {
    const coin = this.state.value?.coin ?? null
    if (this.currency === null || coin === null) return false
    const [own, base] = [this.ownMoney(priced), this.ownMoney({ coin })]
    if (own.code === this.currency && !own.isGuess) return false
    return own.code === base.code && own.isGuess === base.isGuess
  }
}
