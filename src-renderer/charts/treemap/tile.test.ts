import { expect, it } from 'vitest'
import { linesThatFit, mixed, readableOn, tileColor, tileLabel } from './tile'

const colors = { ground: '#000000', up: '#00ff00', down: '#ff0000' }

it('colours tiles by the direction and size of the change', () => {
  expect([null, 0].map(strength => tileColor(strength, colors))).toEqual(['#000000', '#000000'])
  expect(tileColor(1, colors)).toBe('#008c00')
  expect(tileColor(-1, colors)).toBe('#8c0000')
  expect(tileColor(7, colors)).toBe(tileColor(1, colors))
  const green = (strength: number): number => Number.parseInt(tileColor(strength, colors).slice(3, 5), 16)
  expect(green(0.2)).toBeGreaterThan(20)
  expect(green(0.2)).toBeLessThan(green(0.8))
})

it('labels a tile in the more readable of two colours', () => {
  expect(readableOn('#8b929b', '#ffffff', '#000000')).toBe('#000000')
  expect(readableOn('#24292f', '#ffffff', '#000000')).toBe('#ffffff')
  expect(readableOn('#767676', '#ffffff', '#000000')).toBe('#000000')
})

it('mixes two colours', () => {
  expect([0, 0.5, 1].map(share => mixed('#204060', '#406080', share))).toEqual([
    '#204060',
    '#305070',
    '#406080'
  ])
})

it('shows as many label lines as fit the tile', () => {
  const lines = ['DOGE', '+12.00 %']
  const on = (side: number) => tileLabel(lines, side ** 2, 11)
  expect([on(400).formatter, on(56).formatter]).toEqual(['DOGE\n+12.00 %', 'DOGE'])
  expect([on(56).show, on(20).show]).toEqual([true, false])
  expect([on(400).fontSize, on(90).fontSize]).toEqual([22, 11])
})

it('shows only the name on a narrow tile', () => {
  const lines = ['AVAX', '−0.99 %']
  const on = (width: number, height: number) =>
    linesThatFit(lines, { width, height, lineHeight: 15 }, text => text.length * 7)
  expect(on(60, 150)).toEqual(lines)
  expect(on(46, 150)).toEqual(['AVAX'])
  expect(on(60, 30)).toEqual(['AVAX'])
  expect([on(30, 150), on(60, 15)]).toEqual([[], []])
})
