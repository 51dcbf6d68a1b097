import { askHolder, type HolderRequest } from '../../platform/holder/holder-socket'
import { faultBehind } from '../../platform/faults/fault-error'
import { m } from '../../../src-shared/messages/m'
import { faultWords } from '../../../src-shared/words/fault'
import { givenKey } from './given-key'
import { watch, type WatcherSources } from './watcher'

export interface WatchCommandSources extends Omit<WatcherSources, 'givenKey'> {
  readonly env: NodeJS.ProcessEnv
  /** Reads a line of standard input. */
  readonly readSecret: () => string
}

export const watchVerbs: readonly string[] = ['watch', 'status', 'pause', 'resume']

/**
 * `watch [--key-stdin]`, `status`, `pause` and `resume`.
 * @returns the exit code
 */
export async function watchCommand(
  [verb = '', ...options]: readonly string[],
  sources: WatchCommandSources
): Promise<number> {
  const { folder, say } = sources
  const takesKey = verb === 'watch' && options[0] === '--key-stdin'
  if (!watchVerbs.includes(verb) || options.length > (takesKey ? 1 : 0)) {
    say(m.watcher.usage())
    return 2
  }
  if (verb !== 'watch') return ask(folder, verb as HolderRequest, say)
  try {
    const key = givenKey(takesKey ? sources.readSecret() : null, sources.env)
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
