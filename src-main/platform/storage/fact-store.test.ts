import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { stillClock } from '../time/still-clock.fixture'
import { Disk } from './disk'
import { DiskError } from './disk-error'
import { FactStore } from './fact-store'
import { fact } from './fact'
import { rawFact } from './fact.fixture'
import { fullDisk } from './full-disk.fixture'
import { stateMigrations } from './migrations/state'
import { openApp, openState, tempFolder } from './temp-storage.fixture'

describe('facts', () => {
  test('restores any JSON value, also after reopening', () => {
    const folder = tempFolder()
    const first = openState(folder)
    const facts = new FactStore(first)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (name, value) => {
        facts.write(rawFact(name), value)
        expect(facts.read(rawFact(name))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 30 }
    )
    facts.write(rawFact('plan'), { agreedAt: 5 })
    first.close()
    expect(new FactStore(openState(folder)).read(rawFact('plan'))).toEqual({ agreedAt: 5 })
  }, 30_000)

  test('returns the last value, and null after removal', () => {
    const facts = new FactStore(openApp())
    facts.write(rawFact('place'), 1)
    facts.write(rawFact('place'), 2)
    expect(facts.read(rawFact('place'))).toBe(2)
    facts.forget(rawFact('place'))
    expect(facts.read(rawFact('place'))).toBeNull()
    expect(facts.read(rawFact('never written'))).toBeNull()
  })

  test('applies a value set without writing immediately, and saves it with the next write', () => {
    const database = openApp()
    const facts = new FactStore(database)
    const onDisk = (name: string): unknown => new FactStore(database).read(rawFact(name))
    facts.queue(rawFact('checked'), 7)
    expect([facts.read(rawFact('checked')), onDisk('checked')]).toEqual([7, null])
    facts.writeOrQueue(rawFact('health'), 'good')
    expect([onDisk('checked'), onDisk('health')]).toEqual([7, 'good'])
    facts.queue(rawFact('checked'), 8)
    facts.writePending()
    expect(onDisk('checked')).toBe(8)
  })

  test('applies a kept value even if the disk is full, and saves it later', () => {
    const place = fullDisk('a limit on this process')
    const disk = new Disk(place.folder, stillClock(0))
    onTestFinished(() => disk.close())
    const { database } = disk.open(join(place.folder, 'state.db'), stateMigrations, 'full')
    const facts = new FactStore(database)
    facts.write(rawFact('trouble'), 'old')
    facts.write(rawFact('episodes'), 'old')
    place.fill()
    facts.writeOrQueue(rawFact('trouble'), 'new')
    facts.writeOrQueue(rawFact('episodes'), null)
    expect(['trouble', 'episodes'].map(name => facts.read(rawFact(name)))).toEqual(['new', null])
    expect(() => facts.write(rawFact('place'), 1)).toThrow(DiskError)
    expect(facts.read(rawFact('place'))).toBeNull()
    const onDisk = (): readonly unknown[] => {
      const again = new FactStore(database)
      return ['trouble', 'episodes'].map(name => again.read(rawFact(name)))
    }
    expect(onDisk()).toEqual(['old', 'old'])
    place.free()
    facts.writePending()
    expect(onDisk()).toEqual(['new', null])
    database.close()
  })

  test.each([
    ['no JSON', '{"rhythm":'],
    ['of another form', '{"rhythm":{},"agreedAt":"yesterday"}']
  ])('moves a value that is %s to another name and reads null', (_, stored) => {
    const database = openApp()
    database.prepare('INSERT INTO fact (name, value) VALUES (?, ?)').run('kept plan', stored)
    const unread: string[] = []
    const facts = new FactStore(database, name => unread.push(name))
    const plan = { name: 'kept plan', schema: z.object({ agreedAt: z.number() }) }
    expect([facts.read(plan), facts.read(plan)]).toEqual([null, null])
    expect(unread).toEqual(['kept plan'])
    const rows = database.prepare('SELECT name, value FROM fact').all()
    expect(rows).toEqual([{ name: 'kept plan (not read)', value: stored }])
    facts.write(plan, { agreedAt: 5 })
    expect(facts.read(plan)).toEqual({ agreedAt: 5 })
  })

  test('rejects a name registered twice', () => {
    fact('registered in a test', z.number())
    expect(() => fact('registered in a test', z.string())).toThrow('registered twice')
  })
})
