import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AlertDraft } from '../../src-shared/contract/alerts'
import { startDemoService } from '../../src-demo/demo-service'
import { hour, minute } from '../../src-shared/time'
import { startHeadless } from '../headless'
import { randomFrom } from '../random'
import { SimulatedClock } from '../simulated-clock'
import { DiskWrites } from './disk-writes'

export interface WatchedDay {
  readonly quoteCalls: number
  readonly writtenMb: number
  /** In bytes. */
  readonly writtenPerCall: Readonly<Record<string, number>>
}

/** After this time, Linux writes a changed page to the disk (`dirty_expire_centisecs`). */
const unwrittenMs = minute / 2

/** Simulates some hours of a day, with a folder on a real disk. Returns figures for a whole day. */
export async function watchedDay(
  { coins, everyMs }: { readonly coins: readonly string[]; readonly everyMs: number },
  hours: number,
  isExclusive: boolean
): Promise<WatchedDay> {
  const from = Date.UTC(2026, 2, 10)
  const clock = new SimulatedClock(from - hour)
  const key = 'the-whole-key'
  const service = await startDemoService({ clock, key, quotaLimit: 1e9, rateLimitPerMinute: null })
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-written-'))
  const app = await startHeadless({
    clock,
    folder,
    isExclusive,
    random: randomFrom(1),
    online: () => true,
    onEvent: () => undefined
  })
  try {
    const { services } = app.candlewick
    app.candlewick.noteMachine({ hidden: true })
    await services.connection.enter({ address: service.address, key })
    const [list] = services.watchlist.lists()
    if (!list) throw new Error('There is no watchlist.')
    for (const coin of list.coins) await services.watchlist.removeCoin({ id: list.id, coin })
    await services.watchlist.addCoins({ id: list.id, coins: [...coins] })
    // Set an alert on each coin. Without one, the coin loads less often while no window is visible.
    for (const coin of coins) {
      const anyOf = [[{ kind: 'price', is: 'above', value: 1e9 }]]
      const draft = AlertDraft.parse({ coin, anyOf, bars: 'forming', repeat: 'every' })
      await services.alerts.save({ id: null, draft, agreed: true })
    }
    const agreed = services.connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs }] })
    await app.pass(from - hour + minute)
    await agreed
    await services.connection.answerOffer({ lastsDays: null })
    await app.pass(from)
    const calls = (): number => service.controls.calls('getData').length
    const before = calls()
    const writes = new DiskWrites(folder)
    writes.begin()
    const until = from + hours * hour
    for (let at = from + unwrittenMs; at <= until; at += unwrittenMs) {
      await app.pass(at)
      writes.flush()
    }
    const [days, made] = [hours / 24, calls() - before]
    const perCall = Object.entries(writes.byFile()).map(
      ([file, bytes]) => [file, Math.round(bytes / made)] as const
    )
    return {
      quoteCalls: Math.round(made / days),
      writtenMb: Math.round(writes.bytes / days / 1e5) / 10,
      writtenPerCall: Object.fromEntries(perCall)
    }
  } finally {
    await app.close()
    await service.close()
    rmSync(folder, { recursive: true })
  }
}
