import type { ConditionSource } from '../../src-shared/conditions/definition'
import { sourcesOf } from '../../src-shared/conditions/sources'
import { candleOperation } from '../../src-shared/candle-operation'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { seriesOf } from './cost'
import { needsQuotes } from './draft'
import { quotesOperation } from '../../src-shared/quotes-operation'

const operations: Partial<Readonly<Record<ConditionSource, string>>> = {
  ath: 'getATHATL',
  fearGreed: 'getFearGreed',
  breadth: 'getMarketBreadth',
  news: 'getNews'
}

export function neededOperations(draft: Pick<AlertDraft, 'anyOf' | 'bars' | 'coin'>): readonly string[] {
  return [
    ...(needsQuotes(draft) ? [quotesOperation] : []),
    ...seriesOf(draft).map(({ interval }) => candleOperation(interval)),
    ...[...sourcesOf(draft)].flatMap(source => operations[source] ?? [])
  ]
}
