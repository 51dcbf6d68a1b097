import { definitionOf } from '../../src-shared/indicators/catalogue'
import { defaults } from '../../src-shared/indicators/params'

/** Indicators of a chart: over the candles and below them, with a cloud among them. */
export const fiveIndicators = ['ema', 'bollinger', 'ichimoku', 'rsi', 'macd'].map(indicator => ({
  key: indicator,
  indicator,
  values: defaults(definitionOf(indicator)!),
  styles: {},
  isHidden: false
}))
