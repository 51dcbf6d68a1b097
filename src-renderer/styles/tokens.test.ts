import { describe, expect, it, vi } from 'vitest'
import { contrast } from '../charts/paint/contrast'

// The file is read from disk, because an imported stylesheet is empty in Vitest. This folder has no Node
// types, so the function's type is declared here.
type Files = { readFileSync(path: string, encoding: 'utf8'): string }
const files = await vi.importActual<Files>('node:fs')
const here = new URL(import.meta.url).pathname
const css = files.readFileSync(decodeURI(here).replace('.test.ts', '.css'), 'utf8')

type Palette = Record<string, string>

function palette(theme: Theme, upDown: UpDown): Palette {
  const found: Palette = {}
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = selectors.split(',').some(one => {
      const conditions = [...one.matchAll(/\[data-(theme|up-down)='([^']+)'\]/g)].map(([, , value]) => value)
      return conditions.every(value => value === theme || value === upDown)
    })
    if (!applies) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) found[name] = value
  }
  for (const [name, value] of Object.entries(found)) {
    const [, other = ''] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    found[name] = found[other] ?? value
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => /^(#|rgb\()/.test(value)))
}

function hovered(colours: Palette, ground: string): string {
  const [r = 0, g = 0, b = 0, percent = 0] = colours['hover']!.match(/\d+/g)!.map(Number)
  const mix = [r, g, b].map((over, at) => {
    const under = parseInt(ground.slice(1 + at * 2, 3 + at * 2), 16)
    return Math.round(under + ((over - under) * percent) / 100)
  })
  return `#${mix.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

const themes = ['dark', 'light', 'contrast'] as const
const variants = ['green-red', 'red-green', 'blue-orange'] as const
type Theme = (typeof themes)[number]
type UpDown = (typeof variants)[number]
const plain = ['ground', 'surface', 'raised', 'overlay', 'field', 'selected']
const tinted = ['simulated-soft', 'credit-soft', 'trouble-soft']
const texts = ['text', 'text-2', 'text-3', 'accent', 'credit', 'free', 'up', 'down', 'simulated', 'trouble']

describe.each(themes)('theme %s', theme => {
  const least = theme === 'contrast' ? 7 : 4.5

  describe.each(variants)('colours %s', variant => {
    const colours = palette(theme, variant)

    it.each(texts.flatMap(text => plain.map(ground => [text, ground] as const)))(
      '%s is readable on %s, also when hovered',
      (text, ground) => {
        expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(least)
        // The row of the selected coin doesn't change on hover.
        if (ground === 'selected') return
        expect(contrast(colours[text]!, hovered(colours, colours[ground]!))).toBeGreaterThanOrEqual(4.5)
      }
    )

    it('gives rising and falling prices similar contrast', () => {
      const [up, down] = [colours.up!, colours.down!].map(color => contrast(color, colours.surface!))
      expect(Math.max(up!, down!) / Math.min(up!, down!)).toBeLessThan(1.2)
    })
  })

  it('makes borders of controls visible on every background', () => {
    const colours = palette(theme, 'green-red')
    for (const ground of [...plain, ...tinted])
      expect(contrast(colours.edge!, colours[ground]!), ground).toBeGreaterThanOrEqual(3)
  })

  it('makes the edge of simulated data visible on every background', () => {
    const colours = palette(theme, 'green-red')
    for (const ground of [...plain, ...tinted, 'simulated-stripe'])
      expect(contrast(colours.simulated!, colours[ground]!), ground).toBeGreaterThanOrEqual(3)
  })

  it('makes text readable on filled and tinted backgrounds', () => {
    const colours = palette(theme, 'green-red')
    const onTint = ['text', 'text-2', 'text-3', 'accent', 'trouble'].flatMap(text =>
      tinted.map(ground => [text, ground] as const)
    )
    const pairs = [
      ['on-accent', 'accent-fill'],
      ['on-accent', 'accent-fill-hover'],
      ['credit', 'credit-soft'],
      ['simulated', 'simulated-soft'],
      ['simulated', 'simulated-stripe'],
      ['text', 'simulated-stripe'],
      ['text-2', 'simulated-stripe'],
      ...onTint
    ] as const
    for (const [text, ground] of pairs)
      expect(contrast(colours[text]!, colours[ground]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(least)
  })
})

it('every theme has the same colour names', () => {
  const names = (theme: Theme): string[] => Object.keys(palette(theme, 'green-red')).sort()
  expect(names('light')).toEqual(names('dark'))
  expect(names('contrast')).toEqual(names('dark'))
})
