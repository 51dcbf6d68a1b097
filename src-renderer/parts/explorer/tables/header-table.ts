import type { ResponseHeader } from '@contract'
import { words, type AnswerTable } from './column'
import { m } from '../../../../src-shared/messages/m'

const withheld = m.explorer.table.withheld()

export function headerTable(rows: readonly ResponseHeader[]): AnswerTable<ResponseHeader> {
  const value = (header: ResponseHeader): string => header.value ?? withheld
  return {
    rows,
    columns: [
      words<ResponseHeader>('name', m.explorer.heads.header(), ({ name }) => name),
      words('value', m.explorer.heads.value(), value)
    ]
  }
}
