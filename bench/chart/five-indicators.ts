import { indicatorDefinition } from '../../src-shared/indicators/catalogue'
import { defaults } from '../../src-shared/indicators/params'

/** Some are on the candles, some below, one is a cloud. */
export const fiveIndicators = ['ema', 'bollinger', 'ichimoku', 'rsi', 'macd'].map(indicator => ({
  key: indicator,
  indicator,
  values: defaults(indicatorDefinition(indicator)!),
  styles: {},
  isHidden: false
}))
