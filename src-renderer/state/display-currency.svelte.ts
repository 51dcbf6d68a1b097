import type { BoardQuote, Client, DisplayCurrency } from '@contract'
import type { Hear } from '../bridge/client'
import { listMoney, moneyOf, type ListMoney, type Money } from '../../src-shared/format/unit'
import { Mirrored } from './mirrored.svelte'

/** A price as it is shown. */
export interface ShownPrice {
  readonly price: number
  readonly money: Money
  /** It is the service's price by the rate of the chosen currency. */
  readonly isConverted: boolean
}

/** A currency, what one unit of the service's own prices is worth in it, and what those are in as far as they say. */
interface OwnRate {
  readonly currency: string
  readonly rate: number
  readonly at: number
  readonly unit: string | null
}

/**
 * A coin's price and what it is in; `currency` is what the answer named, left out where the price is the board's. `price` is
 * null where there is none: nothing is in any money then.
 */
export interface PricedCoin {
  readonly coin: string
  readonly price?: number | null
  readonly currency?: string | null
}

/** The currency a person wants prices in, prices in it, and what any price is in. */
export class DisplayCurrencyState {
  readonly state = new Mirrored<DisplayCurrency>()
  /** A person came to say what prices are in: the settings lead them there. */
  isSaying = $state(false)
  /** The currency prices are shown in; null = the service's own, or no rate is known yet. */
  readonly currency = $derived(this.state.value?.rate ? this.state.value.currency : null)
  /** When its rate was so; null while none is used. */
  readonly at = $derived(this.state.value?.rate?.at ?? null)
  readonly #client: Client['displayCurrency']
  readonly #quote: (coin: string) => BoardQuote | undefined

  constructor(
    client: Client['displayCurrency'],
    hear: Hear,
    quote: (coin: string) => BoardQuote | undefined
  ) {
    this.#client = client
    this.#quote = quote
    this.state.follow(hear, 'displayCurrencyChanged', () => client.state())
  }

  /** What is known of money that quotes do not name: the rate of the chosen one, and what a person says of the rest. */
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

  /** The currency assumed for some of these quotes; null if the service, a coin's name or the user names one for all. */
  assumed(quotes: readonly BoardQuote[]): string | null {
    if (this.state.value?.saidMoney !== null) return null
    const moneys = quotes.map(({ symbol, price, currency }) =>
      price === null ? null : this.ownMoney({ coin: symbol, currency })
    )
    return moneys.find(money => money?.isGuess)?.code ?? null
  }

  /** Sets the currency of prices that come without one. */
  sayMoney(money: string | null): Promise<boolean> {
    return this.state.act(() => this.#client.sayMoney({ money }))
  }

  /** @param everyMs how often its rate is asked for by itself, as it was agreed to; null = by hand alone */
  choose(currency: string | null, everyMs: number | null): Promise<boolean> {
    return this.state.act(() => this.#client.choose({ currency, everyMs }))
  }

  /** What the service's own price of a coin is in: charts, drawings, levels and alerts stay in it. */
  ownMoney({ coin, currency = this.#quote(coin)?.currency ?? null }: PricedCoin): Money {
    return moneyOf(coin, currency, this.state.value?.saidMoney)
  }

  /** What a coin's price of now is shown in. */
  money(priced: PricedCoin): Money {
    return this.#converts(priced) && this.currency !== null
      ? { code: this.currency, isGuess: false }
      : this.ownMoney(priced)
  }

  /** What the prices of a list are shown in. */
  moneyOfList(list: readonly PricedCoin[]): ListMoney {
    return listMoney(list.flatMap(priced => (priced.price === null ? [] : this.money(priced))))
  }

  /** A price of now. */
  shown(price: number, priced: PricedCoin): ShownPrice {
    const isConverted = this.#converts(priced)
    const rate = (isConverted && this.state.value?.rate?.rate) || 1
    return { price: price * rate, money: this.money(priced), isConverted }
  }

  /** The price of a quote in the currency, with the moment of its rate; null where it stands as the service tells it. */
  ofQuote(quote: BoardQuote | undefined): { price: number; currency: string; at: number } | null {
    if (!quote || quote.price === null || this.at === null) return null
    const { price, money, isConverted } = this.shown(quote.price, { coin: quote.symbol })
    return isConverted ? { price, currency: money.code, at: this.at } : null
  }

  /** A coin's quote with its prices in the currency; what the service wrote stays as it was. */
  quote(coin: string): BoardQuote | undefined {
    const quote = this.#quote(coin)
    if (!quote || this.currency === null) return quote
    const [price, low, high] = [quote.price, quote.low, quote.high].map(one => this.shownPrice(one, { coin }))
    return { ...quote, price: price ?? null, low: low ?? null, high: high ?? null }
  }

  /** The same where there may be no price. */
  shownPrice(price: number | null | undefined, priced: PricedCoin): number | null {
    return price === null || price === undefined ? null : this.shown(price, priced).price
  }

  /** The rate is of the money its coin is in: a price in another has none, and one in the currency itself needs none. */
  #converts(priced: PricedCoin): boolean {
    const coin = this.state.value?.coin ?? null
    if (this.currency === null || coin === null) return false
    const [own, base] = [this.ownMoney(priced), this.ownMoney({ coin })]
    if (own.code === this.currency && !own.isGuess) return false
    return own.code === base.code && own.isGuess === base.isGuess
  }
}
