import { describe, expect, test } from 'vitest'
import { redact } from '../log/redaction'
import { FakeVault, lockedVault, savedAddresses } from './fake-vault.fixture'
import { KeyRing } from './key-ring'
import { MemoryVault } from './memory-vault'
import { VaultError } from './vault'

const address = 'https://api.example.com'
const key = 'canary-5f3c-key'
const missing = 'missing'
const ring = (keychain: FakeVault, saved = savedAddresses()) =>
  new KeyRing(keychain, new MemoryVault(), saved)

describe('with a keychain', () => {
  test('saves a key and reads it back at the next start', async () => {
    const keychain = new FakeVault()
    const first = ring(keychain)
    await first.write(address, key)
    expect([first.storageOf(address), first.trouble]).toEqual(['saved', null])
    const next = ring(keychain)
    expect(next.storageOf(address)).toBe('none')
    expect(await next.read(address)).toBe(key)
    expect(next.storageOf(address)).toBe('saved')
  })

  test('redacts every key in the log, even if the keychain rejected it', async () => {
    const keychain = new FakeVault()
    keychain.keys.set(address, 'found-3a81-key')
    await ring(keychain).read(address)
    await ring(lockedVault()).write(address, 'entered-77e0-key')
    expect(redact('no found-3a81-key, no entered-77e0-key')).toBe('no [hidden], no [hidden]')
  })

  test('reads a key from the keychain once per start', async () => {
    const keychain = new FakeVault()
    keychain.keys.set(address, key)
    const keys = ring(keychain)
    expect(await Promise.all([keys.read(address), keys.read(address)])).toEqual([key, key])
    for (let index = 0; index < 10; index++) await keys.read(address)
    keys.preload(address)
    expect(keychain.requests).toEqual([`read ${address}`])
  })

  test('doesn’t use the keychain before a key is needed', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    expect([keys.storageOf(address), keys.trouble]).toEqual(['none', null])
    expect(keychain.requests).toEqual([])
    await keys.write(address, key)
    expect(await keys.read('https://other.example.com')).toBeNull()
  })

  test('looks for a missing key only once, without an error', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    expect([await keys.read(address), await keys.read(address), keys.trouble]).toEqual([null, null, null])
    expect(keychain.requests).toHaveLength(1)
  })

  test('announces the result of a lookup', async () => {
    const keychain = new FakeVault()
    keychain.keys.set(address, key)
    const keys = ring(keychain)
    const received: string[] = []
    keys.changed.on(() => received.push(keys.storageOf(address)))
    keys.preload(address)
    keys.preload(address)
    await keys.read(address)
    expect(received).toEqual(['saved'])
  })

  test('forgets a key in the keychain and in memory', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    await keys.write(address, key)
    await keys.forget(address)
    expect([keys.storageOf(address), await keys.read(address), keys.trouble]).toEqual(['none', null, null])
    expect(keychain.keys.size).toBe(0)
  })

  test('prefers a key that was entered during a slow read', async () => {
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
  test('keeps the key in memory for this session', async () => {
    const keychain = lockedVault()
    const keys = ring(keychain)
    await keys.write(address, key)
    expect([keys.storageOf(address), keys.trouble]).toEqual(['session', missing])
    expect(await keys.read(address)).toBe(key)
    expect(keychain.requests).toEqual([`write ${address}`])
    await expect(ring(keychain).read(address)).rejects.toThrow(VaultError)
  })

  test('doesn’t look for a key at the next start if it was never saved', async () => {
    const saved = savedAddresses()
    const keychain = lockedVault()
    await ring(keychain, saved).write(address, key)
    const before = keychain.requests.length
    const next = ring(keychain, saved)
    expect([await next.read(address), next.storageOf(address), next.trouble]).toEqual([null, 'none', null])
    expect(keychain.requests).toHaveLength(before)
    keychain.failure = null
    await next.write(address, key)
    expect(await ring(keychain, saved).read(address)).toBe(key)
  })

  test('rejects a read if the keychain fails, instead of returning null', async () => {
    const keys = ring(lockedVault())
    const received: (string | null)[] = []
    keys.changed.on(() => received.push(keys.trouble))
    await expect(keys.read(address)).rejects.toThrow(missing)
    expect(received).toEqual([missing])
  })

  test('looks a key up only once, without throwing', async () => {
    const keychain = lockedVault()
    const keys = ring(keychain)
    keys.preload(address)
    await new Promise(resolve => void setImmediate(resolve))
    keys.preload(address)
    expect([keys.trouble, keychain.requests.length]).toEqual([missing, 1])
  })

  test('saves the key once the keychain works again', async () => {
    const keychain = lockedVault()
    const keys = ring(keychain)
    await keys.write(address, key)
    keychain.failure = null
    await keys.write(address, key)
    expect([keys.storageOf(address), keys.trouble]).toEqual(['saved', null])
  })

  test('forgets a key that is only in memory', async () => {
    const keys = ring(lockedVault())
    await keys.write(address, key)
    await keys.forget(address)
    expect([keys.storageOf(address), keys.trouble, await keys.read(address)]).toEqual(['none', null, null])
    expect(keys.saved()).toEqual([])
  })

  test('keeps a saved key that the keychain fails to remove', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    await keys.write(address, key)
    keychain.failure = new VaultError('silent')
    await expect(keys.forget(address)).rejects.toThrow('keychain: silent')
    expect([keys.storageOf(address), await keys.read(address), keys.saved()]).toEqual([
      'saved',
      key,
      [address]
    ])
  })

  test('reports that an earlier saved key can’t be removed', async () => {
    const saved = savedAddresses()
    saved.add(address)
    const keychain = lockedVault()
    keychain.keys.set(address, 'from an earlier start')
    const keys = ring(keychain, saved)
    await keys.write(address, key)
    await expect(keys.forget(address)).rejects.toThrow(VaultError)
    expect([keys.storageOf(address), keys.saved()]).toEqual(['session', [address]])
    keychain.failure = null
    await keys.forget(address)
    expect([keys.storageOf(address), keychain.keys.size, keys.saved()]).toEqual(['none', 0, []])
  })

  test('errors never contain the key', async () => {
    const keychain = new FakeVault()
    keychain.failure = new Error(`could not store ${key} at /home/somebody`)
    const keys = ring(keychain)
    await keys.write(address, key)
    expect(keys.trouble).toBe('unusable')
  })
})

