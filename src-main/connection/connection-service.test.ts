import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ConnectionState, PlanChoice } from '../contract/connection'
import { openBooks, type Books } from '../credits/fake-service.fixture'
import { FaultError } from '../faults/fault-error'
import { FakeVault, lockedVault } from '../secrets/fake-vault.fixture'
import { KeyRing } from '../secrets/key-ring'
import { SessionVault } from '../secrets/session-vault'
import { FactStore } from '../storage/fact-store'
import { openApp, tempFolder } from '../storage/temp-storage.fixture'
import { ConnectionService, readPlace, type Place } from './connection-service'
import { PlanKeeper } from './plan-keeper'

const address = 'https://api.example.com'
const other = 'https://other.example.com'
const key = 'canary-5f3c-key'
const asProposed: PlanChoice = { items: [] }

/** A place with books and plan of its own, as a desk has them; opening it starts what was agreed. */
interface Desk {
  readonly place: Place
  readonly books: Books
  readonly plan: PlanKeeper
}

function machine(keychain = new FakeVault(), folder = tempFolder()) {
  const database = openApp(folder)
  const facts = new FactStore(database)
  const keys = new KeyRing(keychain, new SessionVault())
  const folders = new Map<string, string>()
  const opened: Place[] = []
  /** Places whose desk found its plan agreed as it opened: those would have called at once. */
  const calledAtOnce: string[] = []

  const open = (place: Place): Desk => {
    const name = place.mode === 'live' ? place.address : 'demo'
    const books = openBooks({ folder: folders.get(name) ?? tempFolder(), agreed: () => plan.agreed() })
    folders.set(name, books.folder)
    const price = { state: 'known', credits: 1, learned: null, reserve: 1 } as const
    const plan: PlanKeeper = new PlanKeeper({
      facts: books.facts,
      clock: books.clock,
      calls: books.calls,
      coins: () => 3,
      priceOf: () => price,
      quotaLimit: () => null,
      keyCheck: 'getFearGreed',
      keyCheckPrice: () => price,
      simulated: place.mode === 'demo'
    })
    opened.push(place)
    if (place.mode === 'live' && plan.agreed()) calledAtOnce.push(name)
    return { place, books, plan }
  }
  let desk = open(readPlace(facts))
  const broken = { folder: false }
  const moveTo = async (place: Place): Promise<void> => {
    if (broken.folder) throw new Error('the folder cannot be opened')
    desk.books.calls.close()
    desk.books.close()
    await Promise.resolve()
    desk = open(place)
  }
  const connection = new ConnectionService({
    facts,
    keys,
    plan: () => desk.plan,
    address: () => (desk.place.mode === 'live' ? desk.place.address : 'http://127.0.0.1:1'),
    moveTo: place => moveTo(place)
  })
  const heard: ConnectionState[] = []
  connection.changed.on(state => heard.push(state))
  return {
    connection,
    keychain,
    keys,
    facts,
    folder,
    opened,
    calledAtOnce,
    heard,
    desk: () => desk,
    broken,
    folders,
    database
  }
}

const faultOf = async (done: Promise<unknown>): Promise<FaultError['fault']> => {
  const error: unknown = await done.then(
    () => null,
    (thrown: unknown) => thrown
  )
  if (error instanceof FaultError) return error.fault
  throw new Error(`no fault but ${String(error)}`)
}

