import type { Answer, ExplorerAnswer } from '@contract'
import type { AnswerTable } from './column'
import { correlationTable, namedTable, pivotTable, technicalTable, windowTable } from './grid-tables'
import { leafTable, rawTable } from './leaves'
import { athAtlTable, breakoutTable, coinTable, quoteTable } from './quote-tables'
import { conversionTable, fearGreedTable, newsTable } from './single-tables'
import { candleTable, lineTable, ribbonNow, ribbonTable, supertrendTable } from './series-tables'
import { m } from '../../../../src-shared/messages/m'

// The contract knows one kind for both; a volatility is a size, a performance a change.
const sizes: ReadonlySet<string> = new Set(['getVolatility'])

/**
 * An answer as a table, whatever its kind: to be looked at, sorted and copied. No two columns have one key, whatever
 * the service calls its coins, groups and figures.
 */
export function answerTable(operation: ExplorerAnswer['operation'], answer: Answer): AnswerTable {
  const table = tableOfKind(operation, answer)
  return { ...table, columns: withOwnKeys(table.columns) }
}

/** Null where a table of it cannot be made: an answer that was paid for is then shown as it came. */
export function tableOrNull(...of: Parameters<typeof answerTable>): AnswerTable | null {
  try {
    return answerTable(...of)
  } catch {
    return null
  }
}

function withOwnKeys(columns: AnswerTable['columns']): AnswerTable['columns'] {
  const taken = new Set<string>()
  return columns.map(column => {
    let key = column.key
    for (let at = 2; taken.has(key); at++) key = `${column.key} ${at}`
    taken.add(key)
    return key === column.key ? column : { ...column, key }
  })
}

function tableOfKind(operation: ExplorerAnswer['operation'], answer: Answer): AnswerTable {
  switch (answer.kind) {
    case 'coins':
      return coinTable(answer.data)
    case 'quotes':
      return quoteTable(answer.data)
    case 'athAtl':
      return athAtlTable(answer.data)
    case 'breakouts':
      return breakoutTable(answer.data)
    case 'candles':
      return candleTable(answer.data)
    case 'bands':
      return lineTable(answer.data, [
        ['upper', m.explorer.heads.upper()],
        ['middle', m.explorer.heads.middle()],
        ['lower', m.explorer.heads.lower()]
      ])
    case 'ichimoku':
      return lineTable(answer.data, [
        ['conversion', m.explorer.heads.conversion()],
        ['base', m.explorer.heads.base()],
        ['spanA', m.explorer.heads.spanA()],
        ['spanB', m.explorer.heads.spanB()],
        ['lagging', m.explorer.heads.lagging()]
      ])
    case 'level':
      return lineTable(answer.data, [['value', m.explorer.heads.value()]])
    case 'supertrend':
      return supertrendTable(answer.data)
    case 'ribbon':
      return ribbonNow(answer.data) ?? ribbonTable(answer.data)
    case 'supportResistance':
      return pivotTable(answer.data)
    case 'correlation':
      return correlationTable(answer.data)
    case 'windows':
      return windowTable(answer.data, !sizes.has(operation))
    case 'technical':
      return technicalTable(answer.data)
    case 'breadth':
      return namedTable(answer.data.values)
    case 'conversion':
      return conversionTable(answer.data)
    case 'fearGreed':
      return fearGreedTable(answer.data)
    case 'news':
      return newsTable(answer.data)
    case 'unrecognised':
      return answer.data.table ? rawTable(answer.data.table) : leafTable(answer.data.leaves)
  }
}
