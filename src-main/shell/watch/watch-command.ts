import { askHolder, type HolderRequest } from '../../platform/holder/holder-socket'
import { faultBehind } from '../../platform/faults/fault-error'
import { m } from '../../../src-shared/messages/m'
import { faultWords } from '../../../src-shared/words/fault'
import { givenKey } from './given-key'
import type { WatchProgram } from './service-unit'
import { watch, type WatcherSources } from './watcher'

export interface WatchCommandSources extends Omit<WatcherSources, 'givenKey'> {
  readonly env: NodeJS.ProcessEnv
  /** Reads a line of standard input. */
  readonly readSecret: () => string
  readonly program: WatchProgram
}

export const watchVerbs: readonly string[] = ['watch', 'status', 'pause', 'resume']

/** Options of `watch`. */
const options: readonly string[] = ['--key-stdin', '--install', '--uninstall', '--system-unit']

/**
 * `watch` with at most one option, `status`, `pause` and `resume`.
 * @returns the exit code
 */
export async function watchCommand(
  [verb = '', ...given]: readonly string[],
  sources: WatchCommandSources
): Promise<number> {
  const { folder, say, program } = sources
  const [option = '', ...more] = given
  const isKnown = verb === 'watch' && options.includes(option)
  if (!watchVerbs.includes(verb) || more.length > 0 || (given.length > 0 && !isKnown)) {
    say(m.watcher.usage())
    return 2
  }
  if (verb !== 'watch') return ask(folder, verb as HolderRequest, say)
  if (option !== '' && option !== '--key-stdin') {
    const { installUnit, systemUnit, uninstallUnit } = await import('./service-unit')
    const write = { '--install': installUnit, '--uninstall': uninstallUnit }[option] ?? systemUnit
    say(write(program).trimEnd())
    return 0
  }
  try {
    const key = givenKey(option === '' ? null : sources.readSecret(), sources.env)
    return await watch({ ...sources, givenKey: key })
  } catch (error) {
    const fault = faultBehind(error)
    if (fault === null) throw error
    const { what, next } = faultWords(fault, 'terminal')
    say(`${what} ${next}`)
    return 1
  }
}

async function ask(folder: string, request: HolderRequest, say: (text: string) => void): Promise<number> {
  const answer = await askHolder(folder, request)
  say(answer ?? m.watcher.nothingWatches())
  return answer === null ? 3 : 0
}
