import { describe, expect, it } from 'vitest'
import { csvField, csvLine } from './csv'

describe('CSV fields', () => {
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']
  const before = ['', ' ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\0', ' \t ']
  it.each(signs.flatMap(sign => before.map(blank => `${blank}${sign}cmd|' /C calc'!A0`)))(
    'marks text that a spreadsheet could run as a formula: %j',
    text => expect(csvField(text, 'words')).toBe(`"'${text}"`)
  )

  it.each(['\tx', '\rx', '\nx'])('marks text that starts with a control character: %j', text =>
    expect(csvField(text, 'words')).toBe(`"'${text}"`)
  )

  it.each(['a;b', 'a,b', 'a\tb', 'a\rb', 'a\nb', 'a|b', ' a', 'a ', 'a\u2028b'])(
    'quotes text with a separator or a space at its edge: %j',
    text => expect(csvField(text, 'words')).toBe(`"${text}"`)
  )

  it('writes each quotation mark twice', () => expect(csvField('a "b"', 'words')).toBe('"a ""b"""'))

  it.each([-5, -0.65, 1e-9, '-0.65', '-68078.5012345678901', '-1e-9'])(
    'leaves a negative number unmarked: %j',
    value => {
      expect(csvField(value, 'figure')).toBe(String(value))
      expect(csvField(value, 'words')).toBe(String(value))
    }
  )

  it('drops the plus sign of a number and keeps its digits', () =>
    expect(csvField('+5.20', 'figure')).toBe('5.20'))

  it('marks a formula even in a column of numbers', () =>
    expect(csvField('-1+cmd()', 'figure')).toBe(`"'-1+cmd()"`))

  it('writes an unknown value as an empty field', () =>
    expect(csvLine([null, 'BTC', 7, '', '2026-02-17 08:27:54'])).toBe(',BTC,7,,2026-02-17 08:27:54\r\n'))
})
