import { describe, expect, it, test } from 'vitest'
import { conflictOf, keysOf, keysOfPress, meaningOfKeys, withKeys, type OwnShortcuts } from './shortcuts'

const usual: OwnShortcuts = { shortcuts: {}, singleKeys: true }
const press = (key: string, modifiers: string = '', code = ''): string | null =>
  keysOfPress({
    key,
    code,
    ctrlKey: modifiers.includes('C'),
    altKey: modifiers.includes('A'),
    shiftKey: modifiers.includes('S'),
    metaKey: modifiers.includes('M')
  })

test.each([
  ['k', 'C', 'Ctrl+K'],
  ['k', 'M', 'Ctrl+K'],
  ['K', 'CS', 'Ctrl+Shift+K'],
  ['?', 'S', '?'],
  ['+', 'CS', 'Ctrl++'],
  ['-', '', '−'],
  ['T', 'S', 'T'],
  ['ArrowLeft', 'A', 'Alt+←'],
  ['F5', 'S', 'Shift+F5']
])('writes the key %s pressed with the modifiers "%s" as %s', (key, modifiers, keys) =>
  expect(press(key, modifiers)).toBe(keys)
)

test('uses the physical key for a modified key on a non-Latin keyboard', () => {
  expect(press('л', 'C', 'KeyK')).toBe('Ctrl+K')
  expect(press('©', 'A', 'KeyG')).toBe('Alt+G')
  expect(press('Control', 'C')).toBeNull()
})

describe('custom shortcuts', () => {
  const own: OwnShortcuts = { ...usual, shortcuts: { palette: ['Ctrl+P'], 'draw:trend': ['L'] } }

  it('custom shortcuts replace the default keys', () => {
    expect(meaningOfKeys('Ctrl+P', own, false)).toEqual({ id: 'palette' })
    expect(meaningOfKeys('Ctrl+K', own, false)).toEqual({ id: null })
    expect(meaningOfKeys('Ctrl+E', own, false)).toBeNull()
    expect(meaningOfKeys('Ctrl+P', usual, false)).toBeNull()
  })

  it('drawing shortcuts work only on the chart', () => {
    expect(meaningOfKeys('L', own, true)).toEqual({ id: 'draw:trend' })
    expect(meaningOfKeys('L', own, false)).toBeNull()
    expect(meaningOfKeys('T', own, true)).toEqual({ id: null })
    expect(meaningOfKeys('T', own, false)).toBeNull()
  })

  it('reports a conflict with another action or a fixed key', () => {
    expect(conflictOf('convert', 'Ctrl+P', own)).toEqual({ kind: 'used', by: 'palette' })
    expect(conflictOf('convert', 'Ctrl+K', own)).toBeNull()
    expect(conflictOf('palette', 'Ctrl+P', own)).toBeNull()
    expect(['Ctrl+Z', 'Ctrl+Q', 'Tab', 'Ctrl++'].map(keys => conflictOf('convert', keys, own)?.kind)).toEqual(
      Array(4).fill('fixed')
    )
  })

  it('a shortcut can take the keys of another action', () => {
    const moved = withKeys(own, 'convert', ['Ctrl+P'])
    expect(moved).toEqual({ palette: [], 'draw:trend': ['L'], convert: ['Ctrl+P'] })
    expect(withKeys({ ...usual, shortcuts: { palette: ['Ctrl+P'] } }, 'palette', null)).toEqual({})
    expect(withKeys(usual, 'convert', ['?'])).toEqual({ shortcuts: ['F1'], convert: ['?'] })
  })

  it('resetting a shortcut takes its default keys back from another action', () => {
    const taken = { ...usual, shortcuts: { convert: ['Ctrl+K'], palette: [] } }
    expect(withKeys(taken, 'palette', null)).toEqual({ convert: [] })
  })
})

test('single-key shortcuts can be switched off', () => {
  const off = { ...usual, singleKeys: false }
  expect(keysOf('shortcuts', off)).toEqual(['F1'])
  expect(['/', '?'].map(keys => meaningOfKeys(keys, off, false))).toEqual([{ id: null }, { id: null }])
  expect(['T', 'A', '0'].map(keys => meaningOfKeys(keys, off, true))).toEqual(Array(3).fill({ id: null }))
  expect(meaningOfKeys('T', off, false)).toBeNull()
  expect(meaningOfKeys('F1', off, false)).toBeNull()
})
