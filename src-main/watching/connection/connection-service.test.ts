import { readFileSync, readdirSync } from 'node:fs'
import { faultWords } from '../../../src-shared/words/fault'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { lockedVault } from '../../platform/secrets/fake-vault.fixture'
import { VaultError } from '../../platform/secrets/vault'

import { FactStore } from '../../platform/storage/fact-store'
import { openApp } from '../../platform/storage/temp-storage.fixture'
import { readTarget } from './connection-service'

import { address, asProposed, faultOf, key, machine, other } from './connected.fixture'
import { rawFact } from '../../platform/storage/fact.fixture'

describe('a key and an address', () => {
  test('a key and an address are saved without a call before the plan is approved', async () => {
    const { connection, keychain, session, received } = machine()
    expect(connection.state()).toMatchObject({
      mode: 'demo',
      key: 'none',
      plan: 'agreed',
      keychainTrouble: null
    })
    const state = await connection.enter({ address: ` ${address}/api/v1/ `, key: ` ${key}\n` })
    expect(state).toEqual({
      mode: 'live',
      address,
      key: 'saved',
      keychainTrouble: null,
      savedKeys: [address],
      leftService: null,
      plan: 'proposed'
    })
    expect(received.at(-1)).toEqual(state)
    expect(keychain.keys.get(address)).toBe(key)
    expect(session().books.service.calls).toEqual([])
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
  ])('rejects %s without repeating the key, and changes nothing', async (_, entered) => {
    const { connection, keychain, opened, received } = machine()
    const fault = await faultOf(connection.enter(entered))
    expect(fault.code).toBe('bad-input')
    for (const sentence of Object.values(faultWords(fault))) expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(JSON.stringify(fault)).not.toContain('canary')
    expect([keychain.requests, opened.length, received]).toEqual([[], 1, []])
    expect(connection.state().mode).toBe('demo')
  })

  test('a key and an address work for this session if there is no keychain', async () => {
    const { connection } = machine(lockedVault())
    const state = await connection.enter({ address, key })
    expect(state).toMatchObject({
      key: 'session',
      keychainTrouble: 'missing'
    })
    expect(await connection.forgetKey()).toMatchObject({ mode: 'demo', key: 'none', keychainTrouble: null })
  })

  test('the demo market can be shown without losing the key or the plan, also after a restart', async () => {
    const first = machine()
    await first.connection.enter({ address, key })
    await first.connection.agree(asProposed)
    expect(first.connection.state().leftService).toBeNull()
    expect(await first.connection.showDemo()).toMatchObject({
      mode: 'demo',
      key: 'none',
      savedKeys: [address],
      leftService: address
    })
    first.database.close()
    const next = machine(first.keychain, first.folder)
    expect(next.opened).toEqual([{ mode: 'demo' }])
    expect(await next.connection.leaveDemo()).toMatchObject({
      mode: 'live',
      address,
      key: 'saved',
      leftService: null
    })
    expect(next.opened.at(-1)).toEqual({ mode: 'live', address })
  })

  test('the demo market offers no way back to a service whose key was removed', async () => {
    const { connection } = machine()
    await connection.enter({ address, key })
    await connection.showDemo()
    expect(await connection.forgetSavedKey({ address })).toMatchObject({ mode: 'demo', leftService: null })
    expect(await connection.leaveDemo()).toMatchObject({ mode: 'demo' })
  })

  test('a key and an address are restored at the next start', async () => {
    const first = machine()
    await first.connection.enter({ address, key })
    await first.connection.agree(asProposed)
    first.database.close()
    const next = machine(first.keychain, first.folder)
    expect(next.opened).toEqual([{ mode: 'live', address }])
    expect(next.connection.state()).toMatchObject({ mode: 'live', address, key: 'saved' })
    const reads = (): readonly string[] =>
      next.keychain.requests.filter(request => request.startsWith('read'))
    expect(reads()).toEqual([])
    next.connection.loadKey()
    await next.keys.read(address)
    expect(next.connection.state().key).toBe('saved')
    expect(reads()).toHaveLength(1)
  })

  test('a key is shown as missing if the keychain has none', async () => {
    const { connection, keychain, folder, database } = machine()
    await connection.enter({ address, key })
    database.close()
    keychain.keys.clear()
    const next = machine(keychain, folder)
    next.connection.loadKey()
    await next.keys.read(address)
    expect(next.connection.state()).toMatchObject({ mode: 'live', key: 'none', keychainTrouble: null })
  })

  test('a key is shown as unavailable if the keychain can’t be reached', async () => {
    const { connection, folder, database } = machine()
    await connection.enter({ address, key })
    database.close()
    const next = machine(lockedVault(), folder)
    next.connection.loadKey()
    await next.keys.read(address).catch(() => undefined)
    expect(next.connection.state()).toMatchObject({ key: 'none', keychainTrouble: 'missing' })
  })

  test('the key never appears in files, events or replies', async () => {
    const { connection, folder, received, folders, session } = machine()
    await connection.enter({ address, key })
    await connection.agree(asProposed)
    const files = [folder, ...folders.values()].flatMap(target =>
      readdirSync(target).map(name => join(target, name))
    )
    for (const file of files) expect(readFileSync(file).includes(key), file).toBe(false)
    expect(
      JSON.stringify([received, connection.state(), connection.plan(), session().books.service.calls])
    ).not.toContain(key)
  })
})

