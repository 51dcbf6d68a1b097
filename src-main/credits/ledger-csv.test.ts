import { expect, test } from 'vitest'
import { openBooks, anyEntry, outcomeOf } from './fake-service.fixture'
import { ledgerCsv, ledgerFileName } from './ledger-csv'
import type { FullEntry } from './ledger-report'
import { subjectOf } from './subject'

/** Parses CSV (RFC 4180). */
function read(csv: string): string[][] {
  const fields = [...csv.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)]
  const lines: string[][] = [[]]
  for (const [, text = '', end] of fields) {
    lines.at(-1)?.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text)
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

test('an export contains every call with all columns, oldest first', async () => {
  const books = openBooks({ knownPrice: operation => (operation === 'getNews' ? 10 : null) })
  const at = new Date(books.clock.now()).toISOString()
  const one = books.credits.reserve('getNews', subjectOf({ symbol: 'BTC ETH' }), 'news', 'schedule')
  const reading = {
    understood: 11,
    leftover: 1,
    furniture: 2,
    leftoversBeyond: 0,
    leftovers: [],
    sources: []
  }
  const doubts = [{ code: 'unit', fields: ['changePercent'], count: 3 }] as const
  const answer = { kind: 'news', data: [], dropped: 4, reading: { ...reading, doubts } } as const
  books.credits.settle(one, outcomeOf('getNews', books.clock.now(), { charged: 10, answer }))
  const params = { symbol: 'BTC', interval: '1h', bars: '500', date: '2026-02-17' }
  books.credits.reserve('getOHLCIntraday', subjectOf(params), 'chart')
  const [head, ...lines] = read(await ledgerCsv(books.report, anyEntry))
  expect(head).toHaveLength(22)
  expect(lines).toEqual([
    [
      ...['call', '1', at, 'getNews', 'BTC ETH', '', '', '', 'news', 'itself'],
      ...['1', '10', '10', '10', '', '', 'charged', '', '11', '1', '3', '4']
    ],
    [
      ...['call', '2', at, 'getOHLCIntraday', 'BTC', '1h', '500', 'date=2026-02-17', 'chart', 'person'],
      ...['1', '', '100', '', '100', '', 'reserved', '', '', '', '', '']
    ]
  ])
  const [, entry] = books.report.entries({ before: null, limit: 10, filter: anyEntry })
  expect(entry?.read).toEqual({ understood: 11, leftover: 1, doubted: 3, dropped: 4 })
  const [, ...news] = read(await ledgerCsv(books.report, { ...anyEntry, operation: 'getNews' }))
  expect(news.map(([, id]) => id)).toEqual(['1'])
})

test('escapes coins that look like formulas and values with line breaks', async () => {
  const entry = { coins: '=SUM(A1)', other: 'a,"b"\r\n@c', interval: '', bars: 0, at: 0 } as FullEntry
  const csv = await ledgerCsv({ full: () => [entry], fullSums: () => [] }, anyEntry)
  const [, line] = read(csv)
  expect(line?.slice(4, 8)).toEqual(["'=SUM(A1)", '', '', 'a,"b"\r\n@c'])
})

test('an export reads the ledger page by page and lets other work run in between', async () => {
  const pageStarts: number[] = []
  let pauses = 0
  const entry = (id: number): FullEntry => ({ id, at: 0, coins: '', other: '' }) as FullEntry
  const full = (_: unknown, after: number, limit: number): FullEntry[] => {
    pageStarts.push(after)
    return Array.from({ length: Math.min(limit, 4_500 - after) }, (__, index) => entry(after + index + 1))
  }
  const csv = await ledgerCsv({ full, fullSums: () => [] }, anyEntry, () => Promise.resolve(void pauses++))
  expect(read(csv)).toHaveLength(4_501)
  expect([pageStarts, pauses]).toEqual([[0, 2_000, 4_000], 2])
})

test('names the file by the local days it covers', () => {
  const [from, to] = [new Date(2026, 1, 3).getTime(), new Date(2026, 1, 5).getTime()]
  expect(ledgerFileName({ from, to })).toBe('candlewick-ledger-2026-02-03-to-2026-02-04.csv')
  expect(ledgerFileName({ from, to: new Date(2026, 1, 4).getTime() })).toBe(
    'candlewick-ledger-2026-02-03.csv'
  )
  expect(ledgerFileName({ from: null, to: null })).toBe('candlewick-ledger.csv')
})
