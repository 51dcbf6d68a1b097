import { utilityProcess } from 'electron'
import type { RequestKeychain, KeychainReply } from '../../platform/secrets/keychain-request'

/** The name that process lists show. */
export const keychainProcessName = 'Candlewick keychain'

/** Uses Electron's utility process, because the packaged program can't run as plain Node. */
export function requestInUtility(helper: string): RequestKeychain {
  return (request, respond) => {
    const child = utilityProcess.fork(helper, [], { serviceName: keychainProcessName, stdio: 'ignore' })
    child.once('message', (reply: KeychainReply) => respond(reply))
    child.once('exit', () => respond(null))
    // Electron queues messages until the process has started.
    child.postMessage(request)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      const kill = (): void => void (child.pid !== undefined && process.kill(child.pid, 'SIGKILL'))
      // The process has no PID before it has started.
      if (child.pid === undefined) child.once('spawn', kill)
      else kill()
    }
  }
}
