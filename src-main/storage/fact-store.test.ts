import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { stillClock } from '../time/still-clock.fixture'
import { Disk } from './disk'
import { DiskError } from './disk-error'
import { FactStore } from './fact-store'
import { fullDisk } from './full-disk.fixture'
import { stateMigrations } from './migrations/state'
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

  test('what the app keeps for itself holds though the disk is full, and is written when there is room', () => {
    const place = fullDisk('a limit on this process')
    const disk = new Disk(place.folder, stillClock(0))
    onTestFinished(() => disk.close())
    const { database } = disk.open(join(place.folder, 'state.db'), stateMigrations, 'full')
    const facts = new FactStore(database)
    facts.write('trouble', 'old')
    facts.write('episodes', 'old')
    place.fill()
    facts.keep('trouble', 'new')
    facts.keep('episodes', null)
    expect(['trouble', 'episodes'].map(name => facts.read(name))).toEqual(['new', null])
    // What a person sets is refused instead.
    expect(() => facts.write('place', 1)).toThrow(DiskError)
    expect(facts.read('place')).toBeNull()
    const again = new FactStore(database)
    expect(['trouble', 'episodes'].map(name => again.read(name))).toEqual(['old', 'old'])
    place.free()
    facts.writeHeld()
    expect(['trouble', 'episodes'].map(name => again.read(name))).toEqual(['new', null])
    database.close()
  })

  test('a value that is no JSON is none', () => {
    const database = openApp()
    database.prepare(`INSERT INTO fact (name, value) VALUES ('settings', '{"theme":')`).run()
    expect(new FactStore(database).read('settings')).toBeNull()
  })
})
