import { join } from 'node:path'
import { app, ipcMain, MessageChannelMain, session } from 'electron'
import type { FirstReplies } from '../../src-shared/contract/first-state'
import { KeptFirstState, type KeptSight } from '../first-state/kept-first-state'
import { elementOf } from '../first-state/page-element'
import { nextTurn, rest, turns } from '../time/next-turn'
import type { TrayAction } from '../tray/tray-menu'
import { guard } from './guards'
import { startedHidden } from './login-items'
import { handPagePorts, type PageHost } from './page-port'
import { appOrigin, devUrl, serveRenderer } from './protocol'
import { filesOfStart, pageFile } from './renderer-files'
import { AppTray } from './tray'
import { MainWindow, preloadPath } from './window'
import { windowSession } from './window-session'

/** What the item in the tray takes to be known to the desktop: a few answers over the bus. */
const trayPlacedMs = 60

/** Longer than a page takes to be asked for, and to be made: whatever hangs, the rest of the program is read. */
const pageAskedMs = 200
const pageMadeMs = 2_000

/** Turns that an answer takes to leave, once it is given. */
const answerTurns = 5

/** A window's icon is decoded, scaled and handed over while it is made: 26 ms for the large one, of which no bar shows so much. */
const windowIcon = process.platform === 'linux' ? join('icons', '128x128.png') : 'icon.png'

/**
 * What a start shows before the rest of the program is read: the window, which loads its page, or the item in the tray. So it
 * imports nothing but what these two take.
 */
export class FirstSight {
  readonly resources: string
  /** Where the page comes from while it is developed. */
  readonly devUrl: string | undefined
  readonly isHidden: boolean
  readonly window: MainWindow
  #tray: AppTray | null = null
  readonly #acting = new Later<(action: TrayAction) => void>()
  readonly #host = new Later<FirstHost>()
  readonly #renderer: string
  readonly #kept: KeptFirstState
  #handed: FirstReplies | null = null

  /** @param mainFolder where the main process's scripts are */
  constructor(mainFolder: string) {
    this.#renderer = join(mainFolder, '../renderer')
    this.#kept = new KeptFirstState({
      path: join(app.getPath('userData'), 'data', 'first-state.json'),
      page: join(this.#renderer, pageFile)
    })
    this.resources = app.isPackaged
      ? join(process.resourcesPath, 'resources')
      : join(app.getAppPath(), 'resources')
    this.devUrl = devUrl()
    this.isHidden = startedHidden(process.argv)
    this.window = new MainWindow({
      url: this.devUrl ?? `${appOrigin}/`,
      preload: preloadPath(mainFolder),
      icon: join(this.resources, windowIcon),
      devTools: this.devUrl !== undefined
    })
  }

  get tray(): AppTray | null {
    return this.#tray
  }

  /** Resolves once it is on its way, and the rest of the program may take the machine. */
  async show(): Promise<void> {
    const pageSession = windowSession(this.devUrl !== undefined)
    guard(app, [session.defaultSession, pageSession])
    handPagePorts({
      ...{ ipc: ipcMain, host: this.#host.there, origin: this.devUrl ?? appOrigin },
      window: () => this.window.current?.webContents ?? null,
      channel: () => new MessageChannelMain()
    })
    // In the tray nothing is shown by now, and later it would be old.
    const kept = this.#kept.take()
    const asked = new Promise<void>(resolve => {
      serveRenderer(
        pageSession,
        this.#renderer,
        async () => {
          // Its head goes first.
          void nextTurn().then(resolve)
          if (kept === null || this.isHidden || this.#host.isThere)
            return (await this.#host.there).firstState()
          this.#handed = kept.replies
          return elementOf(kept.replies)
        },
        this.#revealAfter(kept === null ? Infinity : filesOfStart(this.#renderer))
      )
    })
    if (this.isHidden) {
      this.placeTray()
      return rest(trayPlacedMs)
    }
    this.window.open('shown', kept?.place)
    // Electron answers a page with what Node's fetch is made of, 30 ms of code that is read when it is first named. Until the page
    // is asked for nothing else is to be done.
    void Request.name
    await Promise.race([asked, rest(pageAskedMs)])
    // A page that was handed all it draws is made sooner while nothing else takes the machine.
    if (kept !== null) await Promise.race([this.window.pageMade, rest(pageMadeMs)])
  }

  /**
   * Brings the window into sight once its page has its files, so many: the process that draws begins while the script is read.
   * Sooner, the page would wait for that process before it ran anything.
   */
  #revealAfter(files: number): () => void {
    let asked = 0
    return () => {
      if (++asked !== files) return
      void turns(answerTurns).then(() => this.window.reveal())
    }
  }

  /** The item in the tray, put there now where it is not there yet. */
  placeTray(): AppTray {
    return (this.#tray ??= new AppTray({
      icon: state => join(this.resources, 'tray', `${state}.png`),
      act: action => void this.#acting.there.then(act => act(action))
    }))
  }

  /** What a click on the item in the tray does; one that came before waits for it. */
  act(act: (action: TrayAction) => void): void {
    this.#acting.tell(act)
  }

  /** Who answers the page, once the services are there; what it asked before waits. */
  tellHost(host: FirstHost): void {
    this.#host.tell(host)
  }

  /** What the page on screen was handed of the run before; null where it had its first state of this one, or has none yet. */
  get handed(): FirstReplies | null {
    return this.#handed
  }

  /** Leaves the window and what the first view draws for the next start. */
  keep(sight: KeptSight): void {
    this.#kept.leave(sight)
  }
}

/** What answers the window's page, and hands it what the first view draws. */
export interface FirstHost extends PageHost {
  /** As an element of the page. */
  firstState(): Promise<string>
}

/** What the rest of the program brings once it is read. */
class Later<Thing> {
  tell: (thing: Thing) => void = () => undefined
  isThere = false
  readonly there = new Promise<Thing>(resolve => {
    this.tell = thing => {
      this.isThere = true
      resolve(thing)
    }
  })
}
