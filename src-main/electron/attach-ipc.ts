import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron'
import type { Services } from '../../src-shared/contract'
import type { Events } from '../../src-shared/contract/events'
import { dispatch, type Report } from '../ipc/dispatch'
import type { WindowEvents } from './window-events'

export interface IpcSources {
  readonly ipc: Pick<IpcMain, 'handle' | 'on'>
  /** A window that asks before they are there waits. */
  readonly services: () => Promise<Services>
  readonly events: WindowEvents<Events>
  readonly window: () => WebContents | null
  readonly origin: string
  readonly report: Report
}

/** Connects the window's channels to the services. Only our own page's top frame is answered. */
export function attachIpc({ ipc, services, events, window, origin, report }: IpcSources): void {
  ipc.handle('request', async (event, concept: unknown, name: unknown, input: unknown) => {
    if (!isOurPage(event, window(), origin)) throw new Error('Not our page.')
    return dispatch(await services(), concept, name, input, report)
  })
  ipc.on('listening', event => {
    if (isOurPage(event, window(), origin)) events.pageListens()
  })
}

function isOurPage(
  event: IpcMainInvokeEvent | IpcMainEvent,
  contents: WebContents | null,
  origin: string
): boolean {
  const frame = event.senderFrame
  return (
    frame !== null &&
    event.sender === contents &&
    frame === event.sender.mainFrame &&
    frame.url.startsWith(`${origin}/`)
  )
}
