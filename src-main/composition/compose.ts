import { DiskAlerts } from '../platform/notices/disk-alerts'
import { ConnectionService, readTarget } from '../watching/connection/connection-service'
import { savedAddresses } from '../watching/connection/saved-addresses'
import type { Services } from '../../src-shared/contract'
import type { Watchlist } from '../../src-shared/contract/watchlist'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { ServiceSession, MachineState } from './session/service-session'
import { openAppFile, type AppFile } from './session/app-file'
import { loadAhead } from './session/load-ahead'
import { appService } from './session/app-service'
import { backupsOf, copyBeforeMigration } from './session/session-backups'
import { startDemoMarket } from './session/demo-market'
import { sessionFolder } from './session/session-files'
import type { HostMachine } from './session/machine'
import { mirroredStates } from './session/mirrored-states'
import { openRoutes } from './session/open-routes'
import { openSoundSession } from './session/open-sound-session'
import { RunningSession, type RunningSessionSources } from './session/running-session'
import { runningServices } from './session/running-services'
import { CrashFile, crashPath } from '../platform/diagnostics/crash-file'
import { DiagnosticsService } from '../platform/diagnostics/diagnostics-service'
import { versionsOf } from '../platform/diagnostics/runtime'
import { Emitter } from '../platform/events/emitter'
import { log } from '../platform/log/log'
import type { LayoutService } from '../workspace/layouts/layout-service'
import type { NoticeService } from '../platform/notices/notice-service'
import { SavingService } from '../workspace/saving/saving-service'
import { KeyRing } from '../platform/secrets/key-ring'
import { MemoryVault } from '../platform/secrets/memory-vault'
import { nextTurn } from '../platform/time/next-turn'
import { queryThreadsEnded } from '../platform/storage/query-gate'
import type { SettingsService } from '../workspace/settings/settings-service'
import { windowRequests } from '../workspace/windows/window-requests'

/** If settings are needed early, call `openAppFile` first. Call `loadAhead` after startup. */
export { openAppFile, loadAhead, type AppFile, type HostMachine }

export interface Candlewick {
  readonly services: Services
  readonly settings: SettingsService
  readonly layouts: LayoutService
  readonly notices: NoticeService
  readonly notifications: Emitter<NotificationFacts>
  /** Returns the session of the current connection. It's replaced when a key is entered or removed. */
  session(): ServiceSession
  /**
   * Call this when the window is hidden or shown, or when the power source changes. Both affect refresh
   * intervals.
   */
  noteMachine(state: Partial<MachineState>): void
  /**
   * Reads the key early. Only call this if there's a window. Otherwise, the first call to the service reads
   * it.
   */
  loadKey(): void
  start(): void
  close(): Promise<void>
}

/** Opens the last connection. No call is made before `start`. */
export async function compose(machine: HostMachine, appFile = openAppFile(machine)): Promise<Candlewick> {
  const { clock, announce, folder: root } = machine
  const { disk, database, facts, settings, layouts, notices } = appFile
  const keys = new KeyRing(machine.keychain, new MemoryVault(), savedAddresses(facts))
  const notifications = new Emitter<NotificationFacts>()
  const routes = openRoutes(machine, facts, keys)
  const folderOf: RunningSessionSources['folderOf'] = target =>
    sessionFolder(root, target.mode === 'demo' ? null : target.address)
  let machineState: MachineState = { hidden: false, onBattery: false }
  let carriedLists = (): readonly Watchlist[] => []
  const open: RunningSessionSources['open'] = (target, demo) => {
    const simulated = target.mode === 'demo'
    const address = simulated ? (demo?.address ?? '') : target.address
    const fixedKey = simulated ? (demo?.key ?? '') : (machine.givenKey ?? null)
    return openSoundSession({
      disk,
      address,
      simulated,
      clock,
      settings,
      notices,
      notifications,
      layouts,
      routes,
      carriedLists: () => carriedLists(),
      folder: folderOf(target),
      fetch: machine.fetch,
      key: () => (fixedKey === null ? keys.read(address) : Promise.resolve(fixedKey)),
      keyAtHand: () => fixedKey ?? keys.atHand(address),
      openLink: url => machine.openLink(url),
      saveText: (suggestedName, text) => machine.saveFile(suggestedName, text),
      random: machine.random,
      announce,
      circumstances: () => machineState,
      report: log.error
    })
  }
  const { recording, startDemo = startDemoMarket } = machine
  const begun = (): void => void settings.change({ welcome: 'due' })
  const ofDemo = { clock, facts, folder: folderOf({ mode: 'demo' }), recording, begun, report: log.error }
  const copyBefore = copyBeforeMigration(root, clock, machine.copyDatabase)
  await nextTurn()
  const running = await RunningSession.open(
    { open, startDemo: () => startDemo(ofDemo), copyBefore, folderOf, report: log.error },
    readTarget(facts)
  )
  carriedLists = () => (running.session.simulated ? running.session.lists() : [])
  await nextTurn()
  const backups = backupsOf(root, clock, running, machine.copyDatabase)

  const connection = new ConnectionService({ facts, keys, running })
  const diskAlerts = new DiskAlerts(clock, notifications)
  disk.changed.on(trouble => {
    if (trouble) log.warn(`${trouble.reason}: ${trouble.file ?? trouble.folder}`, 'disk')
    else log.info('Takes what is written again', 'disk')
    if (trouble === null) {
      facts.writePending()
      layouts.writePending()
      running.session.writePending()
    }
    running.session.schedule.nudge()
    diskAlerts.setTrouble(trouble)
  })
  notices.changed.on(announce('noticesChanged'))
  keys.changed.on(() => connection.publish())
  keys.answeredLate.on(() => running.session.schedule.catchUp())
  connection.changed.on(() => backups.publish())
  const saving = new SavingService({ clock, saveFile: (name, content) => machine.saveFile(name, content) })

  const ofSession = runningServices(running)
  const diagnostics = new DiagnosticsService({
    clock,
    versions: versionsOf(machine.info.version),
    runtime: machine.info.runtime,
    crashes: new CrashFile(crashPath(machine.records.log)),
    services: () => ({ ...ofSession, connection })
  })
  const app = appService(machine, notices)
  const windows = windowRequests(appFile.windows, settings)
  const own = { app, backups, connection, diagnostics, layouts, routes, saving, settings, windows }
  for (const state of mirroredStates(own, announce)) state.subscribe()
  // The services of the connection are looked up for each request, so that it uses those of the current one.
  // Spread syntax would copy the old ones.
  const services: Services = Object.assign(Object.create(ofSession) as typeof ofSession, own)

  return {
    services,
    settings,
    layouts,
    notices,
    notifications,
    session: () => running.session,
    noteMachine(state) {
      machineState = { ...machineState, ...state }
      running.session.schedule.nudge()
    },
    loadKey: () => connection.loadKey(),
    start: () => running.session.schedule.start(),
    async close() {
      disk.close()
      await backups.close()
      await running.close()
      await queryThreadsEnded()
      database.close()
      diskAlerts.close()
    }
  }
}
