import { join } from 'node:path'
import { app, shell, type WebContents } from 'electron'
import { systemLanguage, useLanguage } from '../../../src-shared/messages/language'
import { LoginStart } from '../autostart/login-start'
import type { Events } from '../../../src-shared/contract/events'
import { compose, loadAhead, openAppFile, type Candlewick } from '../../composition/compose'
import { runtimeOrigin } from '../../platform/diagnostics/runtime'
import { faultBehind } from '../../platform/faults/fault-error'
import { readFirstReplies } from '../ipc/first-state'
import { TrayRefresh } from '../tray/tray-refresh'
import { takeOver } from '../../platform/holder/take-over'
import { log } from '../../platform/log/log'
import { KeychainVault } from '../../platform/secrets/keychain-vault'
import { systemClock, type Clock } from '../../platform/time/clock'
import { nextTurn, rest } from '../../platform/time/next-turn'
import { clockFor } from './clock-hook'
import { confirmInDialog } from './confirm-dialog'
import { DesktopActions } from './desktop-actions'
import { askInUtility } from './keychain-process'
import { lostPage } from './lost-page'
import { ExternalLinks } from './external-links'
import { hiddenFlag, loginItems } from './login-items'
import { watchGraphics, watchMachine, watchPower } from './machine-watch'
import { loadWords, notify, showNotification } from './notifier'
import { hostPage } from './page-host'
import type { StartupWindow } from './startup-window'
import { saveFile } from './save-file'
import { electronFetch } from './service-fetch'
import { AlertSounds } from './alert-sounds'
import { spareMemory, spareWindowMemory } from './spare-memory'
import { TrayPresence } from './tray-host'
import { WindowEvents } from './window-events'
import { WindowRest } from './window-rest'
import { actOn } from './window-keys'
import { zoomFor } from './window-theme'

/** Roughly from the first event listener of a page until it's painted. */
const drawingMs = 500

/** Start anyway if the page isn't painted by then. */
const mostDrawingMs = 5_000

/** After startup, when the machine is idle again. */
const loadAheadMs = 10_000

/** After startup or opening a window, when loading is finished. */
const sparedMs = 2_500

/** Quit must end the process within two seconds, even if something hangs. */
const mostClosingMs = 1_500

/**
 * Electron on Linux never frees a notification's icon, even after closing (measured: 1 MB for the
 * large icon, 12 KB for this one). This adds up over months of alerts.
 */
const alertIcon = process.platform === 'linux' ? join('icons', '48x48.png') : 'icon.png'

export interface Shell {
  open(): void
  /**
   * Handles a second launch with these arguments. Opens the window, unless the launch came from
   * autostart.
   */
  startedAgain(words: readonly string[]): void
}

/**
 * Starts the app around the services: window, tray, notifications, power and network. The window is
 * already loading its page while the services are set up, and its requests wait for them.
 * @throws if the data folder can't be opened
 */
