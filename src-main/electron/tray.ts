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

/** The icon beside the clock, and its menu. */
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
    // Text beside the icon is a menu bar's; elsewhere tooltip and menu tell the price.
    if (process.platform === 'darwin' && title !== this.#title)
      this.#tray.setTitle(title, { fontType: 'monospacedDigit' })
    this.#title = title
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

  /** A tray that came up after us knows nothing of our icon: it is put there anew. */
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

  /** Out of the menu's own call first: Quit takes the tray away, and the desktop still waits for an answer. */
  #later(action: TrayAction): void {
    setTimeout(() => this.#sources.act(action), 20)
  }
}
