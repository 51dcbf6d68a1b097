import { join } from 'node:path'
import type { PlacedAlert } from './alerts/gathering'
import type { DesktopAlert } from './alerts/trouble-words'
import { ConnectionService, readPlace, type Place } from './connection/connection-service'
import { savedAddresses } from './connection/saved-addresses'
import type { Services } from '../src-shared/contract'
import type { AppInfo } from '../src-shared/contract/app'
import type { Fault } from '../src-shared/contract/fault'
import { startDemoService, type DemoService } from '../src-demo/demo-service'
import { openDesk, type Announce, type Desk, type MachineState } from './desk/desk'
import { deskFolder } from './desk/desk-folder'
import { CrashFile, crashPath } from './diagnostics/crash-file'
import { DiagnosticsService } from './diagnostics/diagnostics-service'
import { versionsOf } from './diagnostics/runtime'
import { Emitter } from './events/emitter'
import { FaultError, internalFault } from './faults/fault-error'
import { log } from './log/log'
import { startFailure } from './faults/start-failure'
import { LayoutService } from './layouts/layout-service'
import { LayoutStore } from './layouts/layout-store'
import { NoticeService } from './notices/notice-service'
import { SavingService } from './saving/saving-service'
import { KeyRing } from './secrets/key-ring'
import { SessionVault } from './secrets/session-vault'
import type { Vault } from './secrets/vault'
import type { ServiceFetch } from './service-api/client'
import { SettingsService } from './settings/settings-service'
import { openDatabase } from './storage/database'
import { FactStore } from './storage/fact-store'
import { appMigrations } from './storage/migrations/app'
import { readThirdParty } from './third-party/third-party'
import type { Clock } from './time/clock'

/** What the machine lends: everything here is Electron's in the app, and plain Node's in a test. */
export interface Machine {
  readonly folder: string
  readonly clock: Clock
  readonly fetch: ServiceFetch
  readonly keychain: Vault
  readonly random: () => number
  readonly announce: Announce
  readonly info: Omit<AppInfo, 'now' | 'dataFolder'>
  /** Where the log and the records of crashes are, and what the build wrote of third parties. */
  readonly records: { readonly log: string; readonly thirdParty: string }
  openLink(url: string): Promise<void>
  openFolder(path: string): Promise<void>
  /** Asks a person for a place and writes text or bytes there, whole; the path, or null. @throws the file system's error */
  saveFile(suggestedName: string, content: string | Uint8Array): Promise<string | null>
  quit(): void
}

export interface Candlewick {
  readonly services: Services
  readonly settings: SettingsService
  readonly layouts: LayoutService
  readonly notices: NoticeService
  /** Trouble, and what a person asked to be noticed: the latter names the place a click opens. */
  readonly alerts: Emitter<DesktopAlert | PlacedAlert>
  /** The desk that runs now; it changes when a key is entered or forgotten. */
  desk(): Desk
  /** The window was shown or hidden, the power changed: the rhythm follows. */
  noteMachine(state: Partial<MachineState>): void
  start(): void
  close(): Promise<void>
}

/** Credits a day: a demo left running for a day, refreshed every few seconds, should not come to its end. */
const demoQuota = 1_000_000

