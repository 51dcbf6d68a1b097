import type { TrayHost } from '../../e2e/desktop/tray-host'
import type { Figure } from '../chart/figures'
import { family, memoryOf } from '../soak/proc'
import { compared } from './figures'
import { StartedApp, type Side } from './started-app'

export interface Setting {
  readonly env: NodeJS.ProcessEnv
  readonly tray: TrayHost
  readonly rounds: number
  /** A warm profile each. */
  readonly profiles: Readonly<Record<Side, string>>
}

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Until what a start leaves to be done is done, and memory stands. */
const settlingMs = 6_000

type Measured = Readonly<Record<Side, number[]>>
const none = (): Measured => ({ ours: [], peer: [] })

/** Each side in turn, the other one first every second round; the first of each only warms its profile up. */
export async function alternating(
  rounds: number,
  measure: (side: Side) => Promise<void>,
  warmUp = 1
): Promise<void> {
  for (let round = -warmUp; round < rounds; round++)
    for (const side of round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const))
      await measure(side)
}

/** The pairs that belong to counted rounds: warm-up came first. */
const counted = (measured: Measured, rounds: number): Measured => ({
  ours: measured.ours.slice(-rounds),
  peer: measured.peer.slice(-rounds)
})

/** From the start of the process to what a person looks for, against a bare window's greeting. */
export async function windowStarts({ env, rounds, profiles }: Setting): Promise<Figure[]> {
  const paint = none()
  const chart: number[] = []
  await alternating(rounds, async side => {
    const app = await StartedApp.start(side, { profile: profiles[side], env })
    const since = (at: number): number => at - app.startedAt
    if (side === 'peer') paint.peer.push(since((await app.seen('hello')).hello))
    else {
      const seen = await app.seen('row', 'chart')
      paint.ours.push(since(seen.row))
      chart.push(since(seen.chart))
      // What was loaded later is written into the code cache a moment after.
      await rest(1_000)
    }
    if (process.env['BENCH_VERBOSE']) console.error(side, paint[side].at(-1), chart.at(-1))
    await app.end()
  })
  const { ours, peer } = counted(paint, rounds)
  return [
    compared('paint', 'ms', { ours, peer }, 1.4),
    compared('chart', 'ms', { ours: chart.slice(-rounds), peer }, 2)
  ]
}

/** From the start of a hidden process to its item in the tray. */
export async function trayStarts({ env, tray, rounds, profiles }: Setting): Promise<Figure[]> {
  const measured = none()
  await alternating(rounds, async side => {
    const before = tray.items
    const app = await StartedApp.start(side, { profile: profiles[side], env, hidden: true })
    while (tray.items === before) await rest(5)
    measured[side].push((tray.registeredAt ?? NaN) - app.startedAt)
    await app.end()
  })
  return [compared('tray', 'ms', counted(measured, rounds), 1.3)]
}

/** What all of its processes hold, once it stands. */
export async function memory({ env, rounds, profiles }: Setting, hidden: boolean): Promise<Figure[]> {
  const measured = none()
  await alternating(
    rounds,
    async side => {
      const app = await StartedApp.start(side, { profile: profiles[side], env, hidden, unwatched: true })
      await rest(settlingMs)
      measured[side].push(memoryOf(family(app.pid)).pss)
      await app.end()
    },
    0
  )
  return [
    compared(
      hidden ? 'memory-tray' : 'memory-window',
      'MB of PSS',
      counted(measured, rounds),
      hidden ? 1.15 : 1.35
    )
  ]
}
