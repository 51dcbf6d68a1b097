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

/** About how long a page takes from adding its first event listener to being painted. */
const drawingMs = 500

/** If the page isn't painted by then, continue anyway. */
const mostDrawingMs = 5_000

/** How long after startup the remaining modules load, when the machine is idle again. */
const loadAheadMs = 10_000

/** How long after startup or opening a window memory is freed, when everything has loaded. */
const sparedMs = 2_500

/**
 * Ending the session may take this long. Even if something hangs, the process must end within two seconds of Quit.
 */
const mostClosingMs = 1_500

/**
 * Electron on Linux never frees a notification's icon, even after closing (measured: 1 MB for the
 * large icon, 12 KB for this one). This adds up over months of alerts.
 */
const alertIcon = process.platform === 'linux' ? join('icons', '48x48.png') : 'icon.png'

export interface Shell {
  open(): void
  /** Call when the program is started again with these arguments. Opens the window, unless autostart started it. */
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
      // With the usual text size, the zoom is left as the user set it.
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
    // A closed window shows no charts, so they needn't be updated.
    onClosed: () => {
      windowRest.closed()
      // The tray may have disappeared while the window was closing.
      keepReachable()
      // When quitting, the session ends before the window closes. It then rejects this request.
      void composed
        .then(({ services }) => services.market.showCharts({ charts: [] }))
        .catch((error: unknown) => {
          if (faultBehind(error)?.cause?.code !== 'stopped') throw error
        })
      setTimeout(spareMemory, sparedMs).unref()
    }
  })
  /** If the tray is gone, opens the closed window minimised, because the user couldn't open it. */
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
  // Queue changes until the first page listens.
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
      // The page sends requests until its window is gone. From here on, the services can't answer them.
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
  // If there's no listener, Electron quits when the last window closes. Without a window, the app is in the tray.
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
  // Watchers and commands in a terminal can wait for their answer, but nothing here should wait for this.
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
      // If the app is quitting, the databases are closed already.
      if (!leaving) candlewick.lookUpKey()
    })
  /** Loads the texts of the tray when it's first drawn, so that they don't delay the window. */
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
  /** Also loaded late, like the texts of the tray. In development, Electron's own menu stays. */
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
    // If the app is quitting, the icon may be gone before it's drawn.
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
    // Adjust the zoom only if the text size changed. The user may have set a different zoom with the keyboard.
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
  // Starting this earlier would make the first paint slower.
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
    // Without a tray, show the window minimised, because the user couldn't open it.
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

/** Path of the recording for new demo profiles. A packaged app always has it, but tests can turn it off. */
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
