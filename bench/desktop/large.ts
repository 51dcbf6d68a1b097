import { median, round, type BenchFigure } from '../chart/figures'
import { limited } from './figures'
import { alternating, type StartSetting } from './starts'
import { StartedApp } from './started-app'
import { rest } from '../../src-main/platform/time/next-turn'

const observedMs = 10_000
const refreshes = 5

export async function largeStarts(setting: StartSetting, largeProfile: string): Promise<BenchFigure[]> {
  const took: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  await alternating(setting.rounds, async side => {
    const profile = side === 'ours' ? largeProfile : setting.profiles.ours
    const app = await StartedApp.start('ours', { profile, env: setting.env })
    took[side].push((await app.seen('row')).row - app.startedAt)
    await rest(1_000)
    await app.end()
  })
  const [ours, peer] = [median(took.ours.slice(-setting.rounds)), median(took.peer.slice(-setting.rounds))]
  const ratio = round(ours / peer)
  const target = 'ratio <= 1.15, the peer being the app with a first day in its databases'
  const measured = limited('large', 'ms', [ours], Infinity)
  return [{ ...measured, peer: round(peer), ratio, rounds: setting.rounds, target, met: ratio <= 1.15 }]
}

export async function refreshDelay({ env }: StartSetting, largeProfile: string): Promise<BenchFigure[]> {
  const app = await StartedApp.start('ours', { profile: largeProfile, env })
  await app.seen('chart')
  await rest(8_000)
  await app.delayFrom()
  await rest(observedMs)
  const idle = await app.delayed()
  await app.delayFrom()
  for (let done = 0; done < refreshes; done++) {
    await app.ask('market', 'refresh')
    await rest(observedMs / refreshes)
  }
  const busy = await app.delayed()
  await app.end()
  const beyond = limited('large-delay', 'ms of p99 beyond idle', [busy.p99 - idle.p99], 20)
  return [{ ...beyond, rounds: refreshes }]
}
