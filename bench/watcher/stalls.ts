import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AlertDraft } from '../../src-shared/contract/alerts'
import { startDemoService } from '../../src-demo/demo-service'
import { RecordedBarStore } from '../../src-main/market/recorded-bar-store'
import { openDatabase } from '../../src-main/platform/storage/database'
import { cacheMigrations } from '../../src-main/platform/storage/migrations/cache'
import { day, hour, minute } from '../../src-shared/time'
import { startHeadless, temporaryFolder } from '../headless'
import { randomFrom } from '../random'
import { SimulatedClock } from '../simulated-clock'

/** Figures of the longest turn of the event loop in each minute, in ms of processor time. */
interface Turns {
  readonly longestMs: number
  readonly medianMs: number
}

export interface Stalls {
  readonly withoutAlert: Turns
  readonly moveAlert: Turns
  /** The first check of a move alert, which reads a day of minute bars of each coin. */
  readonly moveAlertFirst: Turns
  readonly allTrigger: Turns
  readonly removedCoin: Turns
  /** How many alerts triggered. Each coin could trigger six times. */
  readonly triggers: number
  readonly calls: { readonly withoutAlert: number; readonly moveAlert: number }
}

export async function watchedStalls(coinCount: number, minutes: number): Promise<Stalls> {
  const start = Date.UTC(2026, 2, 10)
  // The coins are invented, because the demo's market has fewer.
  const coins = Array.from({ length: coinCount }, (_, index) => `COIN${index}`)
  const clock = new SimulatedClock(start - hour)
  const key = 'the-whole-key'
  const service = await startDemoService({ clock, key, quotaLimit: 1e9, rateLimitPerMinute: null })
  const folder = temporaryFolder()
  const options = {
    clock,
    folder,
    random: randomFrom(1),
    online: () => true,
    onEvent: () => undefined
  }
  const random = randomFrom(2)
  const prices = new Map(coins.map(coin => [coin, 90]))
  const answer = (): void => {
    const symbols = coins.map(symbol => ({
      symbol,
      last: prices.get(symbol)?.toFixed(4),
      lowest: '80',
      highest: '120'
    }))
    service.controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols }))
  }
  const move = (): void => {
    for (const [coin, price] of prices)
      prices.set(coin, Math.min(99, Math.max(81, price * (1 + random.between(-0.004, 0.004)))))
    answer()
  }
  const app = await startHeadless(options)
  let now = start - hour
  const passMinute = async (): Promise<void> => app.pass((now += minute))
  const minutesOf = async (count: number, before: () => void): Promise<Turns> => {
    const longest: number[] = []
    for (let passed = 0; passed < count; passed++) {
      before()
      longest.push(await longestTurn(passMinute))
    }
    return summed(longest)
  }
  const callCount = (): number => service.controls.calls().length
  try {
    move()
    const { services } = app.candlewick
    app.candlewick.noteMachine({ hidden: false })
    await services.connection.enter({ address: service.address, key })
    const [list] = services.watchlist.lists()
    if (!list) throw new Error('There is no watchlist.')
    await services.watchlist.addCoins({ id: list.id, coins: [...coins] })
    for (const coin of list.coins.filter(one => !coins.includes(one)))
      await services.watchlist.removeCoin({ id: list.id, coin })
    const items = (['candles', 'fearGreed', 'news', 'coin-list'] as const).map(need => ({
      need,
      automatic: false,
      everyMs: null
    }))
    const agreed = services.connection.agree({
      items: [...items, { need: 'quotes', automatic: true, everyMs: minute }]
    })
    await passMinute()
    await agreed
    await services.connection.answerOffer({ lastsDays: null })
    await passMinute()
    const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(name =>
      name.endsWith('cache.db')
    )
    const { database } = openDatabase(join(folder, file ?? ''), cacheMigrations, 'normal', 0)
    const bars = new RecordedBarStore(database)
    database.transaction(() => {
      for (let at = now - day; at < now; at += minute) {
        move()
        bars.add(prices, at)
      }
    })()
    database.close()
    await minutesOf(5, move)
    const before = callCount()
    const withoutAlert = await minutesOf(minutes, move)
    const calls = { withoutAlert: callCount() - before, moveAlert: 0 }
    const scope = { kind: 'list', id: list.id, name: list.name } as const
    const save = async (condition: unknown): Promise<void> => {
      const draft = {
        coin: null,
        scope,
        anyOf: [[condition]],
        bars: 'forming',
        repeat: 'every',
        cooldownMs: 0
      }
      await services.alerts.save({ id: null, draft: AlertDraft.parse(draft), agreed: true })
    }
    await save({ kind: 'change', way: 'either', percent: 1_000, over: '24h' })
    const moveAlertFirst = await minutesOf(1, move)
    const from = callCount()
    const moveAlert = await minutesOf(minutes, move)
    calls.moveAlert = callCount() - from
    await save({ kind: 'price', is: 'above', value: 100 })
    await minutesOf(2, move)
    const triggering: number[] = []
    for (let round = 0; round < 6; round++) {
      for (const coin of coins) prices.set(coin, 101 + round / 10)
      answer()
      triggering.push(await longestTurn(passMinute))
      for (const coin of coins) prices.set(coin, 98)
      answer()
      await passMinute()
    }
    const { unread: triggers } = await services.alerts.markRead({ ids: [] })
    const removed: number[] = []
    for (const coin of coins.slice(0, 10)) {
      removed.push(
        await longestTurn(async () => {
          await services.watchlist.removeCoin({ id: list.id, coin })
        })
      )
      await app.pass((now += 2_000))
    }
    return {
      withoutAlert,
      moveAlert,
      moveAlertFirst,
      allTrigger: summed(triggering),
      removedCoin: summed(removed),
      triggers,
      calls
    }
  } finally {
    await app.close()
    await service.close()
    rmSync(folder, { recursive: true })
  }
}

/** Returns the longest turn of the event loop in processor time, which leaves out other programs. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [isOver, longest] = [false, 0]
  let [at, processor] = [performance.now(), process.cpuUsage()]
  const turn = (): void => {
    const { user, system } = process.cpuUsage(processor)
    longest = Math.max(longest, Math.min(performance.now() - at, (user + system) / 1_000))
    at = performance.now()
    processor = process.cpuUsage()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOver = true
  turn()
  return longest
}

const summed = (all: readonly number[]): Turns => ({
  longestMs: Math.round(Math.max(...all)),
  medianMs: Math.round(all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0)
})
