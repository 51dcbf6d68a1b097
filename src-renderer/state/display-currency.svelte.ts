import type { BoardQuote, Client, DisplayCurrency } from '@contract'
import type { Hear } from '../bridge/client'
import { priceUnit } from '../../src-shared/format/unit'
import { Mirrored } from './mirrored.svelte'

/** A price as it is shown. */
export interface ShownPrice {
  readonly price: number
  /** The currency a person chose; null = the service's own price, whose currency it does not name. */
  readonly currency: string | null
}

/** The currency a person wants prices in, and prices in it. */
export class DisplayCurrencyState {
  readonly state = new Mirrored<DisplayCurrency>()
  /** The currency prices are shown in; null = the service's own, or no rate is known yet. */
  readonly currency = $derived(this.state.value?.rate ? this.state.value.currency : null)
  /** When its rate was so; null while none is used. */
  readonly at = $derived(this.state.value?.rate?.at ?? null)
  /** Both, and what one unit of the service's own prices is worth in it. */
  readonly ownRate = $derived.by(() => {
    const { currency = null, rate = null } = this.state.value ?? {}
    return currency !== null && rate !== null ? { currency, ...rate } : null
  })
  readonly #client: Client['displayCurrency']

  constructor(client: Client['displayCurrency'], hear: Hear) {
    this.#client = client
    hear('displayCurrencyChanged', told => this.state.tell(told))
    void this.state.read(() => client.state())
  }

  /** @param everyMs how often its rate is asked for by itself, as it was agreed to; null = by hand alone */
  choose(currency: string | null, everyMs: number | null): Promise<boolean> {
    return this.state.act(() => this.#client.choose({ currency, everyMs }))
  }

  /** A price of now. That of a pair is in the pair's own money, and stays as it is. */
  shown(price: number, coin: string): ShownPrice {
    const rate = this.state.value?.rate
    if (!rate || this.currency === null || priceUnit(coin) !== null) return { price, currency: null }
    return { price: price * rate.rate, currency: this.currency }
  }

  /** The price of a quote in the currency, with the moment of its rate; null where it stands as the service tells it. */
  ofQuote(quote: BoardQuote | undefined): { price: number; currency: string; at: number } | null {
    if (!quote || quote.price === null || this.at === null) return null
    const { price, currency } = this.shown(quote.price, quote.symbol)
    return currency === null ? null : { price, currency, at: this.at }
  }

  /** A quote with its prices in the currency; what the service wrote stays as it was. */
  quote(quote: BoardQuote | undefined): BoardQuote | undefined {
    if (!quote || this.currency === null) return quote
    const [price, low, high] = [quote.price, quote.low, quote.high].map(one =>
      this.shownPrice(one, quote.symbol)
    )
    return { ...quote, price: price ?? null, low: low ?? null, high: high ?? null }
  }

  /** The same where there may be no price. */
  shownPrice(price: number | null | undefined, coin: string): number | null {
    return price === null || price === undefined ? null : this.shown(price, coin).price
  }
}
