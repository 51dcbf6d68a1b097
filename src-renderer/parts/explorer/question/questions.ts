import type { OperationInfo } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { quotesOperation } from '../../../../src-shared/quotes-operation'

export interface Question {
  readonly words: string
  readonly operation: OperationInfo
  readonly params: Readonly<Record<string, string>>
}

export function frequentQuestions(operations: readonly OperationInfo[], coin: string): readonly Question[] {
  const ofCoin = { symbol: coin }
  return [
    { words: m.explorer.questions.price({ coin }), name: quotesOperation, params: ofCoin },
    { words: m.explorer.questions.largest({ count: 10 }), name: 'getTop', params: { top: '10' } },
    { words: m.explorer.questions.mood(), name: 'getFearGreed', params: {} },
    { words: m.explorer.questions.high({ coin }), name: 'getATHATL', params: ofCoin },
    { words: m.explorer.questions.performance({ coin }), name: 'getPerformance', params: ofCoin },
    { words: m.explorer.questions.levels({ coin }), name: 'getSupportResistance', params: ofCoin }
  ].flatMap(({ words, name, params }) => {
    const operation = operations.find(one => one.name === name)
    return operation ? [{ words, operation, params }] : []
  })
}
