import type { IpcMain, MessagePortMain, WebContents, WebFrameMain } from 'electron'
import type { PagePort } from '../ipc/dispatch'

export interface PageHost {
  connect(port: PagePort, page: WebContents): void
}

export interface PagePortSources {
  readonly ipc: Pick<IpcMain, 'on'>
  readonly host: Promise<PageHost>
  readonly isOurs: (page: WebContents) => boolean
  readonly origin: string
  readonly channel: () => { readonly port1: MessagePortMain; readonly port2: MessagePortMain }
}

/**
 * Gives pages a port for their requests (docs/decisions/0029). Messages on a port don't identify their
 * sender, so the sender is checked once, here. A page gets only one port, because events go to its latest
 * one.
 */
export function handPagePorts({ ipc, host, isOurs, origin, channel }: PagePortSources): void {
  const served = new WeakSet<WebContents>()
  ipc.on('connect', ({ sender, senderFrame: frame }) => {
    if (frame === null || served.has(sender) || !isOurs(sender) || !isTopFrame(sender, frame, origin)) return
    served.add(sender)
    sender.once('did-navigate', () => served.delete(sender))
    const { port1, port2 } = channel()
    frame.postMessage('port', null, [port1])
    void host.then(({ connect }) => connect(port2, sender))
  })
}

const isTopFrame = (sender: WebContents, frame: WebFrameMain, origin: string): boolean =>
  frame === sender.mainFrame && frame.url.startsWith(`${origin}/`)
