import { describe, expect, it } from 'vitest'
import { csvField, csvLine } from './csv'

describe('a field of a CSV file', () => {
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']
  const before = ['', ' ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\0', ' \t ']
  it.each(signs.flatMap(sign => before.map(blank => `${blank}${sign}cmd|' /C calc'!A0`)))(
    'that a spreadsheet may run as a formula is marked as text and quoted: %j',
    text => expect(csvField(text, 'words')).toBe(`"'${text}"`)
  )

  it.each(['\tx', '\rx', '\nx'])('that begins with a blank which is cut away is marked as text: %j', text =>
    expect(csvField(text, 'words')).toBe(`"'${text}"`)
  )

  it.each(['a;b', 'a,b', 'a\tb', 'a\rb', 'a\nb', 'a|b', ' a', 'a ', 'a\u2028b'])(
    'that a spreadsheet of some country would split or cut is quoted: %j',
    text => expect(csvField(text, 'words')).toBe(`"${text}"`)
  )

  it('doubles the quotation marks in it', () => expect(csvField('a "b"', 'words')).toBe('"a ""b"""'))

  it.each([-5, -0.65, 1e-9, '-0.65', '-68078.5012345678901', '-1e-9'])(
    'that is a plain negative number stays one: %j',
    value => {
      expect(csvField(value, 'figure')).toBe(String(value))
      expect(csvField(value, 'words')).toBe(String(value))
    }
  )

  it('keeps the digits of a figure whose source has a plus sign', () =>
    expect(csvField('+5.20', 'figure')).toBe('5.20'))

  it('is a formula also where a figure was expected', () =>
    expect(csvField('-1+cmd()', 'figure')).toBe(`"'-1+cmd()"`))

  it('is empty where nothing is known, and plain where nothing is odd', () =>
    expect(csvLine([null, 'BTC', 7, '', '2026-02-17 08:27:54'])).toBe(',BTC,7,,2026-02-17 08:27:54\r\n'))
})
