import type { InBackground } from '../../platform/time/work-under-way'
import { z } from 'zod'
import type { ServiceCall } from '../../../src-shared/contract/answers'
import {
  ChosenCurrency,
  CurrencyCode,
  type DisplayCurrency,
  type MissingRateReason
} from '../../../src-shared/contract/display-currency'
import type { BoardQuote } from '../../../src-shared/contract/market'
import type { EpochMs } from '../../../src-shared/contract/values'
import { rowsOfTwin } from '../../../src-shared/figures/coin-named'
import type { KnownCoin } from '../../../src-shared/figures/coin-twins'
import { isInDoubt } from '../../../src-shared/figures/doubt'
import { plausibleTime } from '../../../src-shared/format/age'
import { moneyOf, priceUnit } from '../../../src-shared/format/unit'
import type { Subscriptions } from '../answers/subscriptions'
import { callKey } from '../answers/call-key'
import { Emitter } from '../../platform/events/emitter'
import type { ExplorerService } from '../explorer/explorer-service'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'

export interface DisplayCurrencySources {
  readonly facts: FactStore
  readonly subscriptions: Pick<Subscriptions, 'set'>
  readonly explorer: Pick<ExplorerService, 'readSaved'>
  readonly quote: (coin: string) => BoardQuote
  readonly knownCoin: (coin: string) => KnownCoin
  readonly watched: () => readonly string[]
  readonly inBackground: InBackground
}

const chosenFact = fact('displayCurrency', ChosenCurrency)
const fallbackFact = fact('saidMoney', CurrencyCode)
const rateFact = fact('displayRate', z.object({ rate: z.number().positive(), at: z.number() }))

/**
 * The maximum time between the two prices that a rate is calculated from. A coin's price changes by
 * hundredths of a percent in that time.
 */
const widestMs = 120_000
/** If the two prices differ by less than this fraction, the service probably ignored the currency. */
const sameWithin = 0.002

/**
 * The display currency and its rate: a coin's price in that currency divided by its usual price at the same
 * time.
 */
export class DisplayCurrencyService {
  readonly changed = new Emitter<DisplayCurrency>()
  readonly #sources: DisplayCurrencySources
  /** The coin's price in the display currency, kept until its usual price arrives. */
  #waiting: { readonly price: number; readonly at: EpochMs; readonly isNamed: boolean } | null = null
  #missingReason: MissingRateReason | null = null

  constructor(sources: DisplayCurrencySources) {
    this.#sources = sources
  }

  state(): DisplayCurrency {
    const { facts } = this.#sources
    const fallbackCurrency = facts.read(fallbackFact)
    const chosen = facts.read(chosenFact)
    if (!chosen)
      return { currency: null, coin: this.#reference(), rate: null, missingReason: null, fallbackCurrency }
    return {
      ...chosen,
      rate: facts.read(rateFact) ?? null,
      missingReason: this.#missingReason,
      fallbackCurrency
    }
  }

  /** @throws DiskError */
  sayMoney({ money }: { money: string | null }): DisplayCurrency {
    this.#sources.facts.write(fallbackFact, money)
    return this.#publish()
  }

  /** @throws FaultError `bad-input` if no rate can be loaded, or DiskError */
  choose({ currency, everyMs }: { currency: string | null; everyMs: number | null }): DisplayCurrency {
    const { facts, subscriptions } = this.#sources
    const before = facts.read(chosenFact)
    const coin = this.#reference()
    const next = currency === null || coin === null ? null : { currency, coin }
    const isSame = before && next && callKey(rateCall(before)) === callKey(rateCall(next))
    if (next) subscriptions.set({ ...rateCall(next), feature: 'market', everyMs })
    if (before && !isSame) {
      subscriptions.set({ ...rateCall(before), feature: 'market', everyMs: null })
      facts.forget(rateFact)
    }
    if (next) facts.write(chosenFact, next)
    else facts.forget(chosenFact)
    this.#waiting = null
    this.#missingReason = null
    // A stored response may already have the rate.
    if (next) this.onAnswer(rateCall(next))
    return this.#publish()
  }

  onAnswer(call: ServiceCall): void {
    const chosen = this.#sources.facts.read(chosenFact)
    if (!chosen || callKey(call) !== callKey(rateCall(chosen))) return
    this.#sources.inBackground(this.#read(chosen), 'reading a rate')
  }

  onQuotes(): void {
    const { facts, quote } = this.#sources
    const chosen = facts.read(chosenFact)
    if (!chosen || !this.#waiting) return
    const own = quote(chosen.coin)
    const at = plausibleTime(own.at, own.fetchedAt)
    if (at === null || own.price === null || own.price <= 0 || isInDoubt(own)) return
    if (Math.abs(at - this.#waiting.at) > widestMs) return
    const { price, at: readAt, isNamed } = this.#waiting
    const rate = price / own.price
    this.#waiting = null
    const fallback = facts.read(fallbackFact)
    const isOwn = moneyOf(chosen.coin, own.currency, fallback).code === chosen.currency
    if (!isNamed && !isOwn && Math.abs(rate - 1) < sameWithin)
      return this.#publishMissingReason({ code: 'same-price' })
    facts.writeOrQueue(rateFact, { rate, at: readAt })
    this.#publishMissingReason(null)
  }

  async #read(chosen: ChosenCurrency): Promise<void> {
    const saved = await this.#sources.explorer.readSaved(rateCall(chosen))
    if (!saved?.answer) return
    if (saved.answer.kind !== 'quotes') return this.#publishMissingReason({ code: 'no-price' })
    const rows = saved.answer.data.filter(({ symbol }) => symbol === chosen.coin)
    const [row] = rowsOfTwin(rows, chosen.coin, this.#sources.knownCoin(chosen.coin))
    if (!row || row.price === null || row.price <= 0) return this.#publishMissingReason({ code: 'no-price' })
    const named = row.currency?.toUpperCase() ?? null
    if (named !== null && named !== chosen.currency)
      return this.#publishMissingReason({ code: 'other-currency', named })
    const at = plausibleTime(row.at, saved.at) ?? saved.at
    const known = this.#sources.facts.read(rateFact)
    if (known && known.at >= at) return
    this.#waiting = { price: row.price, at, isNamed: named !== null && row.isMoneyAsked !== true }
    this.onQuotes()
  }

  /** Keeps the earlier rate, which is shown with its age. */
  #publishMissingReason(reason: MissingRateReason | null): void {
    this.#missingReason = reason
    this.#publish()
  }

  /**
   * The coin to derive the rate from: its price changes little within minutes and is loaded anyway. Null if
   * none fits.
   */
  #reference(): string | null {
    const plain = this.#sources.watched().filter(coin => priceUnit(coin) === null)
    return ['BTC', 'ETH'].find(coin => plain.includes(coin)) ?? plain[0] ?? null
  }

  #publish(): DisplayCurrency {
    const state = this.state()
    this.changed.emit(state)
    return state
  }
}

const rateCall = ({ currency, coin }: ChosenCurrency): ServiceCall => ({
  operation: 'getDataCurrency',
  params: { symbol: coin, currency }
})
