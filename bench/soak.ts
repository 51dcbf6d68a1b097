// Simulates weeks in the tray within an hour: refreshes while the window is closed, opens and closes the
// window, and measures what idling costs.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { runtime } from '../e2e/candlewick-app'
import { startDesktop } from '../e2e/desktop/desktop'
import { Notifications } from '../e2e/desktop/notifications'
import { TrayHost } from '../e2e/desktop/tray-host'
import { startDemoService } from '../src-demo/demo-service'
import { parseOptions } from './options'
import { StepClock, watchMarket } from './soak/market'
import { cpuSeconds, family, handles, memoryOf, pssByKind, type Memory } from './soak/proc'
import { SoakedApp, type Counts } from './soak/soaked-app'
import { rest } from '../src-main/platform/time/next-turn'

const {
  refreshes,
  reopens,
  'idle-seconds': idleSeconds
} = parseOptions({ refreshes: 10_000, reopens: 50, 'idle-seconds': 300 })
const coins = 200
const quotesMs = 5_000
/** A little longer than the interval of quotes, because a response takes some real time. */
const stepMs = quotesMs + 500
const mostGrowthMb = 5
const mostIdlePercent = 0.3

const say = (line: object): void => console.log(JSON.stringify(line))
const rounded = (value: number): number => Math.round(value * 100) / 100

const desktop = await startDesktop()
Object.assign(process.env, desktop.env)
const notifications = new Notifications(desktop.env)
const tray = await TrayHost.start(desktop.env['DBUS_SESSION_BUS_ADDRESS'] ?? '')
const clock = new StepClock()
const service = await startDemoService({ clock, rateLimitPerMinute: null, quotaLimit: 1_000_000_000 })
const dataFolder = mkdtempSync(join(tmpdir(), 'candlewick-soak-data-'))
// If another Electron ran the same files, only half of the memory that they share would count.
const runtimeFolder = mkdtempSync(join(tmpdir(), 'candlewick-soak-electron-'))
cpSync(dirname(runtime()), runtimeFolder, { recursive: true })
process.env['CANDLEWICK_ELECTRON'] = join(runtimeFolder, basename(runtime()))

interface Sample {
  readonly memory: Memory
  readonly counts: Counts
  readonly handles: ReturnType<typeof handles>
}

async function sample(app: SoakedApp, at: string): Promise<Sample> {
  const counts = await app.collected()
  const taken = { memory: memoryOf(family(app.pid)), counts, handles: handles(app.pid) }
  const { resources, listeners, clockTimers, heapMb } = counts
  say({
    figure: 'sample',
    at,
    pssMb: rounded(taken.memory.pss),
    anonMb: rounded(taken.memory.anon),
    heapMb: rounded(heapMb),
    listeners,
    clockTimers,
    resources,
    handles: taken.handles,
    processes: pssByKind(family(app.pid))
  })
  return taken
}

async function refresh(app: SoakedApp, count: number): Promise<void> {
  for (let done = 0; done < count;) {
    service.controls.clearCalls()
    clock.advance(stepMs)
    await app.advance(stepMs)
    // If a late response has delayed the next call, that call becomes due in the next step.
    const deadline = Date.now() + 200
    const isAnswered = (): boolean => service.controls.calls('getData').some(({ status }) => status !== null)
    while (!isAnswered() && Date.now() < deadline) await rest(2)
    if (isAnswered()) done++
    // Clear the notifications now and then, because a daemon with hundreds of them would distort the
    // measurement.
    if (done % 100 === 0) notifications.clear()
    await rest(25)
  }
}

async function reopen(app: SoakedApp, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    await app.open()
    await app.closeWindow()
  }
}

const app = await SoakedApp.start({ CANDLEWICK_CLOCK: 'manual' }, dataFolder)
await app.open()
await watchMarket(app, service, { coins, quotesMs })
await rest(2_000)
await app.closeWindow()

const started = Date.now()
await refresh(app, Math.min(1_000, refreshes))
await reopen(app, Math.min(5, reopens))
await rest(3_000)
const warm = await sample(app, 'after warm-up')
const samples = [warm]
for (let done = 0; done < refreshes;) {
  const part = Math.min(Math.ceil(refreshes / 5), refreshes - done)
  await refresh(app, part)
  done += part
  samples.push(await sample(app, `after ${done} refreshes`))
}
const refreshed = samples.at(-1) ?? warm
await reopen(app, reopens)
await rest(3_000)
const reopened = await sample(app, `after ${reopens} reopenings`)
say({ figure: 'minutes', value: rounded((Date.now() - started) / 60_000) })
await app.end()

// The last part runs in real time, because it measures idle costs.
const idle = await SoakedApp.start({}, dataFolder)
await idle.open()
await idle.ask('connection', 'agree', { items: [{ need: 'quotes', automatic: true, everyMs: 60_000 }] })
await idle.closeWindow()
await rest(20_000)
const before = cpuSeconds(family(idle.pid))
await rest(idleSeconds * 1_000)
const idlePercent = ((cpuSeconds(family(idle.pid)) - before) / idleSeconds) * 100
say({
  figure: 'idle',
  seconds: idleSeconds,
  percentOfOneCore: rounded(idlePercent),
  processes: family(idle.pid).length
})
await idle.end()

const timers = ({ counts }: Sample): number => (counts.resources['Timeout'] ?? 0) + (counts.clockTimers ?? 0)
const last = reopened
const summary = {
  figure: 'summary',
  refreshes,
  reopens,
  coins,
  growthByRefreshesMb: rounded(refreshed.memory.pss - warm.memory.pss),
  growthByReopeningMb: rounded(last.memory.pss - refreshed.memory.pss),
  growthMb: rounded(last.memory.pss - warm.memory.pss),
  anonGrowthMb: rounded(last.memory.anon - warm.memory.anon),
  heapGrowthMb: rounded(last.counts.heapMb - warm.counts.heapMb),
  listeners: last.counts.listeners - warm.counts.listeners,
  timers: timers(last) - timers(warm),
  handles: last.handles.all - warm.handles.all,
  databaseHandles: last.handles.databases - warm.handles.databases,
  idlePercent: rounded(idlePercent)
}
const holds =
  Math.max(summary.growthMb, summary.growthByRefreshesMb) <= mostGrowthMb &&
  summary.listeners <= 0 &&
  summary.timers <= 0 &&
  summary.databaseHandles <= 0 &&
  summary.idlePercent <= mostIdlePercent
say({ ...summary, holds })

tray.stop()
await service.close()
await desktop.stop()
for (const folder of [dataFolder, runtimeFolder])
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit(holds ? 0 : 1)
