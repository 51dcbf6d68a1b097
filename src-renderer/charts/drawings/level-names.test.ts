import { describe, expect, it } from 'vitest'
import { Candles } from '../series/candles'
import type { Ink } from '../paint/echarts'
import type { Palette } from '../scene/palette'
import { Plot } from '../scene/plot'
import { scaleAround } from '../scales/price-scale'
import { paintDrawingLevels, type PaintedLevel } from './paint-levels'

const none = Float64Array.of()
const columns = { time: none, open: none, high: none, low: none, close: none, volume: none }
const palette = { font: 'sans', fontSize: 11, surface: '#fff' } as Palette
const box = { left: 0, top: 0, width: 400, height: 300 }
const view = {
  plot: new Plot(
    box,
    { from: 0, to: 10 },
    scaleAround(0, 300, { kind: 'linear', base: 1 }),
    { slots: 1, phase: 0 },
    1
  ),
  candles: new Candles(columns, 60_000),
  palette,
  axisWidth: 60
}

function painted(levels: readonly PaintedLevel[]): { names: { text: string; x: number }[]; lines: number } {
  const names: { text: string; x: number }[] = []
  let lines = 0
  const ink = new Proxy({} as Record<string | symbol, unknown>, {
    get(set, name) {
      if (name === 'fillText') return (text: string, x: number) => void names.push({ text, x })
      if (name === 'lineTo') return () => void lines++
      if (name === 'measureText') return (text: string) => ({ width: text.length * 7 })
      return set[name] ?? (() => undefined)
    }
  }) as unknown as Ink
  paintDrawingLevels(ink, levels, view)
  return { names, lines }
}

const level = (price: number, name: string, side?: 'left' | 'right'): PaintedLevel => ({
  price,
  name,
  color: '#000',
  dash: [],
  ...(side ? { side } : {})
})

describe('level names', () => {
  it('writes a name at the left or right end of its line', () => {
    const { names } = painted([level(100, 'R1'), level(200, 'Classic R1, service', 'right')])
    expect(names).toEqual([
      { text: 'R1', x: 6 },
      { text: 'Classic R1, service', x: 394 }
    ])
  })

  it('hides names that would overlap', () => {
    const { names, lines } = painted([
      level(100, 'a'),
      level(104, 'b'),
      level(104, 'c', 'right'),
      level(150, 'd')
    ])
    expect(names.map(({ text }) => text)).toEqual(['a', 'c', 'd'])
    expect(lines).toBe(4)
  })

  it('shows the nearest level above and below the pane', () => {
    const beyond = [
      level(-500, 'far below'),
      level(-50, 'below'),
      level(350, 'above'),
      level(5000, 'far above')
    ]
    expect(painted([...beyond, level(340, '')])).toEqual({
      names: [
        { text: '↑ above', x: 264 },
        { text: '↓ below', x: 264 }
      ],
      lines: 0
    })
  })
})
