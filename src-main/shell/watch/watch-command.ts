import { openAppFile } from '../../composition/compose'
import { requestHolder, type HolderRequest } from '../../platform/holder/holder-socket'
import { faultBehind } from '../../platform/faults/fault-error'
import { startFailure } from '../../platform/faults/start-failure'
import { lockFolder } from '../../platform/storage/folder-lock'
import { systemClock } from '../../platform/time/clock'
import { m } from '../../../src-shared/messages/m'
import { faultWords } from '../../../src-shared/words/fault'
import { givenKey } from './given-key'
import type { WatchProgram } from './service-unit'
import { startWatcher, type WatcherSources } from './watcher'

export interface WatchCommandSources extends Omit<WatcherSources, 'givenKey'> {
  readonly env: NodeJS.ProcessEnv
  readonly readSecret: () => string
  readonly program: WatchProgram
}

const verbs: readonly string[] = ['watch', 'status', 'pause', 'resume', 'share']

const options: readonly string[] = ['--key-stdin', '--install', '--uninstall', '--system-unit']

/** Runs `watch` with at most one option, `status`, `pause`, `resume` or `share PERCENT`. */
export async function watchCommand(
  [verb = '', ...given]: readonly string[],
  sources: WatchCommandSources
): Promise<number> {
  const { folder, say, program } = sources
  const [option = '', ...more] = given
  const share = verb === 'share' && /^\d{1,3}$/.test(option) ? Number(option) : null
  const isShare = share !== null && share >= 1 && share <= 100
  const isKnown = verb === 'watch' ? options.includes(option) : isShare
  if (!verbs.includes(verb) || more.length > 0 || !(isKnown || (given.length === 0 && verb !== 'share'))) {
    say(m.watcher.usage())
    return 2
  }
  if (isShare) return setShare(folder, share, say)
  if (verb !== 'watch') return ask(folder, verb as HolderRequest, say)
  if (option !== '' && option !== '--key-stdin') {
    const { installUnit, systemUnit, uninstallUnit } = await import('./service-unit')
    const write = { '--install': installUnit, '--uninstall': uninstallUnit }[option] ?? systemUnit
    say(write(program).trimEnd())
    return 0
  }
  try {
    const key = givenKey(option === '' ? null : sources.readSecret(), sources.env)
    return await startWatcher({ ...sources, givenKey: key })
  } catch (error) {
    const fault = faultBehind(error)
    if (fault === null) throw error
    const { what, next } = faultWords(fault, 'terminal')
    say(`${what} ${next}`)
    return 1
  }
}

/** If no process is running, changes the saved settings. */
async function setShare(folder: string, share: number, say: (text: string) => void): Promise<number> {
  const answer = await requestHolder(folder, `share ${share}`)
  if (answer !== null) {
    say(answer)
    return 0
  }
  try {
    const free = lockFolder(folder)
    try {
      const { settings, disk, database } = openAppFile({ clock: systemClock, folder })
      settings.change({ machineShare: share })
      disk.close()
      database.close()
    } finally {
      free()
    }
  } catch (error) {
    say(startFailure(error))
    return 1
  }
  say(m.watcher.status.share({ percent: String(share) }))
  return 0
}

async function ask(folder: string, request: HolderRequest, say: (text: string) => void): Promise<number> {
  const answer = await requestHolder(folder, request)
  say(answer ?? m.watcher.nothingWatches())
  return answer === null ? 3 : 0
}
