// Measures how long the busy window takes to respond to a key, compared with an empty Electron window at the
// same time.
import { cpus } from 'node:os'
import { startDesktop } from '../e2e/desktop/desktop'
import { TrayHost } from '../e2e/desktop/tray-host'
import { startDemoService } from '../src-demo/demo-service'
import { rest } from '../src-main/platform/time/next-turn'
import { p95, quantile, report, round, type BenchFigure } from './chart/figures'
import { loadPerCore } from './desktop/figures'
import { newProfile, removeProfile } from './desktop/profiles'
import { StartedApp } from './desktop/started-app'
import { loadedProfile, topOf } from './hands/loaded-profile'
import * as hands from './hands/presses'
import { ringTimes } from './hands/rings'
import { parseOptions } from './options'

const options = parseOptions({
  rounds: 5,
  /** The number of coins on the watchlist, at most 1,000. */
  watched: 1_000,
  ranked: 2_000,
  alerts: 1_000,
  /** The time between the starts of two refreshes, unless a refresh takes longer. */
  'every-ms': 2_000,
  notifications: 30,
  listed: 10_000,
  /** Comma-separated names of what to measure. By default, everything is measured. */
  only: '',
  /** If set, processor profiles are saved under paths that start with this, and nothing is measured. */
  profile: ''
})

/**
 * The limit for a key if the empty window takes one frame (16 ms). If it takes longer, a key may take up to
 * `mostRatio` times as long as in the empty window.
 */
const mostMs = 50
const mostRatio = 1.5
const settlingMs = 10_000

const wanted = (name: string): boolean => options.only === '' || options.only.split(',').includes(name)

const desktop = await startDesktop()
Object.assign(process.env, desktop.env)
const tray = await TrayHost.start(desktop.env['DBUS_SESSION_BUS_ADDRESS'] ?? '')
const service = await startDemoService({
  coins: options.listed,
  rateLimitPerMinute: null,
  quotaLimit: 1_000_000_000
})
const { watched, ranked, alerts } = options
const { app, empty, end } = await opened().catch(async (error: unknown) => {
  await endDesktop()
  throw error
})

async function endDesktop(): Promise<void> {
  tray.stop()
  await service.close()
  await desktop.stop()
}

interface Opened {
  readonly app: StartedApp
  readonly empty: StartedApp
  readonly end: () => Promise<void>
}

async function opened(): Promise<Opened> {
  const profiles = [
    await loadedProfile(desktop.env, service, { watched, ranked, alerts }),
    newProfile('bare')
  ] as const
  const app = await StartedApp.start('ours', { profile: profiles[0], env: desktop.env })
  await app.seen('chart')
  await app.ask('market', 'loadCoinList')
  const empty = await StartedApp.start('peer', { profile: profiles[1], env: desktop.env })
  await empty.seen('hello')
  await empty.evaluate(hands.answersKeys)
  const end = async (): Promise<void> => {
    await app.end()
    await empty.end()
    await endDesktop()
    for (const folder of profiles) removeProfile(folder)
  }
  return { app, empty, end }
}

let isLoaded = true
const load = { ended: Promise.resolve(), between: [] as (() => Promise<unknown>)[] }
const refreshMs: number[] = []
async function refreshing(): Promise<void> {
  while (isLoaded) {
    const began = performance.now()
    await app.ask('market', 'refresh')
    await app.ask('explorer', 'run', topOf(ranked))
    refreshMs.push(performance.now() - began)
    for (const work of load.between.splice(0)) await work()
    await rest(Math.max(0, options['every-ms'] - (performance.now() - began)))
  }
}

const kinds: Readonly<Record<string, readonly hands.Press[]>> = {
  view: hands.viewPresses,
  row: hands.rowPresses,
  coin: hands.coinPresses,
  palette: hands.palettePresses
}

async function pressed(name: string): Promise<readonly number[]> {
  await app.focus()
  if (name === 'row' || name === 'coin') await app.evaluate(hands.focusList)
  return hands.timesOf(app, kinds[name] ?? [])
}

async function keys(name: string): Promise<BenchFigure> {
  const [ours, peer]: [number[], number[]] = [[], []]
  const sides = [
    async () => ours.push(...(await pressed(name))),
    async () => {
      await empty.focus()
      peer.push(
        ...(await hands.timesOf(
          empty,
          kinds[name]!.map(() => hands.emptyPress)
        ))
      )
    }
  ]
  // The first round doesn't count, because it loads code that later rounds use.
  await sides[0]?.()
  ours.length = 0
  for (let at = 0; at < options.rounds; at++)
    for (const side of at % 2 === 0 ? sides : sides.toReversed()) await side()
  const limit = Math.max(mostMs, mostRatio * p95(peer))
  return {
    name,
    ours: round(p95(ours)),
    peer: round(p95(peer)),
    ratio: round(p95(ours) / p95(peer)),
    unit: 'ms, p95 from the key to the painted frame',
    rounds: ours.length,
    target: `ours <= ${mostMs} or ratio <= ${mostRatio}`,
    met: p95(ours) <= limit,
    loadPerCore: loadPerCore()
  }
}

async function paletteWork(): Promise<BenchFigure> {
  const work: number[] = []
  await app.focus()
  for (let at = 0; at < options.rounds; at++) {
    const [open, ...letters] = hands.palettePresses
    await hands.timeOf(app, open!)
    for (const letter of letters.slice(0, -1)) {
      await rest(300)
      const before = await app.work()
      await app.press(letter.keys)
      await rest(300)
      work.push((await app.work()) - before)
    }
    await hands.timeOf(app, letters.at(-1)!)
  }
  const most = 16
  return {
    name: 'palette-work',
    ours: round(p95(work)),
    unit: `ms of processor time, p95 per letter, ${options.listed} coins`,
    rounds: work.length,
    target: `ours <= ${most}`,
    met: p95(work) <= most,
    loadPerCore: loadPerCore()
  }
}

const ringing = (count: number): Promise<readonly number[]> =>
  ringTimes(app, desktop.env, count, work => load.between.push(work))

async function rings(): Promise<BenchFigure> {
  const times = await ringing(options.notifications)
  const most = 100
  const longest = quantile(times, 0.99)
  return {
    name: 'notification',
    ours: round(longest),
    unit: 'ms, p99 from the last byte of the response to the notification',
    rounds: times.length,
    target: `ours <= ${most}`,
    met: longest <= most,
    loadPerCore: loadPerCore()
  }
}

async function measured(): Promise<readonly BenchFigure[]> {
  const figures: BenchFigure[] = []
  await rest(settlingMs)
  if (wanted('palette-work')) figures.push(await paletteWork())
  load.ended = refreshing()
  load.ended.catch(() => undefined)
  await rest(settlingMs)
  for (const name of Object.keys(kinds))
    if (wanted(name) && options.profile === '') figures.push(await keys(name))
    else if (wanted(name))
      await app.profiled(`${options.profile}-${name}`, async () => {
        for (let at = 0; at < options.rounds; at++) console.error(name, await pressed(name))
      })
  if (wanted('notification') && options.profile === '') figures.push(await rings())
  else if (wanted('notification'))
    await app.profiled(`${options.profile}-notification`, async () => {
      console.error('notification', await ringing(options.rounds))
    })
  return figures
}

try {
  const figures = await measured()
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
  const refreshed = { refreshes: refreshMs.length, refreshMs: round(quantile(refreshMs, 0.5)) }
  console.log(JSON.stringify({ name: 'load', machine, watched, ranked, alerts, ...refreshed }))
  if (!report(figures)) process.exitCode = 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  isLoaded = false
  await load.ended
  await end()
}
process.exit()
