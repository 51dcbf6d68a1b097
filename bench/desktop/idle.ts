import type { BenchFigure } from '../chart/figures'
import { contextSwitches, cpuSeconds, family, switchesSince } from '../soak/proc'
import { compared, limited } from './figures'
import type { StartSetting } from './starts'
import { StartedApp, type Side } from './started-app'
import { rest } from '../../src-main/platform/time/next-turn'

/** Time to finish the work that the app defers after startup. */
const settlingMs = 20_000

interface Idle {
  readonly percent: number
  readonly switchesPerSecond: number
}

/** Both sides run at the same time, so that other load affects both equally. */
export async function idle(setting: StartSetting, seconds: number): Promise<BenchFigure[]> {
  const sides: readonly Side[] = ['ours', 'peer']
  const apps = await Promise.all(
    sides.map(side =>
      StartedApp.start(side, {
        profile: setting.profiles[side],
        env: setting.env,
        hidden: true,
        unwatched: true
      })
    )
  )
  await rest(settlingMs)
  const [ours, peer] = await Promise.all(apps.map(app => watched(app, seconds)))
  for (const app of apps) await app.end()
  return [
    limited('idle', '% of one core', [ours!.percent], 0.1),
    compared(
      'idle-switches',
      'context switches a second',
      { ours: [ours!.switchesPerSecond], peer: [peer!.switchesPerSecond] },
      3
    )
  ]
}

async function watched(app: StartedApp, seconds: number): Promise<Idle> {
  const before = { cpu: cpuSeconds(family(app.pid)), switches: contextSwitches(family(app.pid)) }
  await rest(seconds * 1_000)
  const processes = family(app.pid)
  return {
    percent: ((cpuSeconds(processes) - before.cpu) / seconds) * 100,
    switchesPerSecond: switchesSince(before.switches, contextSwitches(processes)) / seconds
  }
}
