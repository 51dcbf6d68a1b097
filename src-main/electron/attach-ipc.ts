import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron'
import type { Reply } from '../../src-shared/contract/request'

/** What the rest of the program does with what a page says. */
export interface PageAnswers {
  request(concept: unknown, name: unknown, input: unknown): Promise<Reply<unknown>>
  /** It hears events from now on. */
  listens(): void
}

export interface IpcSources {
  readonly ipc: Pick<IpcMain, 'handle' | 'on'>
  /** A page that asks before they are there waits. */
  readonly answers: Promise<PageAnswers>
  readonly window: () => WebContents | null
  readonly origin: string
}

/** Connects the window's channels. Only our own page's top frame is answered. */
export function attachIpc({ ipc, answers, window, origin }: IpcSources): void {
  ipc.handle('request', async (event, concept: unknown, name: unknown, input: unknown) => {
    if (!isOurPage(event, window(), origin)) throw new Error('Not our page.')
    return (await answers).request(concept, name, input)
  })
  ipc.on('listening', event => {
    if (isOurPage(event, window(), origin)) void answers.then(told => told.listens())
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
