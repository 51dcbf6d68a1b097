import { AlertDraft } from '../../src-shared/contract/alerts'
import { SimulatedMarket } from '../../src-demo/simulation/simulated-market'
import { hour, minute } from '../../src-shared/time'

export const barMs = 15 * minute

export interface CreditSetting {
  readonly seed: number
  readonly key: string
  readonly from: number
  readonly to: number
  readonly minutes: number
  /** Coins that get new quotes every minute. */
  readonly coins: readonly string[]
  /** Coins that also get new values of indicators every 15 minutes. */
  readonly charted: readonly string[]
}

/** According to the service's price list, these cost 100 credits each. */
export const indicatorOperations = ['getBollinger', 'getATR', 'getSupertrend', 'getIchimoku', 'getMARibbon']

export function settingOf(hours: number): CreditSetting {
  const seed = 1
  const coins = new SimulatedMarket(seed).coins
    .map(({ symbol }) => symbol)
    .filter(symbol => !symbol.includes('USD'))
    .slice(0, 50)
  const from = Date.UTC(2026, 2, 10)
  return {
    seed,
    key: 'the-whole-key',
    from,
    to: from + hours * hour,
    minutes: hours * 60,
    coins,
    charted: coins.slice(0, 10)
  }
}

const line = (indicator: string, name: string) => ({ indicator, params: {}, line: name })

/** Makes the app calculate the same five indicators from candles. */
export const indicatorAlert = (coin: string): AlertDraft =>
  AlertDraft.parse({
    coin,
    repeat: 'every',
    cooldownMs: 0,
    anyOf: [
      [{ kind: 'breakout', interval: '15m', period: 20, factor: 2, way: 'either' }],
      [{ kind: 'supertrend', interval: '15m', period: 10, factor: 3, way: 'either' }],
      ...[line('atr', 'value'), line('ichimoku', 'base'), line('sma', 'value')].map(one => [
        {
          kind: 'indicator',
          interval: '15m',
          line: one,
          is: 'crosses',
          against: { line: line('bar', 'close') }
        }
      ])
    ]
  })
