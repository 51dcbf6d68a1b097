import { indicatorDefinition } from '../../src-shared/indicators/catalogue'
import { defaults } from '../../src-shared/indicators/params'

/** Indicators on and below the candles, including a cloud. */
export const fiveIndicators = ['ema', 'bollinger', 'ichimoku', 'rsi', 'macd'].map(indicator => ({
  key: indicator,
  indicator,
  values: defaults(indicatorDefinition(indicator)!),
  styles: {},
  isHidden: false
}))
