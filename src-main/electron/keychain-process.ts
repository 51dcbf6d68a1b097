import { utilityProcess } from 'electron'
import type { AskKeychain, KeychainReply } from '../secrets/keychain-question'

/** How the process is called in a list of processes. */
export const keychainProcessName = 'Candlewick keychain'

/** Asks the keychain in a utility process: the packaged program cannot be made a plain Node. */
export function askInUtility(helper: string): AskKeychain {
  return (question, told) => {
    const child = utilityProcess.fork(helper, [], { serviceName: keychainProcessName, stdio: 'ignore' })
    child.once('message', (reply: KeychainReply) => told(reply))
    child.once('exit', () => told(null))
    // What is sent before the process runs waits for it.
    child.postMessage(question)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      const kill = (): void => void (child.pid !== undefined && process.kill(child.pid, 'SIGKILL'))
      // Before it runs it has no number yet.
      if (child.pid === undefined) child.once('spawn', kill)
      else kill()
    }
  }
}
