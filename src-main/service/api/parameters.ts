import {
  inputIssues,
  type FaultCause,
  type InputIssue,
  type PlainCause
} from '../../../src-shared/contract/fault-cause'
import type { ParameterName } from '../../../src-shared/contract/explorer'
import { Coin } from '../../../src-shared/contract/values'
import { coinsIn } from './answers/call-request'

/** The contract limits no parameter, so these limits only concern the format. */
export interface Parameter {
  readonly name: ParameterName
  /** The maximum number of coins, bars or characters, depending on the parameter. */
  readonly most: number
  readonly suggestions: readonly string[]
  read(typed: string): ReadParameter
}

export type ReadParameter =
  { readonly ok: true; readonly sent: string } | { readonly ok: false; readonly cause: FaultCause }

/** The contract calls these "Intraday caps" and states no unit. Candlewick assumes bars. */
export const intradayCaps: Readonly<Record<string, number>> = {
  '1m': 21600,
  '5m': 4320,
  '15m': 1440,
  '1h': 8760,
  '4h': 2190
}

const mostCoins = 1000
/**
 * The maximum length of all coins of a call, in characters. Many servers reject a request line and headers of
 * more than 16 KB.
 */
export const longestSymbol = 14_000

export const parameters: Readonly<Record<ParameterName, Parameter>> = {
  symbol: {
    name: 'symbol',
    most: mostCoins,
    suggestions: ['BTC', 'ETH', 'BTC ETH'],
    read: readCoins
  },
  convert: words('convert', ['USD', 'EUR', 'ETH']),
  currency: words('currency', ['USD', 'EUR', 'GBP', 'JPY']),
  top: wholeNumber('top', 5000, ['10', '50', '100', '200']),
  date: {
    name: 'date',
    most: 40,
    suggestions: [],
    read: typed => matching(typed, /^[0-9A-Za-z:.,/ -]{1,40}$/, 'date-form')
  },
  interval: {
    name: 'interval',
    most: 20,
    suggestions: ['1m', '5m', '15m', '1h', '4h', '1d'],
    read: typed => matching(typed, /^[0-9A-Za-z]{1,20}$/, 'interval-form')
  },
  bars: wholeNumber('bars', 100_000, ['100', '500', '1000'])
}

function readCoins(typed: string): ReadParameter {
  const coins = [...new Set(coinsIn(typed))]
  if (coins.length > mostCoins) return { ok: false, cause: { code: 'coins-many', most: String(mostCoins) } }
  for (const coin of coins) {
    const parsed = Coin.safeParse(coin)
    if (!parsed.success) return { ok: false, cause: { code: issueOf(parsed.error.issues[0]?.message) } }
  }
  const sent = coins.join(' ')
  return sent.length > longestSymbol ? { ok: false, cause: { code: 'coins-long' } } : { ok: true, sent }
}

function words(name: 'convert' | 'currency', suggestions: readonly string[]): Parameter {
  return {
    name,
    most: 60,
    suggestions,
    // A typed plus sign becomes a space, because the service wouldn't understand %2B.
    read: typed =>
      matching(typed.replace(/[\s+]+/g, ' ').trim(), /^[\p{L}\p{N}@._$* -]{1,60}$/u, `${name}-form`)
  }
}

function wholeNumber(name: 'top' | 'bars', most: number, suggestions: readonly string[]): Parameter {
  return {
    name,
    most,
    suggestions,
    read: typed => {
      const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
      const cause = { code: 'number-form', name, most: String(most) } as const
      return number >= 1 && number <= most ? { ok: true, sent: String(number) } : { ok: false, cause }
    }
  }
}

function matching(typed: string, form: RegExp, code: PlainCause): ReadParameter {
  return form.test(typed) ? { ok: true, sent: typed } : { ok: false, cause: { code } }
}

const issueOf = (message: string | undefined): InputIssue =>
  inputIssues.find(issue => issue === message) ?? 'coin-form'
