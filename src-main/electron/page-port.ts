import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron'

/** What answers the window's page. */
export interface PageHost {
  answer(concept: unknown, name: unknown, input: unknown): Promise<unknown>
  /** It listens from now on. */
  pageListens(): void
}

export interface IpcSources {
  readonly ipc: Pick<IpcMain, 'handle' | 'on'>
  /** A page that asks before it is there waits. */
  readonly host: Promise<PageHost>
  readonly window: () => WebContents | null
  readonly origin: string
}

/** Connects the window's channels to what answers them. Only our own page's top frame is answered. */
export function attachIpc({ ipc, host, window, origin }: IpcSources): void {
  ipc.handle('request', async (event, concept: unknown, name: unknown, input: unknown) => {
    if (!isOurPage(event, window(), origin)) throw new Error('Not our page.')
    return (await host).answer(concept, name, input)
  })
  ipc.on('listening', event => {
    if (isOurPage(event, window(), origin)) void host.then(({ pageListens }) => pageListens())
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
