import { describe, expect, it } from 'vitest'
import { bodyLines as shownLines } from './body'
import { leafRowsOf, leafExplorerTable } from '../tables/leaves'

const bodyLines = (body: string): readonly string[] => shownLines(body).lines

describe('a raw body', () => {
  it.each([
    [{ status: true, result: [{ a: 1, b: [] }, {}, null], text: 'quote " brace } comma , colon :' }],
    [[]],
    [{}],
    [[[[1, [2]], []], 'x']],
    ['a single string'],
    [{ 'key with { and ]': { deep: ['\\', '\n', '\u2028'] } }]
  ])('formats %j like JSON.stringify', value => {
    const lines = JSON.stringify(value, null, 2).split('\n')
    expect(bodyLines(JSON.stringify(value))).toEqual(lines)
    expect(bodyLines(` ${JSON.stringify(value, null, 7)} `)).toEqual(lines)
  })

  it('preserves digits that a double would lose', () => {
    expect(bodyLines('{"n":12345678901234567890.123,"z":1.0}')).toContain('  "n": 12345678901234567890.123,')
  })

  it("leaves text unchanged if it isn't JSON", () => {
    expect(bodyLines('<html>\n {"a":1}')).toEqual(['<html>', ' {"a":1}'])
    expect(bodyLines('{"cut":')).toEqual(['{"cut":'])
  })

  it.each([
    [
      'rows',
      JSON.stringify(Array.from({ length: 40_000 }, (_, at) => ({ time: at, open: 1.5, close: 1.7 })))
    ],
    ['numbers', `{"x":[${'1,'.repeat(1_500_000)}1]}`],
    ['steps', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['letters', JSON.stringify('x'.repeat(3_000_000))],
    ['escapes', JSON.stringify('"'.repeat(1_500_000))]
  ])('truncates millions of %s and counts the rest', (_, body) => {
    const { lines, leftOut } = shownLines(body)
    expect(lines[0]).toBe(body.startsWith('"') ? body.slice(0, 400_000) : body[0])
    expect(leftOut).toBe(Math.max(0, body.length - 400_000))
    expect(lines.length).toBeLessThan(400_002)
  })
})

describe('the fields of a body', () => {
  it('lists all values with their paths in order', () => {
    const body = { status: true, rows: [{ a: 1, b: null }, 'x'], none: [], empty: {} }
    expect(leafRowsOf(body)).toEqual({
      leftOut: 0,
      leaves: [
        { path: 'status', value: true },
        { path: 'rows.0.a', value: 1 },
        { path: 'rows.0.b', value: null },
        { path: 'rows.1', value: 'x' },
        { path: 'none', value: '[]' },
        { path: 'empty', value: '{}' }
      ]
    })
    expect(leafRowsOf(5).leaves).toEqual([{ path: '', value: 5 }])
  })

  it('limits the number and depth of listed values and counts the rest', () => {
    let deep: unknown = 'bottom'
    for (let at = 0; at < 100_000; at++) deep = [deep]
    expect(leafRowsOf(deep)).toEqual({ leaves: [], leftOut: 1 })
    const { leaves, leftOut } = leafRowsOf({ x: Array(1_000_000).fill(1) })
    expect([leaves.length, leftOut]).toEqual([5_000, 995_000])
  })

  it('shows a null value as null', () => {
    const { columns, rows } = leafExplorerTable([{ path: 'a', value: null }])
    expect(columns[1]?.cell(rows[0]!).text).toBe('null')
  })
})
