import { describe, expect, test } from 'vitest'
import { FakeVault, lockedVault } from './fake-vault.fixture'
import { KeyRing } from './key-ring'
import { SessionVault } from './session-vault'
import { VaultError } from './vault'

const address = 'https://api.example.com'
const key = 'canary-5f3c-key'
const ring = (keychain: FakeVault) => new KeyRing(keychain, new SessionVault())

describe('with a keychain', () => {
  test('a key is saved there and read back by the next start', async () => {
    const keychain = new FakeVault()
    const first = ring(keychain)
    await first.write(address, key)
    expect([first.kept(address), first.trouble]).toEqual(['saved', null])
    const next = ring(keychain)
    expect(next.kept(address)).toBe('none')
    expect(await next.read(address)).toBe(key)
    expect(next.kept(address)).toBe('saved')
  })

  test('it is asked once a start, however often the key is needed, and nobody is asked twice at once', async () => {
    const keychain = new FakeVault()
    keychain.keys.set(address, key)
    const keys = ring(keychain)
    expect(await Promise.all([keys.read(address), keys.read(address)])).toEqual([key, key])
    for (let index = 0; index < 10; index++) await keys.read(address)
    keys.lookUp(address)
    expect(keychain.asked).toEqual([`read ${address}`])
  })

  test('it is not touched before it is needed, nor for another address', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    expect([keys.kept(address), keys.trouble]).toEqual(['none', null])
    expect(keychain.asked).toEqual([])
    await keys.write(address, key)
    expect(await keys.read('https://other.example.com')).toBeNull()
  })

  test('no key there is no trouble, and asked once', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    expect([await keys.read(address), await keys.read(address), keys.trouble]).toEqual([null, null, null])
    expect(keychain.asked).toHaveLength(1)
  })

  test('looked up, it tells when it has answered', async () => {
    const keychain = new FakeVault()
    keychain.keys.set(address, key)
    const keys = ring(keychain)
    const heard: string[] = []
    keys.changed.on(() => heard.push(keys.kept(address)))
    keys.lookUp(address)
    keys.lookUp(address)
    await keys.read(address)
    expect(heard).toEqual(['saved'])
  })

  test('forgotten is forgotten, here and there', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    await keys.write(address, key)
    await keys.forget(address)
    expect([keys.kept(address), await keys.read(address), keys.trouble]).toEqual(['none', null, null])
    expect(keychain.keys.size).toBe(0)
  })

  test('a key entered while it still thinks about the old one wins', async () => {
    const keychain = new FakeVault()
    keychain.keys.set(address, 'old')
    const keys = ring(keychain)
    let answer = (): void => undefined
    keychain.thinking = new Promise(resolve => (answer = resolve))
    const read = keys.read(address)
    keychain.thinking = Promise.resolve()
    await keys.write(address, key)
    answer()
    expect(await read).toBe(key)
    expect(await keys.read(address)).toBe(key)
  })
})

describe('without a keychain', () => {
  test('the key lives for this session, in memory, and why is told', async () => {
    const keychain = lockedVault()
    const keys = ring(keychain)
    await keys.write(address, key)
    expect([keys.kept(address), keys.trouble]).toEqual(['session', 'This system has no keychain.'])
    expect(await keys.read(address)).toBe(key)
    expect(keychain.asked).toEqual([`write ${address}`])
    await expect(ring(keychain).read(address)).rejects.toThrow(VaultError)
  })

  test('a silent keychain is not the same as no key', async () => {
    const keys = ring(lockedVault())
    const heard: (string | null)[] = []
    keys.changed.on(() => heard.push(keys.trouble))
    await expect(keys.read(address)).rejects.toThrow('This system has no keychain.')
    expect(heard).toEqual(['This system has no keychain.'])
  })

  test('looking it up fails for nobody, and once', async () => {
    const keychain = lockedVault()
    const keys = ring(keychain)
    keys.lookUp(address)
    await new Promise(resolve => void setImmediate(resolve))
    keys.lookUp(address)
    expect([keys.trouble, keychain.asked.length]).toEqual(['This system has no keychain.', 1])
  })

  test('once it answers again, all is well', async () => {
    const keychain = lockedVault()
    const keys = ring(keychain)
    await keys.write(address, key)
    keychain.failure = null
    await keys.write(address, key)
    expect([keys.kept(address), keys.trouble]).toEqual(['saved', null])
  })

  test('a session’s key is forgotten without trouble, and one saved earlier with it', async () => {
    const keychain = new FakeVault()
    keychain.keys.set(address, 'from an earlier start')
    keychain.failure = new VaultError('The keychain is locked.')
    const keys = ring(keychain)
    await keys.write(address, key)
    await keys.forget(address)
    expect([keys.kept(address), keys.trouble, await keys.read(address)]).toEqual(['none', null, null])

    keychain.failure = new VaultError('The keychain is locked.')
    await keys.write(address, key)
    keychain.failure = null
    await keys.forget(address)
    expect(keychain.keys.size).toBe(0)
  })

  test('a saved key it could not remove is told of', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    await keys.write(address, key)
    keychain.failure = new VaultError('The keychain is locked.')
    await keys.forget(address)
    expect(keys.trouble).toBe('The keychain is locked. The key may still be stored there.')
    expect(await keys.read(address)).toBeNull()
  })

  test('what it throws never names the key', async () => {
    const keychain = new FakeVault()
    keychain.failure = new Error(`could not store ${key} at /home/somebody`)
    const keys = ring(keychain)
    await keys.write(address, key)
    expect(keys.trouble).toBe('The keychain could not be used.')
  })
})
