import { expect, it } from 'vitest'
import type { Pencil } from './pencil.svelte'
import { pressPencil } from './pencil-keys'

const noModifiers = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }

it.each([true, false])('handles Ctrl+Z only if the chart has something to undo: %s', canUndo => {
  const actions = {
    remove: () => expect.unreachable(),
    addAlert: () => expect.unreachable(),
    undo: () => canUndo,
    redo: () => expect.unreachable()
  }
  const pencil = {} as Pencil
  expect(pressPencil(pencil, actions, { ...noModifiers, key: 'z', ctrlKey: true })).toBe(canUndo)
})
