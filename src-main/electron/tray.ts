import { Menu, nativeImage, Tray } from 'electron'
import type { TrayAction, TrayLine } from '../tray/tray-menu'

export interface TraySources {
  readonly icon: (state: TrayState) => string
  readonly act: (action: TrayAction) => void
}

export type TrayState = 'normal' | 'up' | 'down' | 'offline'

/** The icon beside the clock, and its menu. */
export class AppTray {
  readonly #tray: Tray
  readonly #sources: TraySources
  #shown = ''
  #state: TrayState = 'normal'

  constructor(sources: TraySources) {
    this.#sources = sources
    this.#tray = new Tray(nativeImage.createFromPath(sources.icon('normal')))
    this.#tray.on('click', () => sources.act('open'))
  }

  show(lines: readonly TrayLine[], tooltip: string, state: TrayState): void {
    if (this.#tray.isDestroyed()) return
    if (state !== this.#state) this.#tray.setImage(nativeImage.createFromPath(this.#sources.icon(state)))
    this.#state = state
    const text = JSON.stringify([lines, tooltip])
    // Setting a menu closes an open one on some desktops: only when a line has changed.
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

  /** Out of the menu's own call first: Quit takes the tray away, and the desktop still waits for an answer. */
  #later(action: TrayAction): void {
    setTimeout(() => this.#sources.act(action), 20)
  }

  remove(): void {
    this.#tray.destroy()
  }
}
