import { join, resolve } from 'node:path'
import { configHome, correctBaseFolders } from '../../platform/identity/base-folders.mjs'
import { appIdentity } from '../../platform/identity/identity'
import { dataFolder, logFolder } from '../../platform/identity/own-folders'
import { log } from '../../platform/log/log'
import { requestInChild } from '../../platform/secrets/child-keychain'
import { KeychainVault } from '../../platform/secrets/keychain-vault'
import type { ServiceResponse } from '../../service/api/wire'
import { notifyDesktop } from './desktop-notification'
import { readSecret, say } from './terminal'
import { watchCommand } from './watch-command'

// The program behind `npm run watch`, which watches from a checkout without Electron.

const folderOption = '--user-data-dir='

async function run(): Promise<number> {
  correctBaseFolders(process.env)
  const words = process.argv.slice(2)
  const folderWords = words.filter(word => word.startsWith(folderOption))
  const named = folderWords[0]?.slice(folderOption.length)
  const version = process.env['npm_package_version'] ?? ''
  const { folder: ownFolder, entry } = appIdentity({ isPackaged: false, version })
  const userData = named ?? join(configHome(), ownFolder)
  const [verb = 'watch', ...options] = words.filter(word => !word.startsWith(folderOption))
  log.printAll()
  const keychain = new KeychainVault(requestInChild)
  try {
    return await watchCommand(verb.startsWith('-') ? ['watch', verb, ...options] : [verb, ...options], {
      env: process.env,
      say,
      readSecret,
      stopped: signalled(),
      keychain,
      program: {
        command: [process.execPath, resolve(process.argv[1] ?? ''), ...folderWords, 'watch'],
        unit: entry
      },
      folder: dataFolder(userData),
      fetch: (url, init) => fetch(url, init) as unknown as Promise<ServiceResponse>,
      info: { version, electron: '', runtime: 'chosen', platform: process.platform, sandboxed: true },
      records: { log: logFolder(userData), thirdParty: '' },
      notify: words => void notifyDesktop(words)
    })
  } finally {
    keychain.close()
  }
}

const signalled = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })

void run().then(
  code => process.exit(code),
  (error: unknown) => {
    log.error(error, 'watcher')
    process.exit(1)
  }
)
