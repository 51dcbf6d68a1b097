import type { Drawing } from '@contract'
import { expect, it } from 'vitest'
import type { Ink } from '../paint/echarts'
import type { Palette } from '../scene/palette'
import { groundOf } from './ground.fixture'
import { paintDrawing } from './paint'

const palette = { font: 'sans', fontSize: 11, surface: '#fff', hues: ['#00f'] } as unknown as Palette
const corners = { from: { time: 1e8, price: 90 }, to: { time: 2e8, price: 110 } }
const rectangle: Drawing = { kind: 'rectangle', id: 'r', hue: 0, ...corners }
const fibonacci: Drawing = { kind: 'fibonacci', id: 'f', hue: 0, ...corners }

function dashesOf(drawing: Drawing, isSelected = false): readonly string[] {
  const strokes: string[] = []
  let dash = ''
  const ink = new Proxy({} as Record<string | symbol, unknown>, {
    get(set, name) {
      if (name === 'setLineDash') return (now: readonly number[]) => void (dash = now.join(' '))
      if (name === 'stroke') return () => void strokes.push(dash)
      return set[name] ?? (() => undefined)
    }
  }) as unknown as Ink
  paintDrawing(ink, drawing, { ...groundOf(), palette, axisWidth: 60 }, isSelected)
  return strokes
}

it('paints each line of a drawing solid, dashed or dotted', () => {
  expect(dashesOf(rectangle)).toEqual(['', '', '', ''])
  expect(dashesOf({ ...rectangle, dash: 'solid' })).toEqual(['', '', '', ''])
  expect(dashesOf({ ...rectangle, dash: 'dashed' })).toEqual(['6 4', '6 4', '6 4', '6 4'])
  expect(dashesOf({ ...rectangle, dash: 'dotted' })).toEqual(['2 3', '2 3', '2 3', '2 3'])
})

it('paints a selected drawing with the same dashes, and its handles solid', () => {
  expect(dashesOf({ ...rectangle, dash: 'dotted' }, true)).toEqual(['2 3', '2 3', '2 3', '2 3', '', ''])
})

it('keeps the guide of a retracement dashed', () => {
  const [guide, ...levels] = dashesOf({ ...fibonacci, dash: 'dotted' })
  expect(guide).toBe('4 4')
  expect(new Set(levels)).toEqual(new Set(['2 3']))
})
