import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FactStore } from './fact-store'
import { openApp, openState, tempFolder } from './temp-storage.fixture'

describe('facts', () => {
  test('any JSON value comes back as it was, also after opening again', () => {
    const folder = tempFolder()
    const first = openState(folder)
    const facts = new FactStore(first)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (name, value) => {
        facts.write(name, value)
        expect(facts.read(name)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 30 }
    )
    facts.write('plan', { agreedAt: 5 })
    first.close()
    expect(new FactStore(openState(folder)).read('plan')).toEqual({ agreedAt: 5 })
  }, 30_000)

  test('the last value counts, and a forgotten one is null', () => {
    const facts = new FactStore(openApp())
    facts.write('place', 1)
    facts.write('place', 2)
    expect(facts.read('place')).toBe(2)
    facts.forget('place')
    expect(facts.read('place')).toBeNull()
    expect(facts.read('never written')).toBeNull()
  })

  test('a value that is no JSON is none', () => {
    const database = openApp()
    database.prepare(`INSERT INTO fact (name, value) VALUES ('settings', '{"theme":')`).run()
    expect(new FactStore(database).read('settings')).toBeNull()
  })
})
