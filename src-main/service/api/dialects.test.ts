import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figuresIn, hostDialect } from './dialects.fixture'
import { operations } from './operations'

type Host = Awaited<ReturnType<typeof hostDialect>>
let own: Host
beforeAll(async () => {
  own = await hostDialect(0)
})
afterAll(() => own.service.close())

describe.each([1, 2, 3, 4, 5, 6])('a service that uses the field names of dialect %i', dialect => {
  let other: Host
  beforeAll(async () => {
    other = await hostDialect(dialect)
  })
  afterAll(() => other.service.close())

  test.each(operations)(
    'reads the same values from $name as with the usual field names',
    async ({ name, parameters, kind }) => {
      const [plain, response] = [await own.ask(name, parameters), await other.ask(name, parameters)]
      expect(response.body).not.toBe(plain.body)
      expect(response.answer, response.body?.slice(0, 400)).toMatchObject({ kind, dropped: 0 })
      const figures = figuresIn(response.answer)
      const expected = [...figuresIn(plain.answer)].filter(([, value]) => value !== null)
      const amiss = expected
        .filter(([place, value]) => figures.get(place) !== value)
        .map(([place, value]) => `${place}: ${String(figures.get(place))}, not ${String(value)}`)
      expect(amiss.slice(0, 12), response.body?.slice(0, 400)).toEqual([])
    }
  )
})
