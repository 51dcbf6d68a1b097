import { expect, test } from 'vitest'
import { movedFile } from './moved-days'
import type { RecordedTable, Value } from './recording'

const at = Date.UTC(2026, 1, 17, 0, 4)
const tenDaysLater = Date.UTC(2026, 1, 27, 0, 4)

function moved(name: string, column: string, value: Value): Value | undefined {
  const table: RecordedTable = { name, columns: { [column]: [value] } }
  return movedFile({ version: 1, tables: [table] }, 10).tables[0]?.columns[column]?.[0]
}

test.each([
  ['a moment', 'quote', 'fetched_at', at, tenDaysLater],
  ['no moment', 'alert', 'snoozed_until', null, null],
  ['a volume as large as a moment', 'candle', 'volume', at, at],
  [
    'moments in JSON',
    'fact',
    'value',
    `{"readAt":${at},"used":404}`,
    `{"readAt":${tenDaysLater},"used":404}`
  ],
  [
    'a day',
    'answer',
    'question',
    '["getHistory",[["date","2026-02-20"]]]',
    '["getHistory",[["date","2026-03-02"]]]'
  ],
  [
    'the Date header',
    'answer',
    'facts',
    '"Tue, 17 Feb 2026 00:04:00 GMT"',
    '"Fri, 27 Feb 2026 00:04:00 GMT"'
  ],
  ['a date with a time', 'answer', 'body', '"2026-02-17 23:59:59"', '"2026-02-27 23:59:59"'],
  ['seconds in a body', 'answer', 'body', '{"time_close":1771113599}', '{"time_close":1771977599}'],
  [
    'a market cap as large as a moment',
    'answer',
    'body',
    '{"market_cap":1411409058000}',
    '{"market_cap":1411409058000}'
  ]
])('moves only the times in %s', (_, table, column, before, after) => {
  expect(moved(table, column, before)).toBe(after)
})