describe('the list of saved keys', () => {
  const other = 'https://other.example.com'

  test('the list of saved keys has every address whose key was saved and not forgotten', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    await keys.write(address, key)
    await keys.write(other, key)
    await keys.write(other, 'a newer one')
    expect(keys.saved()).toEqual([address, other])
    await keys.forget(address)
    expect([keys.saved(), [...keychain.keys.keys()]]).toEqual([[other], [other]])
  })

  test('the list of saved keys is read without the keychain', () => {
    const keychain = new FakeVault()
    const saved = savedAddresses()
    saved.add(address)
    expect(ring(keychain, saved).saved()).toEqual([address])
    expect(keychain.requests).toEqual([])
  })

  test('lists an address before the keychain gets its key, so that a crash can’t hide the key', async () => {
    const keychain = new FakeVault()
    const keys = ring(keychain)
    const named: (readonly string[])[] = []
    const write = keychain.write.bind(keychain)
    keychain.write = (...given) => {
      named.push(keys.saved())
      return write(...given)
    }
    await keys.write(address, key)
    expect(named[0]).toEqual([address])
  })

  test('lists an address if the keychain may have saved its key without answering', async () => {
    const keychain = new FakeVault()
    keychain.failure = new VaultError('silent')
    const keys = ring(keychain)
    await keys.write(address, key)
    expect([keys.storageOf(address), keys.saved()]).toEqual(['session', [address]])
  })

  test('keys of earlier versions are added to the list when they are found', async () => {
    const keychain = new FakeVault()
    keychain.keys.set(address, key).set(other, key)
    const keys = ring(keychain)
    await keys.read(address)
    expect(keys.saved()).toEqual([address])
    await keys.findSaved()
    expect(keys.saved()).toEqual([address, other])
  })
})

describe('an unanswered request', () => {
  const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 30))

  test('a request that timed out uses the late answer', async () => {
    const keychain = new FakeVault()
    keychain.keys.set(address, key)
    let unlock = (): void => undefined
    keychain.thinking = new Promise(resolve => (unlock = resolve))
    const keys = new KeyRing(keychain, new MemoryVault(), savedAddresses(), 5)
    const late: string[] = []
    keys.answeredLate.on(() => late.push(keys.storageOf(address)))
    await expect(keys.read(address)).rejects.toThrow('keychain: silent')
    expect(keys.trouble).toBe('silent')
    unlock()
    await soon()
    expect([late, keys.trouble, await keys.read(address)]).toEqual([['saved'], null, key])
    expect(keychain.requests).toHaveLength(1)
  })

  test('a request that timed out ignores a late failure', async () => {
    const keychain = lockedVault()
    let answer = (): void => undefined
    keychain.thinking = new Promise(resolve => (answer = resolve))
    const keys = new KeyRing(keychain, new MemoryVault(), savedAddresses(), 5)
    await expect(keys.read(address)).rejects.toThrow(VaultError)
    answer()
    await soon()
    expect(keys.trouble).toBe('silent')
  })
})
