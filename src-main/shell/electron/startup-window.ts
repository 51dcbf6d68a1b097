import { join } from 'node:path'
import { app, ipcMain, MessageChannelMain, session, type WebContents } from 'electron'
import type { FirstReplies } from '../../../src-shared/contract/first-state'
import { SavedFirstState, type SavedStartup } from '../first-state/saved-first-state'
import { elementOf } from '../first-state/page-element'
import { nextTurn, rest, turns } from '../../platform/time/next-turn'
import type { TrayAction } from '../tray/tray-menu'
import { guard } from './guards'
import { Later } from './later'
import { startedHidden } from './login-items'
import { handPagePorts, type PageHost } from './page-port'
import { appOrigin, devUrl, serveRenderer } from './protocol'
import { filesOfStart, pageFile } from './renderer-files'
import { AppTray } from './tray'
import { preloadPath, type PageOptions } from './page-window'
import { MainWindow } from './window'
import { windowSession } from './window-session'
import { dataFolder } from '../../platform/identity/own-folders'

/** How long registering the tray item takes, which needs a few D-Bus messages. */
const trayPlacedMs = 60

const pageRequestMs = 200
const pageMadeMs = 2_000

/** After this many turns of the event loop, a response has been sent. */
const answerTurns = 5

/** On Linux, a large icon delays the window by 26 ms, and no taskbar needs it. */
const windowIcon = process.platform === 'linux' ? join('icons', '128x128.png') : 'icon.png'

/** This file only imports what the window and the tray item need at startup. */
export class StartupWindow {
  readonly resources: string
  readonly devUrl: string | undefined
  readonly isHidden: boolean
  readonly window: MainWindow
  readonly page: PageOptions
  readonly otherPages = new WeakSet<WebContents>()
  #tray: AppTray | null = null
  readonly #acting = new Later<(action: TrayAction) => void>()
  readonly #host = new Later<FirstHost>()
  readonly #renderer: string
  readonly #firstState: SavedFirstState
  #handed: FirstReplies | null = null

  constructor(mainFolder: string) {
    this.#renderer = join(mainFolder, '../renderer')
    this.#firstState = new SavedFirstState({
      path: join(dataFolder(app.getPath('userData')), 'first-state.json'),
      page: join(this.#renderer, pageFile)
    })
    this.resources = app.isPackaged
      ? join(process.resourcesPath, 'resources')
      : join(app.getAppPath(), 'resources')
    this.devUrl = devUrl()
    this.isHidden = startedHidden(process.argv)
    this.page = {
      url: this.devUrl ?? `${appOrigin}/`,
      preload: preloadPath(mainFolder),
      icon: join(this.resources, windowIcon),
      devTools: this.devUrl !== undefined
    }
    this.window = new MainWindow(this.page)
  }

  get tray(): AppTray | null {
    return this.#tray
  }

  /** Resolves when the window's page is loading, so that the rest of the program may use the CPU. */
  async show(): Promise<void> {
    const pageSession = windowSession(this.devUrl !== undefined)
    guard(app, [session.defaultSession, pageSession])
    handPagePorts({
      ipc: ipcMain,
      host: this.#host.there,
      origin: this.devUrl ?? appOrigin,
      isOurs: page => page === this.window.current?.webContents || this.otherPages.has(page),
      channel: () => new MessageChannelMain()
    })
    // The saved view is also read if the app starts in the tray, because reading deletes it. It would be
    // outdated when the window opens.
    const saved = this.#firstState.take()
    const requested = new Promise<void>(resolve => {
      serveRenderer(
        pageSession,
        this.#renderer,
        async window => {
          if (window !== null) return (await this.#host.there).firstState(window)
          // Waits a turn, because the head of the page is sent first.
          void nextTurn().then(resolve)
          if (saved === null || this.isHidden || this.#host.isThere)
            return (await this.#host.there).firstState(null)
          this.#handed = saved.replies
          return elementOf(saved.replies)
        },
        this.#revealAfter(saved === null ? Infinity : filesOfStart(this.#renderer))
      )
    })
    if (this.isHidden) {
      this.placeTray()
      return rest(trayPlacedMs)
    }
    this.window.open('shown', saved?.place)
    // Electron answers the page with Node's fetch code. Reading `Request.name` loads that code (30 ms) before
    // the page is requested.
    void Request.name
    await Promise.race([requested, rest(pageRequestMs)])
    // A page with saved data is built faster if nothing else uses the CPU.
    if (saved !== null) await Promise.race([this.window.pageMade, rest(pageMadeMs)])
  }

  /**
   * Starts the GPU process while the page's script loads. If it started earlier, the page would have to wait
   * for it.
   */
  #revealAfter(files: number): () => void {
    let requestCount = 0
    return () => {
      if (++requestCount !== files) return
      void turns(answerTurns).then(() => this.window.reveal())
    }
  }

  placeTray(): AppTray {
    return (this.#tray ??= new AppTray({
      icon: state => join(this.resources, 'tray', `${state}.png`),
      act: action => void this.#acting.there.then(act => act(action))
    }))
  }

  act(act: (action: TrayAction) => void): void {
    this.#acting.tell(act)
  }

  tellHost(host: FirstHost): void {
    this.#host.tell(host)
  }

  get handed(): FirstReplies | null {
    return this.#handed
  }

  keep(saved: SavedStartup): void {
    this.#firstState.leave(saved)
  }
}

export interface FirstHost extends PageHost {
  /** The data for a window's first view as an HTML element, or '' for an unknown window. */
  firstState(window: string | null): Promise<string>
}
