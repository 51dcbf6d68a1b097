import { describe, expect, it } from 'vitest'
import { fitted, wrapped, type Print } from './print-rows'
import { zoneWords } from './picture-words'
import { m } from '../../../../src-shared/messages/m'

const print = (text: string): Print => ({ text, color: '#000', weight: 400, size: 11 })
const measure = ({ text }: Print): number => text.length * 10
const texts = (prints: readonly Print[]): string[] => prints.map(({ text }) => text)

describe('text around an exported chart', () => {
  it('wraps onto more lines instead of being cut off', () => {
    const figures = ['O 100.00', 'H 101.00', 'L 99.00', 'V 1 K'].map(print)
    expect(wrapped(figures, 400, measure).map(({ left }) => texts(left))).toEqual([
      ['O 100.00', 'H 101.00', 'L 99.00', 'V 1 K']
    ])
    expect(wrapped(figures, 180, measure).map(({ left }) => texts(left))).toEqual([
      ['O 100.00', 'H 101.00'],
      ['L 99.00', 'V 1 K']
    ])
    expect(wrapped(figures, 5, measure)).toHaveLength(4)
    expect(wrapped([], 100, measure)).toEqual([])
  })

  it('drops the least important parts of a single line first', () => {
    const row = { left: ['BTC', '1h', 'Bitcoin'].map(print), right: print('Candlewick') }
    const at = (width: number): string[] => {
      const { left, right } = fitted(row, 2, width, measure)
      return [...texts(left), ...(right ? ['|', right.text] : [])]
    }
    expect(at(300)).toEqual(['BTC', '1h', 'Bitcoin', '|', 'Candlewick'])
    expect(at(200)).toEqual(['BTC', '1h', '|', 'Candlewick'])
    expect(at(150)).toEqual(['BTC', '1h', 'Bitcoin'])
    expect(at(10)).toEqual(['BTC', '1h'])
  })

  it('states the time zone without repeating UTC', () => {
    expect(zoneWords(false, 0, 'UTC')).toBe(m.chartExport.picture.utcTimes())
    expect(zoneWords(false, 0, 'Etc/UTC')).toBe(m.chartExport.picture.utcTimes())
    expect(zoneWords(true, 0, 'Europe/Berlin')).toBe(m.chartExport.picture.utcDays())
    expect(zoneWords(false, 0, 'Europe/Berlin')).toMatch(/^Times in Europe\/Berlin, UTC/)
  })
})
