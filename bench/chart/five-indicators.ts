import { indicatorDefinition } from '../../src-shared/indicators/catalogue'
import { defaults } from '../../src-shared/indicators/params'

/** Some of these are drawn on the candles and some below them, and one is a cloud. */
export const fiveIndicators = ['ema', 'bollinger', 'ichimoku', 'rsi', 'macd'].map(indicator => ({
  key: indicator,
  indicator,
  values: defaults(indicatorDefinition(indicator)!),
  styles: {},
  isHidden: false
}))
