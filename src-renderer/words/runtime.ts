import type { AppInfo } from '@contract'

export interface RuntimeWords {
  readonly title: string
  readonly means: string
}

/** What is wrong with the Electron that Candlewick runs on; null = nothing, or not known yet. */
export function runtimeWords(info: AppInfo | undefined): RuntimeWords | null {
  if (!info) return null
  const isOfficial = info.runtime === 'official'
  if (isOfficial && info.sandboxed) return null
  const unofficial = `Electron ${info.electron} does not come from the Electron project`
  if (info.sandboxed)
    return {
      title: 'Unofficial Electron.',
      means: `${unofficial} and may lack security fixes: for a trial, not for a key you care about.`
    }
  if (isOfficial)
    return {
      title: 'Running without its sandbox.',
      means:
        'A hostile answer could reach your files. Start Candlewick without --no-sandbox to have it again.'
    }
  return {
    title: 'Unofficial Electron, without its sandbox.',
    means: `${unofficial}, and a hostile answer could reach your files: for a trial, not for a key you care about.`
  }
}
