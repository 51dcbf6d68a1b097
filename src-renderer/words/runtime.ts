import type { AppInfo } from '@contract'
import { m } from '../../src-shared/messages/m'

export interface RuntimeWords {
  readonly title: string
  readonly means: string
}

/** What is wrong with the Electron that Candlewick runs on; null = nothing, or not known yet. */
export function runtimeWords(info: AppInfo | undefined): RuntimeWords | null {
  if (!info) return null
  const isOfficial = info.runtime === 'official'
  if (isOfficial && info.sandboxed) return null
  const unofficial = m.runtime.electronDoesNotCome({ electron: info.electron })
  if (info.sandboxed)
    return {
      title: m.runtime.unofficialElectron(),
      means: m.runtime.mayLackSecurityFixes({ unofficial })
    }
  if (isOfficial)
    return {
      title: m.runtime.runningWithoutSandbox(),
      means: m.runtime.hostileAnswerCouldReach()
    }
  return {
    title: m.runtime.unofficialElectronWithoutSandbox(),
    means: m.runtime.hostileAnswerCouldReachYour({ unofficial })
  }
}
