import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { tempFolder } from '../storage/temp-storage.fixture'

/** Uses the real keychain module in a process of its own, where there is no session bus. */
async function withoutBus(program: string): Promise<unknown> {
  const script = join(tempFolder(), 'ask.mts')
  const vault = pathToFileURL(resolve(import.meta.dirname, 'keytar-vault.ts')).href
  writeFileSync(
    script,
    `import { KeytarVault } from ${JSON.stringify(vault)}
     const vault = new KeytarVault()
     const tell = error => ({ name: error.constructor.name, message: error.message, cause: error.cause ?? null })
     const answers = await Promise.all([${program}].map(asked => asked.catch(tell)))
     process.stdout.write(JSON.stringify(answers))`
  )
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: resolve(import.meta.dirname, '../..'),
    // Without DISPLAY nothing can start a bus of its own.
    env: { PATH: process.env['PATH'] ?? '', HOME: tempFolder(), DBUS_SESSION_BUS_ADDRESS: '' }
  })
  return JSON.parse(stdout)
}

test('without a session bus every question ends in a sentence, without key, path or the library’s words', async () => {
  const address = 'https://api.example.com'
  const answers = await withoutBus(
    `vault.read('${address}'), vault.write('${address}', 'canary-key'), vault.forget('${address}')`
  )
  const sentence = 'This system has no keychain that Candlewick can use.'
  expect(answers).toEqual(Array(3).fill({ name: 'VaultError', message: sentence, cause: null }))
}, 60_000)
