import { readdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requestInChild } from './child-keychain'
import { KeychainVault } from './keychain-vault'
import { startLockedKeyring } from './secret-service.fixture'
import { VaultError } from './vault'

const address = 'https://api.example.com'
const key = 'canary-5f3c-key'

/**
 * The child processes of this test, with everything that the user's other processes can see: the command line
 * and the environment.
 */
function helpers(): readonly { readonly pid: number; readonly open: string }[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        if (Number(parent) !== process.pid || !words.includes('keychain-helper')) return []
        return [{ pid: Number(pid), open: words + readFileSync(`/proc/${pid}/environ`, 'utf8') }]
      } catch {
        return []
      }
    })
}

function vaultOn(busAddress: string): KeychainVault {
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', busAddress)
  // Without DISPLAY, no other session bus can start.
  vi.stubEnv('DISPLAY', '')
  const vault = new KeychainVault(requestInChild)
  onTestFinished(() => {
    vault.close()
    vi.unstubAllEnvs()
  })
  return vault
}

async function locked() {
  const keyring = await startLockedKeyring()
  onTestFinished(() => keyring.stop())
  return { keyring, vault: vaultOn(keyring.address) }
}

const patient = { timeout: 15_000 }

test('rejects each request with an error code and without the key if there is no session bus', async () => {
  const vault = vaultOn('unix:path=/nowhere')
  const questions = [vault.read(address), vault.write(address, key), vault.forget(address), vault.addresses()]
  const codes = ['ended', 'missing', 'missing', 'missing']
  const answers = await Promise.allSettled(questions)
  for (const [place, answer] of answers.entries()) {
    const reason: unknown = answer.status === 'rejected' ? answer.reason : null
    expect(reason).toBeInstanceOf(VaultError)
    expect((reason as VaultError).code).toBe(codes[place])
    expect((reason as VaultError).cause).toBeUndefined()
    expect(String((reason as VaultError).stack)).not.toContain(key)
  }
})

test('starts only one process while a prompt is unanswered', async () => {
  const { keyring, vault } = await locked()
  const reads = Array.from({ length: 6 }, () => vault.read(address).catch((error: VaultError) => error.code))
  await expect.poll(() => keyring.prompts(), patient).toBe(1)
  expect(helpers()).toHaveLength(1)
  expect(await Promise.all(reads.slice(0, 5))).toEqual(Array(5).fill('ended'))
  vault.close()
  expect(await reads[5]).toBe('ended')
  await expect.poll(() => helpers().length, patient).toBe(0)
  await expect(vault.read(address)).rejects.toThrow(VaultError)
})

test('never shows a key in a command line or environment', async () => {
  const { keyring, vault } = await locked()
  const writing = vault.write(address, key).catch((error: VaultError) => error.code)
  await expect.poll(() => keyring.prompts(), patient).toBe(1)
  const [helper] = helpers()
  expect(helper?.open).toContain('keychain-helper')
  expect(helper?.open).not.toContain(key)
  vault.close()
  expect(await writing).toBe('ended')
})

test('saves an entered key without waiting for an unanswered lookup', async () => {
  const { keyring, vault } = await locked()
  const reading = vault.read(address).catch((error: VaultError) => error.code)
  await expect.poll(() => keyring.prompts(), patient).toBe(1)
  const before = helpers()[0]?.pid
  vault.write(address, key).catch(() => undefined)
  expect(await reading).toBe('ended')
  await expect.poll(() => keyring.prompts(), patient).toBe(2)
  expect(helpers().map(({ pid }) => pid)).not.toContain(before)
})

/** With this keytar, the answer can be sent neither as JSON nor as a structured clone. */
const unsendable = `
  import Module from 'node:module'
  const load = Module._load
  const keytar = { getPassword: async () => ({ big: 1n, call() {} }) }
  Module._load = (name, ...rest) => (name === 'keytar' ? keytar : load(name, ...rest))`
const utilityPort = `
  const { port1 } = new MessageChannel()
  process.parentPort = {
    once: (event, listener) => process.once(event, data => listener({ data })),
    postMessage(reply) {
      port1.postMessage(reply)
      process.send(reply)
    }
  }`

test.each([
  ['a child process of Node', ''],
  ['Electron’s utility process', utilityPort]
])('fails a lookup at once if its answer can’t be sent from %s', async (_where, port) => {
  const program = encodeURIComponent(`${unsendable}\n${port}`)
  vi.stubEnv('NODE_OPTIONS', `--import data:text/javascript,${program}`)
  const vault = vaultOn('unix:path=/nowhere')
  expect(await vault.read(address).catch((error: VaultError) => error.code)).toBe('missing')
})
