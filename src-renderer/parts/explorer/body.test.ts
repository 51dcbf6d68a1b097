import { describe, expect, it } from 'vitest'
import { bodyLines } from './body'
import { leavesOf, leafTable } from './leaves'

describe('a raw body', () => {
  it.each([
    [{ status: true, result: [{ a: 1, b: [] }, {}, null], text: 'quote " brace } comma , colon :' }],
    [[]],
    [{}],
    [[[[1, [2]], []], 'x']],
    ['a string alone'],
    [{ 'key with { and ]': { deep: ['\\', '\n', '\u2028'] } }]
  ])('is set in lines as JSON.stringify would: %j', value => {
    const lines = JSON.stringify(value, null, 2).split('\n')
    expect(bodyLines(JSON.stringify(value))).toEqual(lines)
    expect(bodyLines(` ${JSON.stringify(value, null, 7)} `)).toEqual(lines)
  })

  it('keeps digits that a double would lose', () => {
    expect(bodyLines('{"n":12345678901234567890.123,"z":1.0}')).toContain('  "n": 12345678901234567890.123,')
  })

  it('shows what is no JSON as it came', () => {
    expect(bodyLines('<html>\n {"a":1}')).toEqual(['<html>', ' {"a":1}'])
    expect(bodyLines('{"cut":')).toEqual(['{"cut":'])
  })

  it('sets a large answer in less than a second', () => {
    const rows = Array.from({ length: 21_600 }, (_, at) => ({
      time: at,
      open: 1.5,
      high: 2,
      low: 1,
      close: 1.7
    }))
    const from = performance.now()
    expect(bodyLines(JSON.stringify({ rows }))).toHaveLength(21_600 * 7 + 4)
    expect(performance.now() - from).toBeLessThan(1000)
  })
})

describe('the fields of a body', () => {
  it('are all its values with the way to them, in order', () => {
    const body = { status: true, rows: [{ a: 1, b: null }, 'x'], none: [], empty: {} }
    expect(leavesOf(body)).toEqual([
      { path: 'status', value: true },
      { path: 'rows.0.a', value: 1 },
      { path: 'rows.0.b', value: null },
      { path: 'rows.1', value: 'x' },
      { path: 'none', value: '[]' },
      { path: 'empty', value: '{}' }
    ])
    expect(leavesOf(5)).toEqual([{ path: '', value: 5 }])
  })

  it('survive a body nested as deep as it is long', () => {
    let deep: unknown = 'bottom'
    for (let at = 0; at < 5_000; at++) deep = [deep]
    expect(leavesOf(deep)[0]?.value).toBe('bottom')
  })

  it('tell null from the word', () => {
    const { columns, rows } = leafTable([{ path: 'a', value: null }])
    expect(columns[1]?.cell(rows[0]!).text).toBe('null')
  })
})
