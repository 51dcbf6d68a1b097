import { expect, test } from 'vitest'
import { UserBounds } from './user-bounds'

const saved = { x: 100, y: 86, width: 803, height: 605, maximised: false }
/** As a desktop with a scale of 1.5 gives it back. */
const found = { x: 100, y: 58, width: 804, height: 606, maximised: false }

function opened(at: typeof saved | null, as = found): UserBounds {
  const bounds = new UserBounds()
  bounds.opened(at)
  bounds.settled(as)
  return bounds
}

test('what the desktop made of a place is not saved', () => {
  expect(opened(saved).changed(found)).toBeNull()
  expect(opened(saved).changed({ ...found, x: 101, width: 803 })).toBeNull()
})

test('a window that nobody touched leaves no bounds', () => {
  expect(opened(null).changed(found)).toBeNull()
})

test('what the user moved or resized is saved, once', () => {
  const bounds = opened(saved)
  expect(bounds.changed({ ...found, x: 300 })).toEqual({ ...found, x: 300 })
  expect(bounds.changed({ ...found, x: 300 })).toBeNull()
  expect(bounds.changed(found)).toEqual(found)
})

test('a window that was maximised keeps its saved place', () => {
  expect(opened(saved).changed({ ...found, maximised: true })).toEqual({ ...saved, maximised: true })
  expect(opened(null).changed({ ...found, maximised: true })).toEqual({ ...found, maximised: true })
})

test('nothing is saved while the desktop still places the window', () => {
  const bounds = new UserBounds()
  bounds.opened(saved)
  expect(bounds.changed({ ...found, x: 300 })).toBeNull()
})
