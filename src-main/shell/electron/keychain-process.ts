import { utilityProcess } from 'electron'
import type { AskKeychain, KeychainReply } from '../../platform/secrets/keychain-question'

/** The helper's name in process lists. */
export const keychainProcessName = 'Candlewick keychain'

/** The packaged program can't run as plain Node, so the keychain has a utility process. */
export function askInUtility(helper: string): AskKeychain {
  return (question, told) => {
    const child = utilityProcess.fork(helper, [], { serviceName: keychainProcessName, stdio: 'ignore' })
    child.once('message', (reply: KeychainReply) => told(reply))
    child.once('exit', () => told(null))
    // Messages sent before the process runs are queued.
    child.postMessage(question)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      const kill = (): void => void (child.pid !== undefined && process.kill(child.pid, 'SIGKILL'))
      // The process has no pid until it has started.
      if (child.pid === undefined) child.once('spawn', kill)
      else kill()
    }
  }
}
