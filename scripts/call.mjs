// Makes one call to a service with the app's own client. See src-main/service/api/call-arguments.ts for
// arguments and output.
import './run/old-node.cjs'
import { open, unlink } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { readSources } from './run/sources.mjs'

await readSources()
const { callCommand } = await import('../src-main/service/api/call-command.ts')
const { requestInChild } = await import('../src-main/platform/secrets/child-keychain.ts')
const { KeychainVault } = await import('../src-main/platform/secrets/keychain-vault.ts')
const { systemClock } = await import('../src-main/platform/time/clock.ts')

const keychain = new KeychainVault(requestInChild)
process.exitCode = await callCommand(process.argv.slice(2), {
  environmentKey: process.env.CANDLEWICK_KEY,
  keychain: address => keychain.read(address),
  fetch,
  clock: systemClock,
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
  // If standard input or error is redirected, the user couldn't see or answer the question.
  ask: question => (process.stdin.isTTY && process.stderr.isTTY ? confirm(question) : null),
  createFile
})
keychain.close()

/** @param {string} question */
async function confirm(question) {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(question)
  lines.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** @param {string} path */
async function createFile(path) {
  const file = await open(path, 'wx')
  return {
    write: async (/** @type {string} */ text) => {
      await file.writeFile(text)
      await file.close()
    },
    discard: async () => {
      await file.close()
      await unlink(path)
    }
  }
}
