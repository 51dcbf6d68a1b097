import { describe, expect, it } from 'vitest'
import { rowCommand } from './row-keys'

const press = (key: string, held: Partial<KeyboardEvent> = {}): Parameters<typeof rowCommand>[0] => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held
})

describe('a key on the list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 19, 19],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 0],
    ['ArrowUp', 5, 4],
    ['Home', 7, 0],
    ['End', 7, 19],
    ['PageDown', 2, 12],
    ['PageUp', 2, 0]
  ])('%s on row %i selects row %i', (key, at, to) => {
    expect(rowCommand(press(key), at, 20)).toEqual({ kind: 'select', to })
  })

  it('with Alt moves the row', () => {
    expect(rowCommand(press('ArrowUp', { altKey: true }), 3, 20)).toEqual({ kind: 'move', to: 2 })
    expect(rowCommand(press('ArrowDown', { altKey: true }), 19, 20)).toEqual({ kind: 'move', to: 19 })
    expect(rowCommand(press('Home', { altKey: true }), 3, 20)).toEqual({ kind: 'move', to: 0 })
  })

  it('opens and removes what is selected', () => {
    expect(rowCommand(press('Enter'), 3, 20)).toEqual({ kind: 'open' })
    expect(rowCommand(press('Delete'), 3, 20)).toEqual({ kind: 'remove' })
  })

  it('does nothing where there is nothing', () => {
    expect(rowCommand(press('Enter'), -1, 20)).toBeNull()
    expect(rowCommand(press('Delete'), -1, 20)).toBeNull()
    expect(rowCommand(press('ArrowUp', { altKey: true }), -1, 20)).toBeNull()
    expect(rowCommand(press('ArrowDown'), -1, 0)).toBeNull()
  })

  it('leaves the app’s and the system’s keys alone', () => {
    expect(rowCommand(press('ArrowDown', { ctrlKey: true }), 3, 20)).toBeNull()
    expect(rowCommand(press('a'), 3, 20)).toBeNull()
    expect(rowCommand(press('Delete', { altKey: true }), 3, 20)).toBeNull()
  })
})
