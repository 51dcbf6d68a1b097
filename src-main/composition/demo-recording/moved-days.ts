import { day } from '../../../src-shared/time'
import type { RecordedFile, RecordedTable, Value } from './recording'

/** Columns with such a name contain times in ms since 1970. */
const momentColumn = /(^|_)(at|time|since|until|from)$/

const isoDate = /\b(\d{4})-(\d{2})-(\d{2})\b/g
const httpDate = /\b[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT\b/g
/** Not used for response bodies, because a market cap may look like a time. */
const momentInJson = /(?<![\d.])1\d{12}(?![\d.])/g
/** These times are only in the demo's daily candles. */
const secondsInBody = /("time_close":)(1\d{9})(?!\d)/g

/** Shifts all times by whole days, so that daily candles still open at midnight UTC. */
export function movedFile({ version, tables }: RecordedFile, days: number): RecordedFile {
  return { version, tables: tables.map(table => movedTable(table, days)) }
}

function movedTable({ name, columns }: RecordedTable, days: number): RecordedTable {
  const moved = Object.entries(columns).map(([column, values]) => {
    const isBody = name === 'answer' && column === 'body'
    const isTimeColumn = momentColumn.test(column)
    const moved = (value: Value): Value => {
      if (typeof value === 'string') return movedText(value, days, isBody)
      return value !== null && isTimeColumn ? value + days * day : value
    }
    return [column, values.map(moved)] as const
  })
  return { name, columns: Object.fromEntries(moved) }
}

function movedText(text: string, days: number, isBody: boolean): string {
  const dates = text
    .replace(isoDate, date => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10))
    .replace(httpDate, date => new Date(Date.parse(date) + days * day).toUTCString())
  if (!isBody) return dates.replace(momentInJson, at => String(Number(at) + days * day))
  const seconds = (days * day) / 1_000
  return dates.replace(secondsInBody, (_, name: string, at: string) => `${name}${Number(at) + seconds}`)
}
