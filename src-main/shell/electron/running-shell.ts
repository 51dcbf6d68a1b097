import { join } from 'node:path'
import { app, shell as desktopShell } from 'electron'
import type { WindowAction } from '../../../src-shared/actions'
import type { Events } from '../../../src-shared/contract/events'
import { useLanguage } from '../../../src-shared/messages/language'
import { compose, loadAhead, type AppFile, type Candlewick } from '../../composition/compose'
import { log } from '../../platform/log/log'
import { KeychainVault } from '../../platform/secrets/keychain-vault'
import { systemClock, type Clock } from '../../platform/time/clock'
import { rest } from '../../platform/time/next-turn'
import { LoginStart } from '../autostart/login-start'
import { readFirstReplies } from '../ipc/first-state'
import { OnScreen } from '../pages/on-screen'
import { marketOf } from '../pages/window-page'
import { TrayRefresh } from '../tray/tray-refresh'
import { AlertSounds } from './alert-sounds'
import { connectWindow, zoomToTextSize } from './connect-window'
import { DesktopActions } from './desktop-actions'
import { ExternalLinks } from './external-links'
import { hostMachine } from './host-machine'
import { requestInUtility } from './keychain-process'
import { Later } from './later'
import { hiddenFlag, loginItems } from './login-items'
import { watchGraphics, watchMachine, watchPower } from './machine-watch'
import { Menus } from './menus'
import { alertIcon, loadWords, notify, showNotification } from './notifier'
import { PageEvents } from './page-events'
import { hostPages } from './page-host'
import { windowLost } from './shell-notices'
import { spareMemory, sparedMs } from './spare-memory'
import type { StartupWindow } from './startup-window'
import { TrayGuard } from './tray-guard'
import { ViewWindows } from './view-windows'
import type { MainWindow } from './window'
import { actOn } from './window-keys'
import { zoomFor } from './window-theme'

/** How long a page takes to paint after it adds its first event listener. */
const drawingMs = 500

/** After this time, startup continues even if the page isn't painted. */
const mostDrawingMs = 5_000

/** How long after startup to load parts ahead. */
const loadAheadMs = 10_000

/** The process must end within two seconds of Quit, even if something hangs. */
const mostClosingMs = 1_500

export interface Shell {
  open(): void
  startedAgain(words: readonly string[]): void
}

export interface ShellSources {
  readonly mainFolder: string
  readonly startup: StartupWindow
  readonly clock: Clock
  readonly folder: string
  readonly appFile: AppFile
}

