import type { QuoteRow } from '../../../../src-shared/contract/answer'

export const emptyQuote: Omit<QuoteRow, 'symbol'> = {
  price: null,
  low: null,
  high: null,
  changePercent: null,
  at: null,
  exchange: null,
  currency: null,
  marketCap: null,
  volume: null,
  rank: null,
  name: null,
  text: {}
}
