import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron'
import type { Services } from '../../src-shared/contract'
import type { Events } from '../../src-shared/contract/events'
import type { EpochMs } from '../../src-shared/contract/values'
import { dispatch, type Report } from '../ipc/dispatch'

export interface Line {
  announce<Name extends keyof Events>(event: Name, payload: Events[Name]): void
}

/** Connects the window's two channels to the services. Only our own page's top frame is answered. */
export function attachIpc(
  services: Services,
  window: () => WebContents | null,
  origin: string,
  report: Report
): void {
  ipcMain.handle('request', (event, concept: unknown, name: unknown, input: unknown) => {
    if (!isOurPage(event, window(), origin)) throw new Error('Not our page.')
    return dispatch(services, concept, name, input, report)
  })
}

/** Tells the window, if there is one, and what time it is; a closed window asks for everything anew when it opens. */
export function announceTo(window: () => WebContents | null, now: () => EpochMs): Line['announce'] {
  return (event, payload) => {
    const contents = window()
    if (contents && !contents.isDestroyed()) contents.send('event', event, payload, now())
  }
}

function isOurPage(event: IpcMainInvokeEvent, contents: WebContents | null, origin: string): boolean {
  const frame = event.senderFrame
  return (
    frame !== null &&
    event.sender === contents &&
    frame === event.sender.mainFrame &&
    frame.url.startsWith(`${origin}/`)
  )
}
