import { describe, expect, test } from 'vitest'

import { openBooks } from '../../credits/fake-service.fixture'

import { readTarget } from './connection-service'

import { address, asProposed, faultOf, key, machine, other } from './connected.fixture'
import { rawFact } from '../../platform/storage/fact.fixture'

describe('the plan', () => {
  test('the plan is approved after one call, which checks the key', async () => {
    const { connection, session } = machine()
    await connection.enter({ address, key })
    const state = await connection.agree({ items: [{ need: 'news', automatic: true, everyMs: 7_200_000 }] })
    expect(state.plan).toBe('agreed')
    expect(session().books.service.calls).toEqual([{ operation: 'getFearGreed', params: {} }])
    expect(session().books.entries(null, 1)[0]).toMatchObject({ feature: 'key-check', state: 'charged' })
    expect(session().agreement.everyMs('news')).toBe(7_200_000)
    await connection.agree({ items: [{ need: 'news', automatic: false, everyMs: null }] })
    expect(session().books.service.calls).toHaveLength(1)
    expect(session().agreement.everyMs('news')).toBeNull()
  })

  test.each(['key-refused', 'offline', 'timed-out', 'unknown-endpoint', 'unreadable'] as const)(
    'the plan stays proposed if the key check fails with %s',
    async code => {
      const { connection, session } = machine()
      await connection.enter({ address, key })
      session().books.service.answer = () => ({ fault: code })
      expect((await faultOf(connection.agree(asProposed))).code).toBe(code)
      expect(connection.state().plan).toBe('proposed')
    }
  )

  test.each([
    'plan-required',
    'quota-exceeded',
    'rate-limited',
    'limited',
    'refused',
    'upstream-unavailable'
  ] as const)(
    'the plan is approved if the key check fails with %s, which shows that the key is valid',
    async code => {
      const { connection, session } = machine()
      await connection.enter({ address, key })
      session().books.service.answer = () => ({ fault: code })
      expect((await connection.agree(asProposed)).plan).toBe('agreed')
    }
  )

  test('the plan can be previewed without saving it and without a call', async () => {
    const { connection, session } = machine()
    await connection.enter({ address, key })
    const before = connection.plan()
    const preview = connection.preview({ items: [{ need: 'quotes', automatic: true, everyMs: 5_000 }] })
    expect(preview.callsPerDay).toBeGreaterThan(17_000)
    expect(connection.plan()).toEqual(before)
    expect(session().books.service.calls).toEqual([])
  })

  test('the plan keeps its choices after a restart', async () => {
    const { connection, session } = machine()
    await connection.enter({ address, key })
    await connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs: 30_000 }] })
    const { books } = session()
    books.close()
    const facts = openBooks({ folder: books.folder }).facts
    expect(facts.read(rawFact('plan'))).toMatchObject({
      rhythm: { quotes: 30_000 },
      agreedAt: books.clock.now()
    })
  })
})

describe('another key', () => {
  test('another key for the same address needs a new approval', async () => {
    const { connection, session, calledAtOnce } = machine()
    await connection.enter({ address, key })
    await connection.agree(asProposed)
    const state = await connection.enter({ address, key: 'second-key' })
    expect(state.plan).toBe('proposed')
    expect(calledAtOnce).toEqual([])
    let proposed = 0
    session().agreement.proposed.on(() => proposed++)
    session().agreement.propose()
    expect(proposed).toBe(1)
  })

  test('after another key is entered, no call is made until the plan is approved again', async () => {
    const { connection, calledAtOnce } = machine()
    await connection.enter({ address, key })
    await connection.agree(asProposed)
    await connection.enter({ address: other, key })
    await connection.agree(asProposed)
    expect((await connection.enter({ address, key: 'another-key' })).plan).toBe('proposed')
    await connection.agree(asProposed)
    await connection.forgetKey()
    expect((await connection.enter({ address, key })).plan).toBe('proposed')
    expect(calledAtOnce).toEqual([])
  })

  test('a key entered during a key check isn’t approved by that check', async () => {
    const { connection, session } = machine()
    await connection.enter({ address, key })
    const waiting = session().books.service.holdResponses()
    const agreeing = faultOf(connection.agree(asProposed))
    await connection.enter({ address, key: 'second-key' })
    waiting[0]?.respond({ charged: 1 })
    expect((await agreeing).code).toBe('offline')
    expect(connection.state().plan).toBe('proposed')
  })

  test('the connection stays as it was if the new service’s folder can’t be opened', async () => {
    const { connection, broken, received, facts, keychain } = machine()
    await connection.enter({ address, key })
    await connection.agree(asProposed)
    broken.folder = true
    await expect(connection.enter({ address: other, key })).rejects.toThrow('cannot be opened')
    expect(received.at(-1)).toEqual(connection.state())
    expect(connection.state()).toMatchObject({ mode: 'live', address, key: 'saved', plan: 'agreed' })
    expect([...keychain.keys.keys()]).toEqual([address])
    expect(readTarget(facts)).toEqual({ mode: 'live', address })
  })

  test('keys entered at the same time are used one after the other', async () => {
    const { connection, opened } = machine()
    await Promise.all([
      connection.enter({ address, key }),
      connection.enter({ address: other, key }),
      connection.forgetKey()
    ])
    expect(opened.map(target => (target.mode === 'live' ? target.address : 'demo'))).toEqual([
      'demo',
      address,
      other,
      'demo'
    ])
    expect(connection.state().mode).toBe('demo')
  })
})
