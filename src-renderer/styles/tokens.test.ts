import { describe, expect, it, vi } from 'vitest'

// Vitest empties imported stylesheets and this environment has no Node types, so read the file directly.
type Files = { readFileSync(path: string, encoding: 'utf8'): string }
const files = await vi.importActual<Files>('node:fs')
const here = new URL(import.meta.url).pathname
const css = files.readFileSync(decodeURI(here).replace('.test.ts', '.css'), 'utf8')

type Palette = Record<string, string>

/** A theme's resulting values: the rules whose selectors match it, in source order. */
function palette(theme: 'dark' | 'light', upDown: 'green-red' | 'blue-orange'): Palette {
  const found: Palette = {}
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = selectors.split(',').some(one => {
      const asked = [...one.matchAll(/\[data-(theme|up-down)='([^']+)'\]/g)].map(([, , value]) => value)
      return asked.every(value => value === theme || value === upDown)
    })
    if (!applies) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g))
      found[name] = value
  }
  return found
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const themes = ['dark', 'light'] as const
const variants = ['green-red', 'blue-orange'] as const
const grounds = ['ground', 'surface', 'raised', 'selected']
const texts = ['text', 'text-2', 'text-3', 'accent', 'credit', 'free', 'up', 'down', 'simulated', 'trouble']

describe.each(themes)('%s', theme => {
  describe.each(variants)('%s', variant => {
    const colours = palette(theme, variant)

    it.each(texts.flatMap(text => grounds.map(ground => [text, ground] as const)))(
      '%s is readable on %s',
      (text, ground) => {
        expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
      }
    )

    it('gives up and down equal contrast', () => {
      expect(contrast(colours.up!, colours.down!)).toBeLessThan(1.2)
    })
  })

  it('makes control borders visible on every background', () => {
    const colours = palette(theme, 'green-red')
    for (const ground of grounds) expect(contrast(colours.edge!, colours[ground]!)).toBeGreaterThanOrEqual(3)
  })

  it('makes text readable on filled and tinted backgrounds', () => {
    const colours = palette(theme, 'green-red')
    const pairs = [
      ['on-accent', 'accent-fill'],
      ['on-accent', 'accent-fill-hover'],
      ['credit', 'credit-soft'],
      ['simulated', 'simulated-soft'],
      ['simulated', 'simulated-stripe'],
      ['trouble', 'trouble-soft'],
      ['text-2', 'trouble-soft'],
      ['text-2', 'simulated-soft'],
      ['text', 'overlay'],
      ['text-2', 'overlay'],
      ['text-3', 'overlay'],
      ['text', 'field'],
      ['text-3', 'field']
    ] as const
    for (const [text, ground] of pairs) {
      expect(contrast(colours[text]!, colours[ground]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('has the same colour names in dark and light', () => {
  const names = (theme: 'dark' | 'light'): string[] => Object.keys(palette(theme, 'green-red')).sort()
  expect(names('light')).toEqual(names('dark'))
})
