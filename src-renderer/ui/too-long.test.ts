import { expect, it } from 'vitest'
import { m } from '../../src-shared/messages/m'
import { tooLong } from './too-long'

it('reports the limit and the length of text that is too long', () => {
  expect(tooLong(` ${'x'.repeat(40)} `, 40)).toBeNull()
  expect(tooLong('x'.repeat(41), 40)).toBe(m.common.tooLong({ most: 40, count: 41 }))
})
