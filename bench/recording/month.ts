import { rm } from 'node:fs/promises'
import type { ReceivedCall } from '../../src-demo/demo-controls'
import { startDemoService, type DemoService } from '../../src-demo/demo-service'
import type { DemoRecording } from '../../src-main/composition/demo-recording/recording'
import { demoQuota } from '../../src-main/composition/session/demo-market'
import { cacheFileIn, sessionFolder, stateFileIn } from '../../src-main/composition/session/session-files'
import { day, hour, minute, second } from '../../src-shared/time'
import { startHeadless, temporaryFolder } from '../headless'
import { randomFrom, type Random } from '../random'
import { SimulatedClock } from '../simulated-clock'
import { dumpOf } from './dump'
import { Trader } from './trader'

export interface Recorded {
  readonly recording: DemoRecording
  readonly calls: readonly ReceivedCall[]
}

/** The date for which the demo market lists its prices. */
const lastMidnight = Date.UTC(2026, 1, 17)
const seed = 37
/** The recorded address has no port, because the port differs between recordings. */
const address = 'http://127.0.0.1'

/** A time during which the app is open. */
interface Sitting {
  readonly from: number
  readonly to: number
}

/**
 * Records the days with the app's own core on a simulated clock. The app is open in the morning and in the
 * evening. The last time, it's open across midnight, so that yesterday's candles are closed.
 */
export async function recordDays(days: number): Promise<Recorded> {
  const random = randomFrom(seed)
  const folder = temporaryFolder()
  const first = lastMidnight - days * day
  const clock = new SimulatedClock(first)
  const service = await startDemoService({ clock, quotaLimit: demoQuota, namesCurrency: true })
  try {
    const calls: ReceivedCall[] = []
    for (let today = 0; today < days; today++) {
      for (const [which, sitting] of sittings(first + today * day, today === days - 1, random).entries()) {
        clock.sleepUntil(sitting.from)
        await sit(sitting, { clock, random, folder, service, today, days, isMorning: which === 0 })
        calls.push(...service.controls.calls())
        service.controls.clearCalls()
      }
    }
    const demo = sessionFolder(folder, null)
    const [state, cache] = [dumpOf(stateFileIn(demo)), dumpOf(cacheFileIn(demo))]
    return { recording: { to: clock.now(), state, cache }, calls }
  } finally {
    await service.close()
    await rm(folder, { recursive: true })
  }
}

function sittings(midnight: number, isLast: boolean, random: Random): readonly Sitting[] {
  const from = (at: number, least: number, most: number): Sitting => {
    const begins = Math.round(midnight + at + random.between(0, 40) * minute)
    return { from: begins, to: begins + random.whole(least, most) * minute }
  }
  const last = { from: midnight + day - 10 * minute, to: midnight + day + 4 * minute }
  return [from(7.5 * hour, 3, 5), isLast ? last : from(19 * hour, 6, 12)]
}

interface Sat {
  readonly clock: SimulatedClock
  readonly random: Random
  readonly folder: string
  readonly service: DemoService
  readonly today: number
  readonly days: number
  readonly isMorning: boolean
}

async function sit({ to }: Sitting, sat: Sat): Promise<void> {
  const { clock, random, folder, service } = sat
  const app = await startHeadless({
    clock,
    random,
    folder,
    onEvent: () => undefined,
    online: () => true,
    // `close` does nothing, because the service keeps running while the app is closed.
    startDemo: async () => ({ ...service, address, close: async () => undefined }),
    route: url => url.replace(address, service.address)
  })
  const { services } = app.candlewick
  // Listen to notifications. Otherwise, the user would only be notified of the alert when the demo starts.
  app.candlewick.notifications.on(() => undefined)
  const trader = new Trader({ services, clock, pass: app.pass, sat })
  app.candlewick.start()
  await app.pass(clock.now() + 2 * second)
  await trader.trade()
  await app.pass(to)
  await services.market.showCharts({ charts: [] })
  // Wait for running calls, because the app and the service must agree on the credits.
  while ((await services.credits.gauge()).reserved.calls > 0) await app.pass(clock.now() + second)
  await app.close()
}
