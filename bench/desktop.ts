// Compares the app with a bare Electron that has the same flags, and measures responses to clicks. See
// docs/benches.md.
import { cpSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runtime } from '../e2e/candlewick-app'
import { startDesktop } from '../e2e/desktop/desktop'
import { TrayHost } from '../e2e/desktop/tray-host'
import { startDemoService } from '../src-demo/demo-service'
import { report, type BenchFigure } from './chart/figures'
import { choosing, opening } from './desktop/clicks'
import { idle } from './desktop/idle'
import { largeStarts, refreshDelay } from './desktop/large'
import { newProfile, removeProfile, watchingProfile, type ProfileSize } from './desktop/profiles'
import { memory, trayStarts, windowStarts, type StartSetting } from './desktop/starts'
import { parseOptions } from './options'

const {
  rounds,
  'idle-seconds': idleSeconds,
  only
} = parseOptions({
  rounds: 9,
  'idle-seconds': 300,
  /** Comma-separated names of what to measure. By default, everything is measured. */
  only: ''
})
const wanted = only === '' ? null : new Set(only.split(','))
const small: ProfileSize = { coins: 12, charts: 0, candles: 0, calls: 0 }
const large: ProfileSize = { coins: 200, charts: 50, candles: 200_000, calls: 100_000 }

const desktop = await startDesktop()
Object.assign(process.env, desktop.env)
const tray = await TrayHost.start(desktop.env['DBUS_SESSION_BUS_ADDRESS'] ?? '')
const service = await startDemoService({ rateLimitPerMinute: null, quotaLimit: 1_000_000_000 })
// If another Electron ran the same files, only half of the memory that they share would count.
const ownRuntime = newProfile('electron')
cpSync(dirname(runtime()), ownRuntime, { recursive: true })
process.env['CANDLEWICK_ELECTRON'] = join(ownRuntime, basename(runtime()))

const profiles = { ours: await watchingProfile(desktop.env, service, small), peer: newProfile('bare') }
const setting: StartSetting = { env: desktop.env, tray, rounds, profiles }
let largeProfile: string | null = null
const withLarge = async (): Promise<string> =>
  (largeProfile ??= await watchingProfile(desktop.env, service, large))

const measurements: Readonly<Record<string, () => Promise<BenchFigure[]>>> = {
  start: () => windowStarts(setting),
  tray: () => trayStarts(setting),
  'memory-window': () => memory(setting, false),
  'memory-tray': () => memory(setting, true),
  idle: () => idle(setting, idleSeconds),
  open: () => opening(setting),
  coin: () => choosing(setting),
  large: async () => largeStarts(setting, await withLarge()),
  'large-delay': async () => refreshDelay(setting, await withLarge())
}

const figures: BenchFigure[] = []
for (const [name, measure] of Object.entries(measurements))
  if (wanted === null || wanted.has(name)) figures.push(...(await measure()))
if (!report(figures)) process.exitCode = 1

tray.stop()
await service.close()
await desktop.stop()
for (const folder of [ownRuntime, profiles.ours, profiles.peer, largeProfile ?? ''])
  if (folder !== '') removeProfile(folder)
process.exit()
