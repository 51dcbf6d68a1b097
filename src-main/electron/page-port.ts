import type { IpcMain, MessagePortMain, WebContents, WebFrameMain } from 'electron'
import type { PagePort } from '../ipc/dispatch'

/** What answers the window's page. */
export interface PageHost {
  /** Answers and tells the page that holds the other end. */
  connect(port: PagePort): void
}

export interface PagePortSources {
  readonly ipc: Pick<IpcMain, 'on'>
  /** What a page asks before the host is there waits in the port. */
  readonly host: Promise<PageHost>
  readonly window: () => WebContents | null
  readonly origin: string
  readonly channel: () => { readonly port1: MessagePortMain; readonly port2: MessagePortMain }
}

/**
 * Hands a page that asks for it the port over which it asks and hears everything, past the preload script: a port belongs to
 * who holds it, so the sender is checked here, once. Only our own page's top frame gets one, and no second one until the window
 * has another page: whoever holds the newest port hears all events.
 */
export function handPagePorts({ ipc, host, window, origin, channel }: PagePortSources): void {
  const served = new WeakSet<WebContents>()
  ipc.on('connect', ({ sender, senderFrame: frame }) => {
    if (frame === null || served.has(sender) || !isOurPage(sender, frame, window(), origin)) return
    served.add(sender)
    sender.once('did-navigate', () => served.delete(sender))
    const { port1, port2 } = channel()
    frame.postMessage('port', null, [port1])
    void host.then(({ connect }) => connect(port2))
  })
}

function isOurPage(
  sender: WebContents,
  frame: WebFrameMain,
  contents: WebContents | null,
  origin: string
): boolean {
  return sender === contents && frame === sender.mainFrame && frame.url.startsWith(`${origin}/`)
}