describe('a key and an address', () => {
  test('are saved, and nothing is called before the plan is agreed', async () => {
    const { connection, keychain, desk, heard } = machine()
    expect(connection.state()).toMatchObject({
      mode: 'demo',
      key: 'none',
      plan: 'agreed',
      keychainTrouble: null
    })
    const state = await connection.enter({ address: ` ${address}/api/v1/ `, key: ` ${key}\n` })
    expect(state).toEqual({ mode: 'live', address, key: 'saved', keychainTrouble: null, plan: 'proposed' })
    expect(heard.at(-1)).toEqual(state)
    expect(keychain.keys.get(address)).toBe(key)
    expect(desk().books.service.calls).toEqual([])
    expect(connection.plan().agreedAt).toBeNull()
  })

  test.each([
    ['an empty address', { address: '  ', key }],
    ['an address without scheme', { address: 'api.example.com', key }],
    ['plain http to a stranger', { address: 'http://api.example.com', key }],
    ['credentials in the address', { address: 'https://me:canary@api.example.com', key }],
    ['a question in the address', { address: `https://api.example.com/?api_key=${key}`, key }],
    ['an empty key', { address, key: '' }],
    ['a key over two lines', { address, key: `${key}\n${key}` }],
    ['a key of 10,000 characters', { address, key: key.repeat(700) }]
  ])('%s: a clear sentence, nothing saved, nothing lost, no key in it', async (_, entered) => {
    const { connection, keychain, opened, heard } = machine()
    const fault = await faultOf(connection.enter(entered))
    expect(fault.code).toBe('bad-input')
    for (const sentence of [fault.what, fault.means, fault.next]) expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(JSON.stringify(fault)).not.toContain('canary')
    expect([keychain.asked, opened.length, heard]).toEqual([[], 1, []])
    expect(connection.state().mode).toBe('demo')
  })

  test('without a keychain live for this session, and why is said', async () => {
    const { connection } = machine(lockedVault())
    const state = await connection.enter({ address, key })
    expect(state).toMatchObject({ key: 'session', keychainTrouble: 'This system has no keychain.' })
    expect(await connection.forgetKey()).toMatchObject({ mode: 'demo', key: 'none', keychainTrouble: null })
  })

  test('are found again by the next start, which tells when the keychain has answered', async () => {
    const first = machine()
    await first.connection.enter({ address, key })
    await first.connection.agree(asProposed)
    first.database.close()
    const next = machine(first.keychain, first.folder)
    expect(next.opened).toEqual([{ mode: 'live', address }])
    expect(next.connection.state()).toMatchObject({ mode: 'live', address, key: 'none' })
    await next.keys.read(address)
    expect(next.connection.state().key).toBe('saved')
    expect(next.keychain.asked.filter(asked => asked.startsWith('read'))).toHaveLength(1)
  })

  test('the key stands in no file, no event and no answer', async () => {
    const { connection, folder, heard, folders, desk } = machine()
    await connection.enter({ address, key })
    await connection.agree(asProposed)
    const files = [folder, ...folders.values()].flatMap(place =>
      readdirSync(place).map(name => join(place, name))
    )
    for (const file of files) expect(readFileSync(file).includes(key), file).toBe(false)
    expect(
      JSON.stringify([heard, connection.state(), connection.plan(), desk().books.service.calls])
    ).not.toContain(key)
  })
})

describe('the plan', () => {
  test('is agreed to after one call that checks the key', async () => {
    const { connection, desk } = machine()
    await connection.enter({ address, key })
    const state = await connection.agree({ items: [{ need: 'news', automatic: true, everyMs: 7_200_000 }] })
    expect(state.plan).toBe('agreed')
    expect(desk().books.service.calls).toEqual([{ operation: 'getFearGreed', params: {} }])
    expect(desk().books.entries(null, 1)[0]).toMatchObject({ feature: 'key-check', state: 'charged' })
    expect(desk().plan.everyMs('news')).toBe(7_200_000)
    await connection.agree({ items: [{ need: 'news', automatic: false, everyMs: null }] })
    expect(desk().books.service.calls).toHaveLength(1)
    expect(desk().plan.everyMs('news')).toBeNull()
  })

  test.each(['key-refused', 'offline', 'timed-out', 'unknown-endpoint', 'unreadable'] as const)(
    'stays a proposal when the check ends in %s',
    async code => {
      const { connection, desk } = machine()
      await connection.enter({ address, key })
      desk().books.service.answer = () => ({ fault: code })
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
  ] as const)('is agreed though the check ends in %s: the key itself is good', async code => {
    const { connection, desk } = machine()
    await connection.enter({ address, key })
    desk().books.service.answer = () => ({ fault: code })
    expect((await connection.agree(asProposed)).plan).toBe('agreed')
  })

  test('previews a choice without keeping it or calling', async () => {
    const { connection, desk } = machine()
    await connection.enter({ address, key })
    const before = connection.plan()
    const preview = connection.preview({ items: [{ need: 'quotes', automatic: true, everyMs: 5_000 }] })
    expect(preview.callsPerDay).toBeGreaterThan(17_000)
    expect(connection.plan()).toEqual(before)
    expect(desk().books.service.calls).toEqual([])
  })

  test('outlives a restart, with its choices', async () => {
    const { connection, desk } = machine()
    await connection.enter({ address, key })
    await connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs: 30_000 }] })
    const { books } = desk()
    books.close()
    const facts = openBooks({ folder: books.folder }).facts
    expect(facts.read('plan')).toMatchObject({ rhythm: { quotes: 30_000 }, agreedAt: books.clock.now() })
  })
})

