import { expect, it } from 'vitest'
import { typedDay } from './typed-day'

it('accepts an existing date', () => {
  expect(typedDay('2026-02-17')).toBe(Date.UTC(2026, 1, 17))
  expect(typedDay('2024-02-29')).toBe(Date.UTC(2024, 1, 29))
})

it.each(['', '2026', '2026-2-7', '2026-02-30', '2025-02-29', '17.02.2026', '02/17/2026', '2026-02-17T00'])(
  'rejects "%s"',
  text => expect(typedDay(text)).toBeNaN()
)
