import { describe, expect, it } from 'vitest'
import { comparedColors, stableColors } from './compared-colors'

type Triple = readonly [number, number, number]
const dot = (row: Triple, [a, b, c]: Triple): number => row[0] * a + row[1] * b + row[2] * c

/** Models of colour blindness: Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB. */
const eyes: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1]
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998]
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881]
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039]
  ]
}

function linear(color: string): Triple {
  const part = (at: number): number => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** CIELAB, D65. */
function lab([r, g, b]: Triple): Triple {
  const scaled = (value: number): number =>
    value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116
  const x = scaled((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = scaled(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = scaled((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const simulated = (color: string, [r, g, b]: readonly [Triple, Triple, Triple]): Triple => {
  const light = linear(color)
  const clamped = (value: number): number => Math.min(1, Math.max(0, value))
  return lab([clamped(dot(r, light)), clamped(dot(g, light)), clamped(dot(b, light))])
}

describe.each(Object.entries(comparedColors))('colours of compared coins in the %s theme', (_, colors) => {
  it.each(Object.entries(eyes))('colours are distinguishable with %s', (_name, eye) => {
    for (const [index, one] of colors.entries())
      for (const other of colors.slice(index + 1)) {
        const [a, b] = [simulated(one, eye), simulated(other, eye)]
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `${one} and ${other}`).toBeGreaterThan(20)
      }
  })
})

it('keeps the colours of the remaining coins and assigns unused colours to new coins', () => {
  const three = stableColors(['ETH', 'SOL', 'XRP'])
  expect([...three]).toEqual([
    ['ETH', 0],
    ['SOL', 1],
    ['XRP', 2]
  ])
  const two = stableColors(['SOL', 'XRP'], three)
  expect(Object.fromEntries(two)).toEqual({ SOL: 1, XRP: 2 })
  expect(Object.fromEntries(stableColors(['SOL', 'XRP', 'ADA', 'BNB'], two))).toEqual({
    SOL: 1,
    XRP: 2,
    ADA: 0,
    BNB: 3
  })
  expect(stableColors([], two).size).toBe(0)
})