/** `runApp` calls these steps in order. */
export class RunningShell implements Shell {
  readonly #sources: ShellSources
  readonly #window: MainWindow
  readonly #candlewick = new Later<Candlewick>()
  readonly #actions = new Later<DesktopActions>()
  readonly #events: PageEvents<Events>
  readonly #links = new ExternalLinks(
    url => desktopShell.openExternal(url),
    () => performance.now()
  )
  readonly #trayGuard: TrayGuard
  readonly #sounds: AlertSounds
  readonly #keychain: KeychainVault
  readonly #loginStart: LoginStart
  readonly #onScreen = new Later<OnScreen<object>>()
  readonly #visibleWindows = new Set<object>()
  #viewWindows: ViewWindows | null = null
  #menus: Menus | null = null
  #trayRefresh: TrayRefresh | null = null
  #leavePage = (): void => undefined
  #isLeaving = false
  #isRestorable = false

  constructor(sources: ShellSources) {
    const { mainFolder, startup, clock, appFile } = sources
    const { settings, notices } = appFile
    this.#sources = sources
    this.#window = startup.window
    this.#events = new PageEvents<Events>(
      () => clock.now(),
      () => this.#trayRefresh?.note(),
      ['showView', 'showCoin', 'runAction']
    )
    this.#trayGuard = new TrayGuard({
      window: startup.window,
      notices,
      isLeaving: () => this.#isLeaving
    })
    this.#sounds = new AlertSounds(join(startup.resources, 'sounds'), () =>
      notices.show({ code: 'sound-unheard' })
    )
    this.#keychain = new KeychainVault(requestInUtility(join(mainFolder, 'keychain-helper.js')))
    this.#loginStart = new LoginStart({
      items: loginItems(join(startup.resources, 'icon.png')),
      wanted: () => settings.all().startAtLogin,
      giveUp: () => void settings.change({ startAtLogin: false }),
      failed: error => {
        log.error(error, 'login start')
        notices.show({ code: 'login-start-refused' })
      }
    })
  }

  get isLeaving(): boolean {
    return this.#isLeaving
  }

  readonly open = (): void => {
    this.#window.open()
    this.restoreWindows()
  }

  /** After a hidden start, the other windows open when the main window opens. */
  restoreWindows(): void {
    if (!this.#isRestorable) return
    this.#isRestorable = false
    this.#viewWindows?.restore()
  }

  startedAgain(words: readonly string[]): void {
    if (!words.includes(hiddenFlag)) this.open()
  }

  connectWindow(): void {
    const { startup, clock, appFile } = this.#sources
    connectWindow({
      startup,
      clock,
      settings: appFile.settings,
      links: this.#links,
      trayGuard: this.#trayGuard,
      onVisibilityChange: isVisible => this.#setVisible(this.#window, isVisible),
      leaveScreen: async () => (await this.#onScreen.there).leave(this.#window)
    })
    if (!startup.isHidden) this.#events.main.pageLoads()
  }

  handleQuit(): void {
    this.#sources.startup.act(action => {
      if (action === 'open') this.open()
      else if (action === 'quit') this.quit()
      else void this.#actions.there.then(actions => actions.act(action))
    })
    app.on('before-quit', event => {
      if (this.#isLeaving) return
      event.preventDefault()
      this.quit()
    })
    // Without this listener, Electron would quit instead of staying in the tray.
    app.on('window-all-closed', () => undefined)
    app.on('activate', this.open)
  }

  readonly quit = (): void => {
    if (this.#isLeaving) return
    this.#isLeaving = true
    this.#window.quit()
    this.#viewWindows?.leave()
    this.#sources.startup.tray?.remove()
    this.#keychain.close()
    void Promise.race([this.#closeServices(), rest(mostClosingMs)]).finally(() => app.exit(0))
  }

  async #closeServices(): Promise<void> {
    const candlewick = await this.#candlewick.there
    const { settings } = this.#sources.appFile
    this.#sources.startup.keep({
      place: { bounds: settings.bounds(), theme: settings.all().theme },
      replies: await readFirstReplies(candlewick.services, log.error)
    })
    // The page must leave first, because the services can't answer it any more.
    this.#leavePage()
    await candlewick.close()
  }

  /** @throws if the data folder can't be opened */
  async openServices(): Promise<Candlewick> {
    const { mainFolder, folder, clock, appFile } = this.#sources
    const machine = hostMachine({
      mainFolder,
      folder,
      clock,
      keychain: this.#keychain,
      announce: this.#events.announce,
      quit: this.quit,
      window: this.#window,
      links: this.#links,
      sounds: this.#sounds
    })
    const candlewick = await compose(machine, appFile)
    this.#candlewick.tell(candlewick)
    return candlewick
  }

  answerPages(candlewick: Candlewick): void {
    const { startup, appFile, clock } = this.#sources
    const { services } = candlewick
    const onScreen = new OnScreen<object>(services.market)
    this.#onScreen.tell(onScreen)
    const others = new ViewWindows({
      startup,
      candlewick,
      appFile,
      onScreen,
      events: this.#events,
      now: () => clock.now(),
      zoom: () => zoomFor(appFile.settings.all().textSize),
      goTo: ({ view, coin }) =>
        void this.#actions.there.then(actions => actions.goTo({ view, coin, entry: null })),
      showCoin: coin => this.#showCoin(candlewick, coin),
      onInput: type => this.#links.noteInput(type),
      onVisibilityChange: (window, isVisible) => this.#setVisible(window, isVisible),
      onLost: (how, recover) =>
        void showNotification(
          { code: windowLost[how] },
          clock.now(),
          join(startup.resources, alertIcon),
          recover
        )
    })
    this.#viewWindows = others
    this.#leavePage = hostPages({
      startup,
      others,
      main: {
        services: Object.assign(Object.create(services) as typeof services, {
          market: marketOf(this.#window, services, onScreen)
        }),
        events: this.#events.main,
        contents: () => this.#window.current?.webContents ?? null,
        cutOff: () => this.#window.cutOff()
      }
    })
    void this.#events.main.pageReady
      .then(() => rest(drawingMs))
      .then(() => {
        // When the app quits, the databases are closed already.
        if (!this.#isLeaving) candlewick.loadKey()
      })
  }

  #showCoin({ layouts }: Candlewick, coin: string): void {
    // An open page has its own copy of the layout and saves it.
    if (this.#window.current) this.#events.announce('showCoin')({ coin })
    else layouts.showCoin(coin)
  }

  #setVisible(window: object, isVisible: boolean): void {
    if (isVisible) this.#visibleWindows.add(window)
    else this.#visibleWindows.delete(window)
    const hidden = this.#visibleWindows.size === 0
    void this.#candlewick.there.then(app => app.noteMachine({ hidden }))
  }

  handleActions(candlewick: Candlewick): void {
    const { startup, clock } = this.#sources
    const { announce } = this.#events
    this.#menus = new Menus({
      candlewick,
      clock,
      tray: () => startup.tray,
      acts: {
        command: id => {
          if (this.#viewWindows?.command(id)) return
          this.open()
          announce('runAction')({ id })
        },
        window: action => this.#actOnWindow(action)
      },
      hasMenuBar: startup.devUrl === undefined,
      isLeaving: () => this.#isLeaving
    })
    const done = (): void => this.#menus?.draw()
    this.#actions.tell(new DesktopActions({ candlewick, announce, done, open: this.open, report: log.error }))
  }

  #actOnWindow(action: WindowAction): void {
    if (this.#viewWindows?.act(action)) return
    const { current } = this.#window
    const { textSize } = this.#sources.appFile.settings.all()
    if (current) actOn(current, action, zoomFor(textSize))
    else if (action === 'quit') this.quit()
  }

  notify({ notifications }: Candlewick): void {
    const { startup, appFile, clock } = this.#sources
    const { notices } = appFile
    notify({
      clock,
      notifications,
      notices,
      icon: join(startup.resources, alertIcon),
      sounds: this.#sounds,
      goTo: target => void this.#actions.there.then(actions => actions.goTo(target))
    })
    watchGraphics(() => notices.show({ code: 'graphics-lost' }))
  }

  followSettings(): void {
    const { settings } = this.#sources.appFile
    let { textSize } = settings.all()
    settings.changed.on(({ theme, language, textSize: wanted }) => {
      useLanguage(language, app.getLocale())
      // Only sets the zoom if the text size changed, because the user may have set the zoom with the
      // keyboard.
      if (wanted !== textSize) {
        zoomToTextSize(this.#window, settings)
        this.#viewWindows?.zoomToTextSize()
      }
      textSize = wanted
      this.#window.followTheme(theme)
      void this.#loginStart.follow()
      this.#menus?.draw()
    })
  }

  /** Resolves when the page is probably painted, or at once if the app starts in the tray. */
  async pagePainted(): Promise<void> {
    if (this.#sources.startup.isHidden) return
    await Promise.race([this.#events.main.pageReady.then(() => rest(drawingMs)), rest(mostDrawingMs)])
  }

  /** Call this once the main page is painted, so that the other windows don't delay it. */
  openWindows(): void {
    this.#isRestorable = true
    if (!this.#sources.startup.isHidden || this.#window.current) this.restoreWindows()
  }

  showTray(): void {
    const tray = this.#sources.startup.placeTray()
    const draw = (): void => this.#menus?.draw()
    this.#trayRefresh = new TrayRefresh(systemClock, draw)
    draw()
    this.#trayGuard.watch(() => {
      tray.renew()
      draw()
    })
  }

  watchMachine(candlewick: Candlewick): void {
    watchMachine(systemClock, () => candlewick.session().schedule.catchUp())
    watchPower(onBattery => candlewick.noteMachine({ onBattery }))
    void this.#loginStart.repair()
    if (!this.#sources.startup.isHidden) return
    candlewick.noteMachine({ hidden: true })
    void this.#trayGuard.guardHiddenStart()
  }

  /** Startup doesn't wait for these answers. */
  async answerTerminal(candlewick: Candlewick): Promise<void> {
    const [{ answerOthers }, { holderAnswers }] = await Promise.all([
      import('../../platform/holder/holder-socket'),
      import('../watch/holder-answers')
    ])
    const answer = holderAnswers('app', Promise.resolve(candlewick), this.#sources.clock, () => undefined)
    if (!this.#isLeaving) answerOthers(this.#sources.folder, answer, error => log.warn(error, 'holder'))
  }

  loadRestWhenIdle(): void {
    setTimeout(spareMemory, sparedMs).unref()
    setTimeout(
      () => void Promise.all([loadAhead(), loadWords()]).catch(error => log.error(error, 'loading ahead')),
      loadAheadMs
    )
  }
}
