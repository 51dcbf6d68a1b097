import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programOf } from '../threads/thread-program'
import type { RequestKeychain, KeychainReply } from './keychain-request'

const helper = fileURLToPath(programOf(import.meta.url, 'keychain-helper'))
const execArgv = helper.endsWith('.ts') ? ['--import', 'tsx'] : []

/** Accesses the keychain in a child process of Node, for programs that don't run in Electron. */
export const requestInChild: RequestKeychain = (request, respond) => {
  const child = fork(helper, { execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.once('message', reply => respond(reply as KeychainReply))
  child.once('error', () => respond(null))
  child.once('exit', () => respond(null))
  child.send(request)
  return () => void child.kill('SIGKILL')
}
