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

export interface HostedPage {
  readonly services: Services
  readonly events: WindowEvents<Events>
  readonly contents: () => WebContents | null
  readonly cutOff: () => void
}

export interface OtherPages {
  named(window: string): HostedPage | undefined
  of(contents: WebContents): HostedPage | undefined
}

export interface PageHostSources {
  readonly startup: StartupWindow
  readonly main: HostedPage
  readonly others: OtherPages
}

/**
 * Connects pages to the services. If the main page started with saved data, sends it events for everything
 * that has changed since, or reloads it if a change has no event.
 * @returns a function to call before the services close
 */
export function hostPages({ startup, main, others }: PageHostSources): () => void {
  const ends = new Map<HostedPage, () => void>()
  const read = ({ services }: HostedPage): Promise<FirstReplies> => readFirstReplies(services, log.error)
  startup.tellHost({
    async firstState(window) {
      const page = window === null ? main : others.named(window)
      if (!page) return ''
      page.events.pageLoads()
      return elementOf(await read(page))
    },
    connect(port, contents) {
      const page = contents === main.contents() ? main : others.of(contents)
      if (!page) return port.close()
      const end = answerOn(port, page.services, log.error, excess => {
        log.error(`The page exceeded the limit on ${excess}: its port is closed`, 'page port')
        page.events.pageLeaves(port)
        page.cutOff()
      })
      ends.set(page, end)
      port.on('close', () => ends.get(page) === end && ends.delete(page))
      port.start()
      page.events.pageListens(port)
    }
  })
  const { handed } = startup
  // This must run before any await, because the first page may be gone after one.
  if (handed !== null)
    void main.events.correct(async () => {
      const { events: corrections, needsReload } = correctionOf(handed, await read(main))
      if (needsReload) main.contents()?.reload()
      return corrections
    })
  return () => {
    for (const end of ends.values()) end()
  }
}
