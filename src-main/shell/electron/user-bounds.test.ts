import { expect, test } from 'vitest'
import { UserBounds } from './user-bounds'

const saved = { x: 100, y: 86, width: 803, height: 605, maximised: false }
/** The bounds that a desktop with a scale of 1.5 reports for `saved`. */
const found = { x: 100, y: 58, width: 804, height: 606, maximised: false }

function opened(at: typeof saved | null, as = found): UserBounds {
  const bounds = new UserBounds()
  bounds.opened(at)
  bounds.settled(as)
  return bounds
}

test('doesn’t save changes that the desktop made to the bounds', () => {
  expect(opened(saved).changed(found)).toBeNull()
  expect(opened(saved).changed({ ...found, x: 101, width: 803 })).toBeNull()
})

test('saves no bounds for a window that the user didn’t change', () => {
  expect(opened(null).changed(found)).toBeNull()
})

test('saves the bounds once after each move or resize', () => {
  const bounds = opened(saved)
  expect(bounds.changed({ ...found, x: 300 })).toEqual({ ...found, x: 300 })
  expect(bounds.changed({ ...found, x: 300 })).toBeNull()
  expect(bounds.changed(found)).toEqual(found)
})

test('keeps the earlier bounds of a maximised window', () => {
  expect(opened(saved).changed({ ...found, maximised: true })).toEqual({ ...saved, maximised: true })
  expect(opened(null).changed({ ...found, maximised: true })).toEqual({ ...found, maximised: true })
})

test('saves no bounds while the desktop is still placing the window', () => {
  const bounds = new UserBounds()
  bounds.opened(saved)
  expect(bounds.changed({ ...found, x: 300 })).toBeNull()
})
