import type { Answer, AnswerKind, AnswerOf, ExplorerAnswer } from '@contract'
import type { AnswerTable } from './column'
import { correlationTable, namedTable, pivotTable, technicalTable, windowTable } from './grid-tables'
import { leafExplorerTable, rawExplorerTable } from './leaves'
import { athAtlTable, breakoutTable, coinTable, quoteTable } from './quote-tables'
import { conversionTable, fearGreedTable, newsTable } from './single-tables'
import { candleTable, lineTable, ribbonNow, ribbonTable, supertrendTable } from './series-tables'
import { m } from '../../../../src-shared/messages/m'

// The contract uses the same kind of response for changes and for sizes. The percentages of these operations
// are sizes, such as volatility, so they get no sign.
const sizes: ReadonlySet<string> = new Set(['getVolatility'])

/** Column keys are made unique, because names in the response may repeat. */
export function answerTable(operation: ExplorerAnswer['operation'], answer: Answer): AnswerTable {
  const table = tableOfKind(operation, answer.kind, answer.data)
  return { ...table, columns: withOwnKeys(table.columns) }
}

/**
 * Null if the response can't be shown as a table. The raw response is shown instead, because it was paid for.
 */
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

const tables: { readonly [Kind in AnswerKind]: (data: AnswerOf<Kind>['data'], name: string) => AnswerTable } =
  {
    coins: coinTable,
    quotes: quoteTable,
    athAtl: athAtlTable,
    breakouts: breakoutTable,
    candles: candleTable,
    bands: data =>
      lineTable(data, [
        ['upper', m.indicators.output.upper()],
        ['middle', m.indicators.output.middle()],
        ['lower', m.indicators.output.lower()]
      ]),
    ichimoku: data =>
      lineTable(data, [
        ['conversion', m.indicators.output.conversion()],
        ['base', m.indicators.output.base()],
        ['spanA', m.indicators.output.spanA()],
        ['spanB', m.indicators.output.spanB()],
        ['lagging', m.indicators.output.lagging()]
      ]),
    level: data => lineTable(data, [['value', m.explorer.heads.value()]]),
    supertrend: supertrendTable,
    ribbon: data => ribbonNow(data) ?? ribbonTable(data),
    supportResistance: pivotTable,
    correlation: correlationTable,
    windows: (data, operation) => windowTable(data, !sizes.has(operation)),
    technical: technicalTable,
    breadth: ({ values }) => namedTable(values),
    conversion: conversionTable,
    fearGreed: fearGreedTable,
    news: newsTable,
    unrecognised: ({ table, leaves }) => (table ? rawExplorerTable(table) : leafExplorerTable(leaves))
  }

const tableOfKind = <Kind extends AnswerKind>(operation: string, kind: Kind, data: AnswerOf<Kind>['data']) =>
  tables[kind](data, operation)
