import { describe, expect, it } from 'vitest'
import { median, p95, quantile, round } from './figures'
import { drags, wheels } from './strokes'

describe('figures', () => {
  it('computes the median and the 95th percentile', () => {
    const values = Array.from({ length: 100 }, (_, at) => 100 - at)
    expect([median(values), p95(values), quantile([7], 0.95)]).toEqual([51, 96, 7])
    expect(values[0]).toBe(100)
  })

  it('rounds figures to four digits', () => expect([1234.567, 0.123456].map(round)).toEqual([1235, 0.1235]))
})

describe('mouse input of the chart benchmark', () => {
  it('a simulated drag presses the mouse button, moves the mouse and releases the button', () => {
    const types = drags(2, 300, () => true).map(({ type }) => type)
    const once = ['mouseMove', 'mouseDown', 'mouseMove', 'mouseMove', 'mouseMove', 'mouseUp']
    expect(types).toEqual([...once, ...once])
  })

  it('a simulated drag moves the mouse in the requested direction', () => {
    const xs = drags(1, 450, () => false).map(({ x }) => x)
    expect(xs).toEqual([100, 100, 550, 1000, 1000])
  })

  it('simulated scrolling turns the mouse wheel in both directions', () => {
    expect(wheels(1, 2).map(({ deltaY }) => deltaY)).toEqual([120, -120, -120])
  })
})
