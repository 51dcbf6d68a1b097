import type { AlertCondition } from '../../src-shared/contract/alerts'

/** Why a condition has no value yet, for a person. */
export function missingWords(condition: AlertCondition): string {
  switch (condition.kind) {
    case 'price':
      return 'no fresh quote yet'
    case 'change':
      return `the price ${condition.over} ago is not known here yet`
    case 'ath':
      return 'no all-time high is known: load it, or a year of daily candles'
    case 'range':
      return 'the quote names no high and low'
    case 'volume':
      return `no ${condition.interval} candles with volume yet`
    case 'indicator':
    case 'supertrend':
    case 'breakout':
      return `not enough ${condition.interval} candles yet`
    case 'mood':
      return 'the index was not fetched since the start'
    case 'breadth':
      return `the last breadth answer has no “${condition.name}”, or none has come yet`
    case 'headline':
      return 'no headlines were fetched since the start'
    case 'credits':
      return 'the service has not told its quota since the start'
  }
}
