import { expect, test, vi } from 'vitest'

// Typed here, because this folder has no Node types.
type Files = {
  readdirSync(path: string, options: { recursive: true; encoding: 'utf8' }): readonly string[]
  readFileSync(path: string, encoding: 'utf8'): string
}
const files = await vi.importActual<Files>('node:fs')
const folder = decodeURI(new URL('..', import.meta.url).pathname)
const styles = files
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(css|svelte)$/.test(name))
  .map(name => ({ name, text: files.readFileSync(folder + name, 'utf8') }))

const valuesOf = (property: RegExp): readonly (readonly [string, string])[] =>
  styles.flatMap(({ name, text }) =>
    [...text.matchAll(property)].map(([, value = '']) => [name, value.replace(/\s+/g, ' ').trim()] as const)
  )

test('shows --> as typed', () => {
  const settings = valuesOf(/font-feature-settings:([^;}]*)/g)
  expect(settings.map(([name]) => name)).toContain('styles/base.css')
  // A declaration replaces any other, so each of them must turn contextual alternates off.
  for (const [name, value] of settings) expect(value, name).toMatch(/["']calt["'] (0|off)\b/)
  expect(valuesOf(/font-variant-ligatures:([^;}]*)/g)).toEqual([])
  // The font shorthand would reset the setting. It is allowed for monospaced fonts, because these come from
  // the system.
  const shorthands = valuesOf(/[\s{;]font:([^;}]*)/g).filter(
    ([, value]) => !/^inherit$|monospace/.test(value)
  )
  expect(shorthands.map(([name]) => name)).toEqual(['styles/base.css'])
})
