import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron'

export interface IpcSources {
  readonly ipc: Pick<IpcMain, 'handle' | 'on'>
  /** Answers a request of the page; one that came before there is anybody to answer waits. */
  readonly answer: (concept: unknown, name: unknown, input: unknown) => Promise<unknown>
  /** A page says that it listens. */
  readonly listens: () => void
  readonly window: () => WebContents | null
  readonly origin: string
}

/** Connects the window's channels to what answers them. Only our own page's top frame is answered. */
export function attachIpc({ ipc, answer, listens, window, origin }: IpcSources): void {
  ipc.handle('request', async (event, concept: unknown, name: unknown, input: unknown) => {
    if (!isOurPage(event, window(), origin)) throw new Error('Not our page.')
    return answer(concept, name, input)
  })
  ipc.on('listening', event => {
    if (isOurPage(event, window(), origin)) listens()
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
