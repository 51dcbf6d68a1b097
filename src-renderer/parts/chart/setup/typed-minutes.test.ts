import { expect, it } from 'vitest'
import { readMinutes } from './typed-minutes'

it.each([
  ['7', 7],
  [' 45m ', 45],
  ['90 min', 90],
  ['8H', 480],
  ['36h', null],
  ['3d', 4320],
  ['2w', 20160],
  ['5w', null],
  ['1', null],
  ['0', null],
  ['1.5h', null],
  ['', null],
  ['soon', null]
])('reads “%s” as a bar of %s minutes', (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes)
})
