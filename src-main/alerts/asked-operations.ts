import type { ConditionSource } from '../../src-shared/conditions/definition'
import { sourcesOf } from '../../src-shared/conditions/sources'
import { candleOperation } from '../../src-shared/candle-operation'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { seriesOf } from './cost'
import { needsQuotes } from './draft'

const operations: Partial<Readonly<Record<ConditionSource, string>>> = {
  ath: 'getATHATL',
  fearGreed: 'getFearGreed',
  breadth: 'getMarketBreadth',
  news: 'getNews'
}

export function askedOperations(draft: Pick<AlertDraft, 'anyOf' | 'bars' | 'coin'>): readonly string[] {
  return [
    ...(needsQuotes(draft) ? ['getData'] : []),
    ...seriesOf(draft).map(({ interval }) => candleOperation(interval)),
    ...[...sourcesOf(draft)].flatMap(source => operations[source] ?? [])
  ]
}
