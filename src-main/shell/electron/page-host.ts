import type { WebContents } from 'electron'
import type { Services } from '../../../src-shared/contract'
import type { Events } from '../../../src-shared/contract/events'
import type { FirstReplies } from '../../../src-shared/contract/first-state'
import { correctionOf } from '../first-state/correction'
import { elementOf } from '../first-state/page-element'
import { answerOn } from '../ipc/dispatch'
import { readFirstReplies } from '../ipc/first-state'
import { log } from '../../platform/log/log'
import type { StartupWindow } from './startup-window'
import type { WindowEvents } from './window-events'

export interface PageHostSources {
  readonly startup: StartupWindow
  readonly events: WindowEvents<Events>
  readonly services: Services
  readonly contents: () => WebContents | null
  readonly cutOff: () => void
}

/**
 * Connects the page to the services. If the page started with data saved at the last exit, sends events for all
 * changes, or reloads the page if a change has no event.
 * @returns a function that must be called before the services close
 */
export function hostPage({ startup, events, services, contents, cutOff }: PageHostSources): () => void {
  let end = (): void => undefined
  const read = (): Promise<FirstReplies> => readFirstReplies(services, log.error)
  startup.tellHost({
    async firstState() {
      events.pageLoads()
      return elementOf(await read())
    },
    connect(port) {
      end = answerOn(port, services, log.error, excess => {
        log.error(`The page exceeded the limit on ${excess}: its port is closed`, 'page port')
        events.pageLeaves(port)
        cutOff()
      })
      port.start()
      events.pageListens(port)
    }
  })
  const { handed } = startup
  // Must run before any await. Later, the first page may be gone.
  if (handed !== null)
    void events.correct(async () => {
      const { events: corrections, needsReload } = correctionOf(handed, await read())
      if (needsReload) contents()?.reload()
      return corrections
    })
  return () => end()
}
