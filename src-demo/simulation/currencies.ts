import { keyOf } from './noise'
import { decimalsFor, type Instrument } from './listing'

export interface DemoCurrency extends Instrument {
  readonly code: string
}

/** Made-up but plausible rates, in dollars per unit. */
const dollars = {
  USD: 1,
  EUR: 1.184,
  GBP: 1.364,
  JPY: 0.00653,
  CHF: 1.298,
  AUD: 0.707,
  CAD: 0.733,
  NZD: 0.604,
  CNY: 0.1447,
  HKD: 0.128,
  SGD: 0.791,
  KRW: 0.00069,
  INR: 0.01103,
  BRL: 0.191,
  MXN: 0.0583,
  TRY: 0.0229,
  ZAR: 0.0627,
  SEK: 0.1118,
  NOK: 0.1052,
  DKK: 0.1585,
  PLN: 0.281,
  CZK: 0.0488,
  HUF: 0.00312,
  ILS: 0.324,
  THB: 0.0321,
  IDR: 0.0000594,
  PHP: 0.0173,
  AED: 0.2723,
  SAR: 0.2666,
  ARS: 0.000716,
  XAU: 4985,
  XAG: 76.2
}
const pegged = new Set(['USD', 'HKD', 'AED', 'SAR'])

export function currenciesOf(seed: number): readonly DemoCurrency[] {
  return Object.entries(dollars).map(([code, base]) => ({
    code,
    ownKey: keyOf(seed, `currency ${code}`),
    base,
    dailyDeviation: code === 'USD' ? 0 : pegged.has(code) ? 0.0001 : code.startsWith('X') ? 0.009 : 0.0045,
    marketShare: 0.1,
    roaming: pegged.has(code) ? 0.1 : 0.5,
    growth: 0,
    decimals: decimalsFor(base) + 1,
    lotDecimals: 0,
    dailyLots: 1
  }))
}
