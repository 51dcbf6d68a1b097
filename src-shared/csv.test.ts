import { describe, expect, it } from 'vitest'
import { csvField, csvLine } from './csv'

describe('a field of a CSV file', () => {
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']
  const before = ['', ' ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\0', ' \t ']
  it.each(signs.flatMap(sign => before.map(blank => `${blank}${sign}cmd|' /C calc'!A0`)))(
    'that a spreadsheet could run as a formula is marked as text and quoted: %j',
    text => expect(csvField(text, 'words')).toBe(`"'${text}"`)
  )

  it.each(['\tx', '\rx', '\nx'])('that starts with a blank some programs strip is marked as text: %j', text =>
    expect(csvField(text, 'words')).toBe(`"'${text}"`)
  )

  it.each(['a;b', 'a,b', 'a\tb', 'a\rb', 'a\nb', 'a|b', ' a', 'a ', 'a\u2028b'])(
    'that a spreadsheet in some locale would split or trim is quoted: %j',
    text => expect(csvField(text, 'words')).toBe(`"${text}"`)
  )

  it('doubles its quotation marks', () => expect(csvField('a "b"', 'words')).toBe('"a ""b"""'))

  it.each([-5, -0.65, 1e-9, '-0.65', '-68078.5012345678901', '-1e-9'])(
    'stays a number if it is a plain negative number: %j',
    value => {
      expect(csvField(value, 'figure')).toBe(String(value))
      expect(csvField(value, 'words')).toBe(String(value))
    }
  )

  it('keeps the digits of a figure with a plus sign', () => expect(csvField('+5.20', 'figure')).toBe('5.20'))

  it('is treated as a formula even in a column of figures', () =>
    expect(csvField('-1+cmd()', 'figure')).toBe(`"'-1+cmd()"`))

  it('is empty if unknown and unquoted if harmless', () =>
    expect(csvLine([null, 'BTC', 7, '', '2026-02-17 08:27:54'])).toBe(',BTC,7,,2026-02-17 08:27:54\r\n'))
})
