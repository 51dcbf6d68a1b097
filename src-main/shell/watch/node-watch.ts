import { execFileSync } from 'node:child_process'
import { readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isatty } from 'node:tty'
import { configHome, correctBaseFolders } from '../../platform/identity/base-folders.mjs'
import { identityOf } from '../../platform/identity/identity'
import { log } from '../../platform/log/log'
import { askInChild } from '../../platform/secrets/child-keychain'
import { KeychainVault } from '../../platform/secrets/keychain-vault'
import type { ServiceResponse } from '../../service/api/wire'
import { notifyDesktop } from './desktop-notification'
import { watchCommand } from './watch-command'

// `npm run watch`: the watcher of a checkout in plain Node, without Electron.

const folderOption = '--user-data-dir='

async function run(): Promise<number> {
  correctBaseFolders(process.env)
  const words = process.argv.slice(2)
  const named = words.find(word => word.startsWith(folderOption))?.slice(folderOption.length)
  const version = process.env['npm_package_version'] ?? ''
  const userData = named ?? join(configHome(), identityOf({ isPackaged: false, version }).folder)
  const [verb = 'watch', ...options] = words.filter(word => !word.startsWith(folderOption))
  log.printAll()
  const keychain = new KeychainVault(askInChild)
  try {
    return await watchCommand(verb.startsWith('-') ? ['watch', verb, ...options] : [verb, ...options], {
      ...{ env: process.env, say, readSecret, stopped: signalled(), keychain },
      folder: join(userData, 'data'),
      fetch: (url, init) => fetch(url, init) as unknown as Promise<ServiceResponse>,
      info: { version, electron: '', runtime: 'chosen', platform: process.platform, sandboxed: true },
      records: { log: join(userData, 'logs'), thirdParty: '' },
      notify: words => void notifyDesktop(words)
    })
  } finally {
    keychain.close()
  }
}

const say = (text: string): void => void writeSync(1, `${text}\n`)

const signalled = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })

/** Reads a line of standard input. A terminal doesn't show what is typed. */
function readSecret(): string {
  const echo = (option: string): void => {
    if (isatty(0)) execFileSync('stty', [option], { stdio: ['inherit', 'ignore', 'ignore'] })
  }
  const bytes = Buffer.alloc(8_192)
  let length = 0
  echo('-echo')
  try {
    while (length < bytes.length) {
      const read = readSync(0, bytes, length, bytes.length - length, null)
      length += read
      if (read === 0 || bytes.subarray(0, length).includes('\n')) break
    }
  } finally {
    echo('echo')
  }
  return bytes.toString('utf8', 0, length)
}

void run().then(
  code => process.exit(code),
  (error: unknown) => {
    log.error(error, 'watcher')
    process.exit(1)
  }
)
