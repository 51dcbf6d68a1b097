import type { AppInfo } from '@contract'
import { m } from '../../src-shared/messages/m'

export interface RuntimeWords {
  readonly title: string
  readonly means: string
}

/** Problems with the running Electron build. Null if there are none, or if the build is unknown. */
export function runtimeWords(info: AppInfo | undefined): RuntimeWords | null {
  if (!info) return null
  const isOfficial = info.runtime === 'official'
  if (isOfficial && info.sandboxed) return null
  if (info.sandboxed)
    return {
      title: m.runtime.unofficial.title(),
      means: m.runtime.unofficial.body()
    }
  if (isOfficial)
    return {
      title: m.runtime.unsandboxed.title(),
      means: m.runtime.unsandboxed.body()
    }
  return {
    title: m.runtime.unofficial.title(),
    means: m.runtime.both.body()
  }
}
