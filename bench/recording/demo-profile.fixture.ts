import type { RecordedFile, DemoRecording } from '../../src-main/composition/demo-recording/recording'

export function ledgerOf({ state }: DemoRecording): { operation: unknown; charged: unknown }[] {
  const calls = columnsOf(state, 'ledger_call')
  const settlements = columnsOf(state, 'ledger_settlement')
  const charged = new Map(settlements['call_id']?.map((id, row) => [id, settlements['charged']?.[row]]))
  return (calls['id'] ?? []).map((id, row) => ({
    operation: calls['operation']?.[row],
    charged: charged.get(id)
  }))
}

export const creditsOf = (state: RecordedFile): number =>
  (columnsOf(state, 'ledger_settlement')['charged'] ?? []).reduce<number>((sum, one) => sum + Number(one), 0)

/** Returns all times after 2009: numbers in ms, and dates in strings. */
export function momentsIn({ tables }: RecordedFile): number[] {
  return tables.flatMap(({ name, columns }) =>
    Object.entries(columns).flatMap(([column, values]) => {
      if (/(^|_)(at|time|since|until|from)$/.test(column))
        return values.filter(value => typeof value === 'number' && value > Date.UTC(2010, 0))
      return values.flatMap(value => (typeof value === 'string' ? written(value, name) : []))
    })
  ) as number[]
}

function written(text: string, table: string): number[] {
  const dates = [...text.matchAll(/\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT/g)]
  const moments = table === 'answer' ? [] : [...text.matchAll(/(?<![\d.])1\d{12}(?![\d.])/g)]
  return [...dates.map(([date]) => Date.parse(date)), ...moments.map(([at]) => Number(at))]
}

export const columnsOf = ({ tables }: RecordedFile, table: string) =>
  tables.find(({ name }) => name === table)?.columns ?? {}