/** Wires everything and opens the desk of the last start; nothing is called before `start`. */
export async function compose(machine: Machine): Promise<Candlewick> {
  const { clock, announce, folder } = machine
  const notices = new NoticeService(clock)
  const app = openDatabase(join(folder, 'app.db'), appMigrations, 'full', clock.now())
  if (app.movedTo !== null) notices.tell(settingsMovedAside(app.movedTo))
  const facts = new FactStore(app.database)
  const settings = new SettingsService(facts)
  const layouts = new LayoutService(new LayoutStore(app.database), facts)
  const keys = new KeyRing(machine.keychain, new SessionVault(), savedAddresses(facts))
  const alerts = new Emitter<DesktopAlert | PlacedAlert>()

  let demo: DemoService | null = null
  let machineState: MachineState = { hidden: false, onBattery: false }
  const openAt = async (place: Place): Promise<Desk> => {
    if (place.mode === 'demo') demo ??= await startDemoService({ clock, quotaLimit: demoQuota })
    const demoKey = demo?.key ?? ''
    const address = place.mode === 'demo' ? (demo?.address ?? '') : place.address
    const opened = openDesk({
      folder: deskFolder(folder, place.mode === 'demo' ? null : address),
      address,
      simulated: place.mode === 'demo',
      fetch: machine.fetch,
      key: () => (place.mode === 'demo' ? Promise.resolve(demoKey) : keys.read(address)),
      clock,
      settings,
      notices,
      openLink: url => machine.openLink(url),
      saveText: (suggestedName, text) => machine.saveFile(suggestedName, text),
      random: machine.random,
      announce,
      circumstances: () => machineState,
      report: log.error
    })
    opened.alerts.told.on(alert => alerts.emit(alert))
    opened.noticed.on(alert => alerts.emit(alert))
    return opened
  }
  let openPlace = readPlace(facts)
  let desk = await openAt(openPlace)
  const moveTo = async (place: Place): Promise<void> => {
    desk.close()
    try {
      desk = await openAt(place)
    } catch (error) {
      // The desk that was left is closed for good: without another one the app would be deaf until a restart.
      desk = await openAt(openPlace)
      desk.schedule.start()
      desk.announceAll()
      log.error(error, 'desk')
      throw new FaultError(deskNotOpened(error))
    }
    openPlace = place
    if (place.mode === 'live' && demo) {
      await demo.close()
      demo = null
    }
    desk.schedule.start()
    desk.announceAll()
  }

  const connection = new ConnectionService({
    facts,
    keys,
    plan: () => desk.plan,
    address: () => desk.address,
    moveTo
  })
  settings.changed.on(current => announce('settingsChanged', current))
  notices.changed.on(all => announce('noticesChanged', all))
  keys.changed.on(() => connection.publish())
  keys.answeredLate.on(() => desk.schedule.catchUp())
  connection.changed.on(state => announce('connectionChanged', state))

  const saving = new SavingService({
    clock,
    saveFile: (suggestedName, content) => machine.saveFile(suggestedName, content)
  })

  const diagnostics = new DiagnosticsService({
    clock,
    versions: versionsOf(machine.info.version),
    runtime: machine.info.runtime,
    crashes: new CrashFile(crashPath(machine.records.log)),
    services: () => services
  })
  const services: Services = {
    app: {
      info: () => ({ ...machine.info, dataFolder: folder, now: clock.now() }),
      notices: () => notices.all(),
      dismissNotice: ({ id }) => notices.dismiss(id),
      openDataFolder: () => machine.openFolder(folder),
      thirdParty: () => readThirdParty(machine.records.thirdParty),
      quit: () => machine.quit()
    },
    connection,
    diagnostics,
    layouts,
    saving,
    settings,
    get alerts() {
      return desk.services.alerts
    },
    get beside() {
      return desk.services.beside
    },
    get credits() {
      return desk.services.credits
    },
    get drawings() {
      return desk.services.drawings
    },
    get explorer() {
      return desk.services.explorer
    },
    get market() {
      return desk.services.market
    },
    get news() {
      return desk.services.news
    },
    get schedule() {
      return desk.services.schedule
    },
    get watchlist() {
      return desk.services.watchlist
    }
  }

  return {
    services,
    settings,
    layouts,
    notices,
    alerts,
    desk: () => desk,
    noteMachine(state) {
      machineState = { ...machineState, ...state }
      desk.schedule.nudge()
    },
    start: () => desk.schedule.start(),
    async close() {
      desk.close()
      await demo?.close()
      app.database.close()
    }
  }
}

const deskNotOpened = (error: unknown): Fault => ({
  ...internalFault,
  what: 'The files kept for this service cannot be opened.',
  means: startFailure(error),
  next: 'Until then Candlewick goes on with what it showed before.'
})

const settingsMovedAside = (movedTo: string) => ({
  id: `moved-aside ${movedTo}`,
  severity: 'warning' as const,
  what: 'The settings file was damaged.',
  means: 'Settings are back at their defaults. Saved keys are not touched.',
  next: `The damaged file is ${movedTo}.`
})
