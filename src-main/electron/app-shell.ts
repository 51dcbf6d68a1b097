import { join } from 'node:path'
import { app, session, shell, type WebContents } from 'electron'
import { useLanguage } from '../../src-shared/messages/language'
import { LoginStart } from '../autostart/login-start'
import { compose, type Candlewick } from '../compose'
import { runtimeOrigin } from '../diagnostics/runtime'
import type { TrayAction } from '../tray/tray-menu'
import { trayMenu, trayState, trayTitle, trayTooltip } from '../tray/tray-menu'
import { log } from '../log/log'
import { KeychainVault } from '../secrets/keychain-vault'
import { systemClock, type Clock } from '../time/clock'
import { announceTo, attachIpc } from './attach-ipc'
import { clockFor } from './clock-hook'
import { guard } from './guards'
import { askInUtility } from './keychain-process'
import { hiddenFlag, loginItems, startedHidden } from './login-items'
import { watchGraphics, watchMachine, watchPower } from './machine-watch'
import { showNotification } from './notifier'
import { noticeIdOf, openedBy } from '../notifications/notification-target'
import { appOrigin, serveRenderer } from './protocol'
import { saveFile } from './save-file'
import { electronFetch } from './service-fetch'
import { AppTray } from './tray'
import { hasTrayHost, waitForTrayHost } from './tray-host'
import { MainWindow, preloadPath } from './window'

const trayRefreshMs = 5_000

/** Whatever hangs, somebody who quits is rid of the program within two seconds. */
const mostClosingMs = 1_500

/**
 * On Linux Electron keeps the picture of each notification for good, closed or not (measured: 1 MB of the large icon,
 * 12 KB of this one, nothing without): over months of alerts that is the difference.
 */
const alertIcon = process.platform === 'linux' ? join('icons', '48x48.png') : 'icon.png'

export interface Shell {
  open(): void
  /** Another start of the program, with these words: a person wants the window, a session that begins does not. */
  startedAgain(words: readonly string[]): void
}

