import { join } from 'node:path'
import { DiskAlerts } from './notifications/disk-incident'
import type { PlacedAlert } from './alerts/gathering'
import type { DesktopAlert } from './notifications/incident-words'
import { ConnectionService, readPlace, type Place } from './connection/connection-service'
import { savedAddresses } from './connection/saved-addresses'
import type { Services } from '../src-shared/contract'
import type { AppInfo } from '../src-shared/contract/app'
import { startDemoService, type DemoService } from '../src-demo/demo-service'
import { openDesk, type Announce, type Desk, type MachineState } from './desk/desk'
import { deskFolder } from './desk/desk-folder'
import { RunningDesk } from './desk/running-desk'
import { CrashFile, crashPath } from './diagnostics/crash-file'
import { DiagnosticsService } from './diagnostics/diagnostics-service'
import { versionsOf } from './diagnostics/runtime'
import { Emitter } from './events/emitter'
import { log } from './log/log'
import { LayoutService } from './layouts/layout-service'
import { LayoutStore } from './layouts/layout-store'
import { NoticeService } from './notices/notice-service'
import { SavingService } from './saving/saving-service'
import { KeyRing } from './secrets/key-ring'
import { SessionVault } from './secrets/session-vault'
import type { Vault } from './secrets/vault'
import type { ServiceFetch } from './service-api/client'
import { SettingsService } from './settings/settings-service'
import { Disk, type BeforeStatement } from './storage/disk'
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
  /** Where a disk that fails, or a process that dies while it writes, is simulated. */
  readonly beforeStatement?: BeforeStatement
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
  const disk = new Disk(folder, clock, machine.beforeStatement)
  const app = disk.open(join(folder, 'app.db'), appMigrations, 'full')
  if (app.movedTo !== null) notices.tell(settingsMovedAside(app.movedTo))
  const facts = new FactStore(app.database)
  const settings = new SettingsService(facts)
  const layouts = new LayoutService(new LayoutStore(app.database), facts)
  const keys = new KeyRing(machine.keychain, new SessionVault(), savedAddresses(facts))
  const alerts = new Emitter<DesktopAlert | PlacedAlert>()

  let machineState: MachineState = { hidden: false, onBattery: false }
  const open = (place: Place, demo: DemoService | null, isRunning: () => boolean): Desk => {
    const address = place.mode === 'demo' ? (demo?.address ?? '') : place.address
    const opened = openDesk({
      folder: deskFolder(folder, place.mode === 'demo' ? null : address),
      disk,
      address,
      simulated: place.mode === 'demo',
      fetch: machine.fetch,
      key: () => (place.mode === 'demo' ? Promise.resolve(demo?.key ?? '') : keys.read(address)),
      keyAtHand: () => (place.mode === 'demo' ? (demo?.key ?? null) : keys.atHand(address)),
      clock,
      settings,
      notices,
      openLink: url => machine.openLink(url),
      saveText: (suggestedName, text) => machine.saveFile(suggestedName, text),
      random: machine.random,
      announce: (event, payload) => {
        if (isRunning()) announce(event, payload)
      },
      circumstances: () => machineState,
      report: log.error
    })
    opened.alerts.told.on(alert => alerts.emit(alert))
    opened.noticed.on(alert => alerts.emit(alert))
    return opened
  }
  const startDemo = (): Promise<DemoService> => startDemoService({ clock, quotaLimit: demoQuota })
  const running = await RunningDesk.open({ open, startDemo, report: log.error }, readPlace(facts))

  const connection = new ConnectionService({ facts, keys, running })
  const diskAlerts = new DiskAlerts(clock)
  diskAlerts.told.on(alert => alerts.emit(alert))
  disk.changed.on(trouble => {
    if (trouble === null) {
      facts.writeHeld()
      layouts.writeHeld()
      running.desk.writeHeld()
    }
    running.desk.schedule.nudge()
    diskAlerts.hear(trouble)
  })
  settings.changed.on(current => announce('settingsChanged', current))
  notices.changed.on(all => announce('noticesChanged', all))
  keys.changed.on(() => connection.publish())
  keys.answeredLate.on(() => running.desk.schedule.catchUp())
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
      return running.desk.services.alerts
    },
    get beside() {
      return running.desk.services.beside
    },
    get credits() {
      return running.desk.services.credits
    },
    get drawings() {
      return running.desk.services.drawings
    },
    get explorer() {
      return running.desk.services.explorer
    },
    get market() {
      return running.desk.services.market
    },
    get news() {
      return running.desk.services.news
    },
    get schedule() {
      return running.desk.services.schedule
    },
    get watchlist() {
      return running.desk.services.watchlist
    }
  }

  return {
    services,
    settings,
    layouts,
    notices,
    alerts,
    desk: () => running.desk,
    noteMachine(state) {
      machineState = { ...machineState, ...state }
      running.desk.schedule.nudge()
    },
    start: () => running.desk.schedule.start(),
    async close() {
      disk.close()
      await running.close()
      app.database.close()
      diskAlerts.close()
    }
  }
}

const settingsMovedAside = (movedTo: string) => ({
  id: `moved-aside ${movedTo}`,
  severity: 'warning' as const,
  what: 'The settings file was damaged.',
  means: 'Settings are back at their defaults. Saved keys are not touched.',
  next: `The damaged file is ${movedTo}.`
})