export async function runApp(mainFolder: string, sight: StartupWindow): Promise<Shell> {
  useLanguage(systemLanguage, app.getLocale())
  const { window, resources, isHidden } = sight
  const clock: Clock = clockFor(app.isPackaged, process.env['CANDLEWICK_CLOCK'], systemClock)
  const folder = join(app.getPath('userData'), 'data')
  const lock = await takeOver(folder)
  const appFile = openAppFile({ clock, folder })
  const { settings, notices } = appFile
  useLanguage(settings.all().language, app.getLocale())
  await nextTurn()
  const sounds = new AlertSounds(join(resources, 'sounds'), () => notices.tell(soundFailed))
  const trayHost = new TrayPresence()
  const links = new ExternalLinks(
    url => shell.openExternal(url),
    () => performance.now()
  )
  const windowRest = new WindowRest(clock, () => spareWindowMemory(window.current))

  const zoomToTextSize = (): void =>
    window.current?.webContents.setZoomFactor(zoomFor(settings.all().textSize))
  window.connect({
    bounds: () => settings.bounds(),
    rememberBounds: bounds => settings.keepBounds(bounds),
    theme: () => settings.all().theme,
    zoom: () => zoomFor(settings.all().textSize),
    mayClose: () => trayHost.known ?? trayHost.ask(),
    onMinimised: () => notices.tell(noTray),
    onSeen: seen => void composed.then(candlewick => candlewick.noteMachine({ hidden: !seen })),
    onLoaded: () => {
      // At the usual size, the zoom stays as the user left it.
      if (zoomFor(settings.all().textSize) !== 1) zoomToTextSize()
      windowRest.loaded()
    },
    onInput: type => {
      links.noteInput(type)
      windowRest.used()
    },
    onLost: how =>
      void showNotification({ code: windowLost[how] }, join(resources, alertIcon), () => window.recover()),
    lostPage,
    // No chart is visible in a closed window, so stop updating charts.
    onClosed: () => {
      windowRest.closed()
      // The tray may have disappeared while the window was closing.
      keepReachable()
      // Quitting ends the session before the window closes, and an ended session rejects this.
      void composed
        .then(({ services }) => services.market.showCharts({ charts: [] }))
        .catch((error: unknown) => {
          if (faultBehind(error)?.cause?.code !== 'stopped') throw error
        })
      setTimeout(spareMemory, sparedMs).unref()
    }
  })
  /** Without the tray the user couldn't reopen a window that was closed into it. */
  const keepReachable = (): void => {
    if (leaving || window.current || trayHost.known !== false) return
    window.open('minimised')
    notices.tell(noTray)
  }
  const contents = (): WebContents | null => window.current?.webContents ?? null
  let noteTray = (): void => undefined
  const now = (): number => clock.now()
  const events = new WindowEvents<Events>(now, () => noteTray())
  const { announce } = events
  // Changes that occur before the first page listens are queued for it.
  if (!isHidden) events.pageLoads()

  let leaving = false
  let leavePage = (): void => undefined
  const open = (): void => void window.open()
  const keychain = new KeychainVault(askInUtility(join(mainFolder, 'keychain-helper.js')))
  const quit = (): void => {
    if (leaving) return
    leaving = true
    window.quit()
    sight.tray?.remove()
    keychain.close()
    const late = new Promise(resolve => setTimeout(resolve, mostClosingMs))
    const closed = composed.then(async candlewick => {
      sight.keep({
        place: { bounds: settings.bounds(), theme: settings.all().theme },
        replies: await readFirstReplies(candlewick.services, log.error)
      })
      // The page keeps sending requests until its window is gone, but the services can no longer
      // reply.
      leavePage()
      await candlewick.close()
    })
    void Promise.race([closed, late]).finally(() => app.exit(0))
  }
  let setDesktop: (desktop: DesktopActions) => void = () => undefined
  const desktopThere = new Promise<DesktopActions>(resolve => (setDesktop = resolve))
  sight.act(action => {
    if (action === 'open') open()
    else if (action === 'quit') quit()
    else void desktopThere.then(desktop => desktop.act(action))
  })
  app.on('before-quit', event => {
    if (leaving) return
    event.preventDefault()
    quit()
  })
  // Without a listener, Electron quits with its last window. The app stays in the tray.
  app.on('window-all-closed', () => undefined)
  app.on('activate', open)

  const composed: Promise<Candlewick> = compose(
    {
      ...{ folder, clock, keychain, announce },
      fetch: electronFetch,
      random: Math.random,
      info: {
        version: app.getVersion(),
        electron: process.versions['electron'] ?? '',
        runtime: runtimeOrigin({
          packaged: app.isPackaged,
          version: app.getVersion(),
          executable: process.execPath
        }),
        platform: process.platform,
        sandboxed:
          !app.commandLine.hasSwitch('no-sandbox') && process.env['ELECTRON_DISABLE_SANDBOX'] === undefined
      },
      records: {
        log: join(app.getPath('userData'), 'logs'),
        thirdParty: join(
          app.isPackaged ? process.resourcesPath : join(mainFolder, '..'),
          'notices/bill-of-materials.cdx.json'
        )
      },
      openLink: url => links.open(url),
      openFolder: async path => void (await shell.openPath(path)),
      saveFile: (suggestedName, content) => saveFile(window.current, suggestedName, content),
      confirm: question =>
        links.takeClick() ? confirmInDialog(window.current, question) : Promise.resolve(false),
      playSound: sound => sounds.play(sound),
      recording: recordingOf(mainFolder),
      quit
    },
    appFile
  )
  const candlewick = await composed
  // A watcher can wait for its answer. A start can't wait for this.
  const answerTerminal = async (): Promise<void> => {
    const [{ answerOthers }, { holderAnswers }] = await Promise.all([
      import('../../platform/holder/holder-socket'),
      import('../watch/holder-answers')
    ])
    const answer = holderAnswers('app', composed, () => undefined)
    if (!leaving) answerOthers(folder, answer, error => log.warn(error, 'holder'))
  }
  leavePage = hostPage({
    sight,
    events,
    services: candlewick.services,
    contents,
    cutOff: () => window.cutOff()
  })
  void events.pageReady
    .then(() => rest(drawingMs))
    .then(() => {
      // Quitting has closed the databases.
      if (!leaving) candlewick.lookUpKey()
    })
  /** The tray's texts are loaded when it's first drawn, after the visible parts. */
  const paintTray = async (): Promise<void> => {
    const { trayMenu, trayState, trayTitle, trayTooltip } = await import('../tray/tray-menu')
    if (leaving) return
    const running = candlewick.session()
    const { trayCoin: coin } = settings.all()
    const facts = { ...running.traySnapshot(), coin, simulated: running.simulated, now: clock.now() }
    sight.tray?.show({
      lines: trayMenu(facts),
      tooltip: trayTooltip(facts),
      title: trayTitle(facts),
      state: trayState(facts)
    })
  }
  /** Loaded after the visible parts, like the tray's texts. Development keeps Electron's menu. */
  const paintMenu = async (): Promise<void> => {
    if (sight.devUrl !== undefined) return
    const { showMenuBar } = await import('./menu-host')
    if (leaving) return
    const { paused } = candlewick.services.schedule.status()
    const { shortcuts, singleKeys } = settings.all()
    showMenuBar(
      { isPaused: paused, shortcuts, singleKeys },
      {
        command: id => {
          open()
          announce('actionAsked')({ id })
        },
        window: action => {
          const { current } = window
          if (current) actOn(current, action, zoomFor(settings.all().textSize))
          else if (action === 'quit') quit()
        }
      }
    )
  }
  const drawTray = (): void => {
    // Quitting may remove the icon while it's being drawn.
    void Promise.all([paintTray(), paintMenu()]).catch(error => leaving || log.error(error, 'tray'))
  }
  const desktop = new DesktopActions({ candlewick, open, announce, done: drawTray, report: log.error })
  setDesktop(desktop)
  const { notifications } = candlewick
  notify({ notifications, icon: join(resources, alertIcon), sounds, notices, desktop })
  watchGraphics(() => notices.tell(graphicsLost))
  const loginStart = new LoginStart({
    items: loginItems(join(resources, 'icon.png')),
    wanted: () => settings.all().startAtLogin,
    giveUp: () => void settings.change({ startAtLogin: false }),
    failed: error => {
      log.error(error, 'login start')
      notices.tell(noLoginStart)
    }
  })
  let { textSize } = settings.all()
  settings.changed.on(({ theme, language, textSize: wanted }) => {
    useLanguage(language, app.getLocale())
    // Other changes keep the zoom that the user chose with the keyboard.
    if (wanted !== textSize) zoomToTextSize()
    textSize = wanted
    window.followTheme(theme)
    void loginStart.follow()
    drawTray()
  })

  const started: Shell = {
    open,
    startedAgain: words => {
      if (!words.includes(hiddenFlag)) open()
    }
  }
  // Starting this earlier would slow down the first paint.
  if (!isHidden) await Promise.race([events.pageReady.then(() => rest(drawingMs)), rest(mostDrawingMs)])
  if (leaving) return started
  const tray = sight.placeTray()
  const refresh = new TrayRefresh(systemClock, drawTray)
  noteTray = () => refresh.note()
  drawTray()
  trayHost.changed.on(isThere => {
    if (leaving) return
    if (isThere) {
      notices.dismiss(noTray.id)
      tray.renew()
      drawTray()
    } else keepReachable()
  })
  trayHost.watch()
  watchMachine(systemClock, () => candlewick.session().schedule.catchUp())
  watchPower(onBattery => candlewick.noteMachine({ onBattery }))
  void loginStart.repair()
  const stayHidden = async (): Promise<void> => {
    candlewick.noteMachine({ hidden: true })
    if ((await trayHost.ask()) || leaving || (await trayHost.wait())) return
    // There's no tray to open the window from.
    if (!window.current && !leaving) window.open('minimised')
  }
  if (isHidden) void stayHidden()
  candlewick.start()
  if (lock !== null) void answerTerminal().catch(error => log.error(error, 'holder'))
  setTimeout(spareMemory, sparedMs).unref()
  setTimeout(
    () => void Promise.all([loadAhead(), loadWords()]).catch(error => log.error(error, 'loading ahead')),
    loadAheadMs
  )
  return started
}

/** The recording for a new demo profile. Tests may omit it, packaged apps can't. */
const recordingOf = (mainFolder: string): string | undefined =>
  !app.isPackaged && process.env['CANDLEWICK_RECORDING'] === 'none'
    ? undefined
    : join(mainFolder, '../recording/demo-month.br')

const windowLost = { crashed: 'window-crashing', hung: 'window-hung', 'cut-off': 'window-cut-off' } as const

const graphicsLost = {
  id: 'graphics-lost',
  severity: 'warning' as const,
  facts: { code: 'graphics-lost' as const }
}

const soundFailed = {
  id: 'sound-unheard',
  severity: 'warning',
  facts: { code: 'sound-unheard' }
} as const

const noLoginStart = {
  id: 'no-login-start',
  severity: 'warning' as const,
  facts: { code: 'login-start-refused' as const }
}

const noTray = { id: 'no-tray', severity: 'info' as const, facts: { code: 'no-tray' as const } }