/** The app around the services: window, tray, notifications, power and network. */
export async function runApp(mainFolder: string): Promise<Shell> {
  useLanguage(app.getLocale())
  const resources = app.isPackaged
    ? join(process.resourcesPath, 'resources')
    : join(app.getAppPath(), 'resources')
  const clock: Clock = clockFor(app.isPackaged, process.env['CANDLEWICK_CLOCK'], systemClock)
  const devUrl = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
  const contents = (): WebContents | null => window.current?.webContents ?? null
  const announce = announceTo(contents, () => clock.now())
  const keychain = new KeychainVault(askInUtility(join(mainFolder, 'keychain-helper.js')))

  const candlewick: Candlewick = await compose({
    folder: join(app.getPath('userData'), 'data'),
    clock,
    fetch: electronFetch,
    keychain,
    random: Math.random,
    announce,
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
    openLink: url => shell.openExternal(url),
    openFolder: async path => void (await shell.openPath(path)),
    saveFile: (suggestedName, content) => saveFile(window.current, suggestedName, content),
    quit: () => quit()
  })
  const { services, settings, notices } = candlewick
  let trayHost = await hasTrayHost()

  const window = new MainWindow({
    url: devUrl ?? `${appOrigin}/`,
    preload: preloadPath(mainFolder),
    icon: join(resources, 'icon.png'),
    bounds: () => settings.bounds(),
    rememberBounds: bounds => settings.keepBounds(bounds),
    theme: () => settings.all().theme,
    mayClose: () => trayHost,
    onMinimised: () => notices.tell(noTray),
    onSeen: seen => candlewick.noteMachine({ hidden: !seen }),
    onLost: how =>
      void showNotification(
        { code: how === 'crashed' ? 'window-crashing' : 'window-hung' },
        join(resources, alertIcon),
        () => window.recover()
      ),
    onClosed: () => {
      // Nobody looks at a chart in a closed window: nothing is asked for it any more.
      void services.market.showCharts({ charts: [] })
    }
  })

  let leaving = false
  const open = (): void => {
    window.open()
    void hasTrayHost().then(found => (trayHost = found))
  }
  /** What a full disk refuses is told by its banner; the tray and a notification must not stop at it. */
  const attempt = (work: () => void): void => {
    try {
      work()
    } catch (error) {
      log.error(error, 'desktop')
    }
  }
  const goTo = (view: 'watch' | 'alerts' | 'credits', coin: string | null): void => {
    // First of all: whatever can't be remembered, somebody asked for the window.
    open()
    settings.change({ viewState: { view } })
    if (coin !== null) attempt(() => candlewick.layouts.showCoin(coin))
    announce('viewAsked', { view, coin })
  }
  const act = (action: TrayAction): void => {
    attempt(() => perform(action))
    drawTray()
  }
  const perform = (action: TrayAction): void => {
    if (typeof action === 'object') goTo('watch', action.coin)
    else if (action === 'credits') goTo('credits', null)
    else if (action === 'alerts') goTo('alerts', null)
    else if (action === 'pause') void services.schedule.pause({ until: null })
    else if (action === 'pause-hour') void services.schedule.pauseFor({ span: 'hour' })
    else if (action === 'pause-day') void services.schedule.pauseFor({ span: 'day' })
    else if (action === 'resume') void services.schedule.resume()
    else if (action === 'quit') quit()
    else open()
  }

  serveRenderer(session.defaultSession, join(mainFolder, '../renderer'))
  guard(session.defaultSession)
  attachIpc(services, contents, devUrl ?? appOrigin, log.error)

  const tray = new AppTray({ icon: state => join(resources, 'tray', `${state}.png`), act })
  const drawTray = (): void => {
    if (leaving) return
    const running = candlewick.session()
    const { trayCoin: coin } = settings.all()
    const facts = { ...running.traySnapshot(), coin, simulated: running.simulated, now: clock.now() }
    tray.show({
      lines: trayMenu(facts),
      tooltip: trayTooltip(facts),
      title: trayTitle(facts),
      state: trayState(facts)
    })
  }
  const trayTimer = setInterval(drawTray, trayRefreshMs)
  drawTray()

  candlewick.alerts.on(facts => {
    const { view, coin } = openedBy(facts)
    const shown = showNotification(facts, join(resources, alertIcon), () => goTo(view, coin))
    if (!shown) notices.tell({ id: noticeIdOf(facts), severity: 'warning', facts })
  })
  watchMachine(systemClock, () => candlewick.session().schedule.catchUp())
  watchGraphics(() => notices.tell(graphicsLost))
  watchPower(onBattery => candlewick.noteMachine({ onBattery }))
  const loginStart = new LoginStart({
    items: loginItems(join(resources, 'icon.png')),
    wanted: () => settings.all().startAtLogin,
    giveUp: () => void settings.change({ startAtLogin: false }),
    failed: error => {
      log.error(error, 'login start')
      notices.tell(noLoginStart)
    }
  })
  void loginStart.repair()
  settings.changed.on(({ theme }) => {
    window.followTheme(theme)
    void loginStart.follow()
    drawTray()
  })

  const quit = (): void => {
    if (leaving) return
    leaving = true
    clearInterval(trayTimer)
    window.quit()
    tray.remove()
    keychain.close()
    const late = new Promise(resolve => setTimeout(resolve, mostClosingMs))
    void Promise.race([candlewick.close(), late]).finally(() => app.exit(0))
  }
  app.on('before-quit', event => {
    if (leaving) return
    event.preventDefault()
    quit()
  })
  // The tray keeps the app: without this listener Electron would end with its last window.
  app.on('window-all-closed', () => undefined)
  app.on('activate', open)

  const openHidden = async (): Promise<void> => {
    candlewick.noteMachine({ hidden: true })
    if (trayHost) return
    trayHost = await waitForTrayHost()
    if (trayHost) tray.renew()
    // Nobody could open it from a tray that is not there.
    else if (!window.current && !leaving) window.open('minimised')
    drawTray()
  }
  if (startedHidden(process.argv)) void openHidden()
  else open()
  candlewick.start()
  return {
    open,
    startedAgain: words => {
      if (!words.includes(hiddenFlag)) open()
    }
  }
}

const graphicsLost = {
  id: 'graphics-lost',
  severity: 'warning' as const,
  facts: { code: 'graphics-lost' as const }
}

const noLoginStart = {
  id: 'no-login-start',
  severity: 'warning' as const,
  facts: { code: 'login-start-refused' as const }
}

const noTray = { id: 'no-tray', severity: 'info' as const, facts: { code: 'no-tray' as const } }