describe('another key', () => {
  test('for the same address: the plan is a proposal again, and what the old one met is forgotten', async () => {
    const { connection, desk, calledAtOnce } = machine()
    await connection.enter({ address, key })
    await connection.agree(asProposed)
    const state = await connection.enter({ address, key: 'second-key' })
    expect(state.plan).toBe('proposed')
    expect(calledAtOnce).toEqual([])
    let proposed = 0
    desk().plan.proposed.on(() => proposed++)
    desk().plan.propose()
    expect(proposed).toBe(1)
  })

  test('for an address agreed to before: nothing is called when one comes back to it', async () => {
    const { connection, calledAtOnce } = machine()
    await connection.enter({ address, key })
    await connection.agree(asProposed)
    await connection.enter({ address: other, key })
    await connection.agree(asProposed)
    expect((await connection.enter({ address, key: 'another' })).plan).toBe('proposed')
    await connection.agree(asProposed)
    await connection.forgetKey()
    expect((await connection.enter({ address, key })).plan).toBe('proposed')
    expect(calledAtOnce).toEqual([])
  })

  test('while the first is still being checked: the first check is not taken for the second key’s', async () => {
    const { connection, desk } = machine()
    await connection.enter({ address, key })
    const waiting = desk().books.service.byHand()
    const agreeing = faultOf(connection.agree(asProposed))
    await connection.enter({ address, key: 'second-key' })
    waiting[0]?.tell({ charged: 1 })
    expect((await agreeing).code).toBe('offline')
    expect(connection.state().plan).toBe('proposed')
  })

  test('for a place that cannot be opened: one stays where one was, and is shown so', async () => {
    const { connection, broken, heard, facts } = machine()
    await connection.enter({ address, key })
    await connection.agree(asProposed)
    broken.folder = true
    await expect(connection.enter({ address: other, key })).rejects.toThrow('cannot be opened')
    expect(heard.at(-1)).toEqual(connection.state())
    expect(connection.state()).toMatchObject({ mode: 'live', address, plan: 'proposed' })
    expect(readPlace(facts)).toEqual({ mode: 'live', address })
  })

  test('clicked twice moves one after the other', async () => {
    const { connection, opened } = machine()
    await Promise.all([
      connection.enter({ address, key }),
      connection.enter({ address: other, key }),
      connection.forgetKey()
    ])
    expect(opened.map(place => (place.mode === 'live' ? place.address : 'demo'))).toEqual([
      'demo',
      address,
      other,
      'demo'
    ])
    expect(connection.state().mode).toBe('demo')
  })
})

describe('forgetting the key', () => {
  test('takes it out of the keychain and goes back to the demo market', async () => {
    const { connection, keychain } = machine()
    await connection.enter({ address, key })
    expect(await connection.forgetKey()).toMatchObject({ mode: 'demo', key: 'none', keychainTrouble: null })
    expect(keychain.keys.size).toBe(0)
  })

  test('says so when the keychain would not let go of it', async () => {
    const { connection, keychain } = machine()
    await connection.enter({ address, key })
    keychain.failure = new Error('locked')
    const state = await connection.forgetKey()
    expect(state.mode).toBe('demo')
    expect(state.keychainTrouble).toMatch(/may still be stored/)
  })

  test('in the demo market does nothing', async () => {
    const { connection, opened, keychain } = machine()
    await connection.forgetKey()
    expect([opened.length, keychain.asked]).toEqual([1, []])
  })
})

test.each([
  [null],
  [5],
  ['live'],
  [{ mode: 'live' }],
  [{ mode: 'live', address: 7 }],
  [{ mode: 'somewhere' }]
])('a place that can’t be read is the demo market: %o', value => {
  const facts = new FactStore(openApp())
  facts.write('place', value)
  expect(readPlace(facts)).toEqual({ mode: 'demo' })
})