describe('forgetting the key', () => {
  test('forgetting the key removes it from the keychain and returns to the demo market', async () => {
    const { connection, keychain } = machine()
    await connection.enter({ address, key })
    expect(await connection.forgetKey()).toMatchObject({ mode: 'demo', key: 'none', keychainTrouble: null })
    expect(keychain.keys.size).toBe(0)
  })

  test('forgetting the key changes nothing if the keychain fails to remove it', async () => {
    const { connection, keychain, facts } = machine()
    await connection.enter({ address, key })
    await connection.agree(asProposed)
    keychain.failure = new VaultError('silent')
    await expect(connection.forgetKey()).rejects.toThrow('keychain-not-removed')
    expect(connection.state()).toMatchObject({
      mode: 'live',
      key: 'saved',
      plan: 'agreed',
      savedKeys: [address]
    })
    expect(readTarget(facts)).toEqual({ mode: 'live', address })
  })

  test('forgetting the key changes nothing in the demo market', async () => {
    const { connection, opened, keychain } = machine()
    await connection.forgetKey()
    expect([opened.length, keychain.requests]).toEqual([1, []])
  })
})

describe('a key of an earlier address', () => {
  test('a key of an earlier address is listed after a restart, and can be forgotten separately', async () => {
    const first = machine()
    await first.connection.enter({ address, key })
    expect((await first.connection.enter({ address: other, key })).savedKeys).toEqual([address, other])
    first.database.close()
    const { connection, keychain, opened } = machine(first.keychain, first.folder)
    expect(connection.state().savedKeys).toEqual([address, other])
    const state = await connection.forgetSavedKey({ address })
    expect(state).toMatchObject({ mode: 'live', address: other, savedKeys: [other] })
    expect([[...keychain.keys.keys()], opened.length]).toEqual([[other], 1])
  })

  test('the key of an earlier address stays in the list if the keychain fails to remove it', async () => {
    const { connection, keychain } = machine()
    await connection.enter({ address, key })
    await connection.enter({ address: other, key })
    keychain.failure = new VaultError('silent')
    await expect(connection.forgetSavedKey({ address })).rejects.toThrow('keychain-not-removed')
    expect(connection.state()).toMatchObject({ savedKeys: [address, other], keychainTrouble: null })
  })

  test('forgetting the current key in the list returns to the demo market', async () => {
    const { connection, keychain } = machine()
    await connection.enter({ address, key })
    expect(await connection.forgetSavedKey({ address })).toMatchObject({ mode: 'demo', savedKeys: [] })
    expect(keychain.keys.size).toBe(0)
  })

  test('the key of a deleted data folder is found in the keychain', async () => {
    const before = machine()
    await before.connection.enter({ address, key })
    const { connection, keychain } = machine(before.keychain)
    expect(connection.state()).toMatchObject({ mode: 'demo', savedKeys: [] })
    expect((await connection.findSavedKeys()).savedKeys).toEqual([address])
    expect((await connection.forgetSavedKey({ address })).savedKeys).toEqual([])
    expect(keychain.keys.size).toBe(0)
  })
})

test.each([
  [null],
  [5],
  ['live'],
  [{ mode: 'live' }],
  [{ mode: 'live', address: 7 }],
  [{ mode: 'somewhere' }]
])('opens the demo market if the saved target is unreadable: %o', value => {
  const facts = new FactStore(openApp())
  facts.write(rawFact('target'), value)
  expect(readTarget(facts)).toEqual({ mode: 'demo' })
})
