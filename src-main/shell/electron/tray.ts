import { Menu, nativeImage, Tray } from 'electron'
import type { TrayAction, TrayLine, TrayState } from '../tray/tray-menu'

export interface TraySources {
  readonly icon: (state: TrayState) => string
  readonly act: (action: TrayAction) => void
}

export interface TrayFace {
  readonly lines: readonly TrayLine[]
  readonly tooltip: string
  readonly title: string
  readonly state: TrayState
}

export class AppTray {
  readonly #sources: TraySources
  #tray: Tray
  #shown = ''
  #title = ''
  #state: TrayState = 'normal'

  constructor(sources: TraySources) {
    this.#sources = sources
    this.#tray = this.#placed()
  }

  show({ lines, tooltip, title, state }: TrayFace): void {
    if (this.#tray.isDestroyed()) return
    if (state !== this.#state) this.#tray.setImage(nativeImage.createFromPath(this.#sources.icon(state)))
    this.#state = state
    if (process.platform === 'darwin' && title !== this.#title)
      this.#tray.setTitle(title, { fontType: 'monospacedDigit' })
    this.#title = title
    const text = JSON.stringify([lines, tooltip])
    // Only sets a changed menu, because setting it closes an open one on some desktops.
    if (text === this.#shown) return
    this.#shown = text
    this.#tray.setToolTip(tooltip)
    this.#tray.setContextMenu(
      Menu.buildFromTemplate(
        lines.map(line => {
          if (line === null) return { type: 'separator' }
          const { label, action } = line
          return action === null ? { label, enabled: false } : { label, click: () => this.#later(action) }
        })
      )
    )
  }

  renew(): void {
    this.#tray.destroy()
    this.#tray = this.#placed()
    this.#shown = ''
    this.#title = ''
    this.#state = 'normal'
  }

  remove(): void {
    this.#tray.destroy()
  }

  #placed(): Tray {
    const tray = new Tray(nativeImage.createFromPath(this.#sources.icon('normal')))
    tray.on('click', () => this.#sources.act('open'))
    return tray
  }

  /** Waits until the desktop has the reply to the click, because Quit removes the tray item. */
  #later(action: TrayAction): void {
    setTimeout(() => this.#sources.act(action), 20)
  }
}
