import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, ipcMain, session } from 'electron'
import { firstStateIn } from '../../src-shared/contract/first-state'
import { keepView, takeView } from '../first-view/kept-view'
import type { TrayAction } from '../tray/tray-menu'
import { attachIpc, type PageAnswers } from './attach-ipc'
import { guard } from './guards'
import { startedHidden } from './login-items'
import { appOrigin, serveRenderer } from './protocol'
import { AppTray } from './tray'
import { MainWindow, preloadPath } from './window'

/** What the item in the tray takes to be known to the desktop: a few answers over the bus. */
const trayPlacedMs = 60

/** Longer than a page takes to be asked for: whatever hangs, the rest of the program is read. */
const pageAskedMs = 200

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
  /**
   * What the page is drawn from before there are services, as the last run left it, as JSON; null where it waits for them. Only
   * the first page of a start is.
   */
  readonly kept: string | null
  readonly #rendererFolder: string
  #tray: AppTray | null = null
  readonly #acting = new Later<(action: TrayAction) => void>()
  readonly #firstState = new Later<() => Promise<string>>()
  readonly #answers = new Later<PageAnswers>()

  /** @param mainFolder where the main process's scripts are */
  constructor(mainFolder: string) {
    this.#rendererFolder = join(mainFolder, '../renderer')
    this.resources = app.isPackaged
      ? join(process.resourcesPath, 'resources')
      : join(app.getAppPath(), 'resources')
    this.devUrl = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
    this.isHidden = startedHidden(process.argv)
    this.window = new MainWindow({
      url: this.devUrl ?? `${appOrigin}/`,
      preload: preloadPath(mainFolder),
      icon: join(this.resources, windowIcon)
    })
    const kept = this.devUrl === undefined ? takeView(dataFolder(), this.#page()) : null
    this.kept = this.isHidden ? null : kept
  }

  get tray(): AppTray | null {
    return this.#tray
  }

  /** Resolves once it is on its way, and the rest of the program may take the machine. */
  async show(): Promise<void> {
    guard(app, session.defaultSession)
    attachIpc({
      ipc: ipcMain,
      answers: this.#answers.there,
      window: () => this.window.current?.webContents ?? null,
      origin: this.devUrl ?? appOrigin
    })
    let kept = this.kept
    const asked = new Promise<void>(resolve => {
      serveRenderer(session.defaultSession, this.#rendererFolder, async () => {
        resolve()
        const state = kept ?? (await (await this.#firstState.there)())
        kept = null
        return firstStateIn(state)
      })
    })
    if (this.isHidden) {
      this.placeTray()
      return rest(trayPlacedMs)
    }
    this.window.open()
    await Promise.race([asked, rest(pageAskedMs)])
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

  /** What becomes of what a page says; what it said before waits for it. */
  answer(answers: PageAnswers): void {
    this.#answers.tell(answers)
  }

  /** Leaves this for the page of the next start. The databases are closed by now. @throws where it can't be written */
  keep(view: string): void {
    if (this.devUrl === undefined) keepView(dataFolder(), this.#page(), view)
  }

  #page(): string {
    return readFileSync(join(this.#rendererFolder, 'index.html'), 'utf8')
  }

  /** How the state is made that comes with a page, as JSON; a page that was asked for before waits for it. */
  tellFirstState(firstState: () => Promise<string>): void {
    this.#firstState.tell(firstState)
  }
}

/** Settings, and a folder for each service. */
export const dataFolder = (): string => join(app.getPath('userData'), 'data')

/** What the rest of the program brings once it is read. */
class Later<Thing> {
  tell: (thing: Thing) => void = () => undefined
  readonly there = new Promise<Thing>(resolve => (this.tell = resolve))
}

const rest = (ms: number): Promise<void> => new Promise(resolve => void setTimeout(resolve, ms))
