// Kills the real app at random times and restarts it. See docs/benches.md.
import { parseArgs } from 'node:util'
import { CandlewickApp } from '../e2e/candlewick-app'
import { startDesktop } from '../e2e/desktop/desktop'
import { AppPage } from '../e2e/pages/app-page'
import { startDemoService } from '../src-demo/demo-service'
import type { Gauge } from '../src-shared/contract/credits'
import type { Reply } from '../src-shared/contract/request'
import type { Settings } from '../src-shared/contract/settings'
import type { Watchlist } from '../src-shared/contract/watchlist'
import { isSettled, ledgerIn, lostFrom, type StoredCall } from './crash/books'
import { SavedValue, load } from './crash/load'
import { plantAndKill } from './crash/planted'
import { randomFrom } from './random'
import { endBench } from './ending'
import { rest } from '../src-main/platform/time/next-turn'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    'within-ms': { type: 'string', default: '2000' },
    /** Plants the bugs whose names contain this text, to check that this benchmark finds them. */
    planted: { type: 'string' }
  }
})
const kills = Number(values.kills)
if (values.planted !== undefined) plantAndKill(values.planted, kills)
const random = randomFrom(Number(values.seed))
const began = performance.now()
const figures = { lost: 0, hidden: 0, unresolved: 0, changed: 0, unbooked: 0, overBudget: 0, interrupted: 0 }

const desktop = await startDesktop()
Object.assign(process.env, desktop.env)
const service = await startDemoService({ rateLimitPerMinute: null, quotaLimit: 1_000_000_000 })
const app = new CandlewickApp(desktop.env)
const ledger = (): readonly StoredCall[] => ledgerIn(app.dataFolder, service.address)

async function answered<Answer>(
  page: AppPage,
  concept: string,
  name: string,
  input?: unknown
): Promise<Answer> {
  const reply = (await page.ask(concept, name, input)) as Reply<Answer>
  if (!reply.ok) throw new Error(`${concept}.${name}: ${reply.fault.code}`)
  return reply.answer
}

const listOf = async (page: AppPage): Promise<Watchlist> => {
  const [first] = await answered<readonly Watchlist[]>(page, 'watchlist', 'lists')
  if (first === undefined) throw new Error('There is no watchlist any more.')
  return first
}
const budgetOf = async (page: AppPage): Promise<number> =>
  (await answered<Settings>(page, 'settings', 'all')).dailyBudget ?? 0

let page = await AppPage.watching(app, service)
const { id: listId, name } = await listOf(page)
const dailyBudget = 9_000_000
await answered(page, 'settings', 'change', { dailyBudget })
const set = { listName: new SavedValue(name), dailyBudget: new SavedValue(dailyBudget) }
const { coins } = await listOf(page)

for (let kill = 0; kill < kills; kill++) {
  const loaded = load(page, set, listId, random)
  await rest(random.between(0, Number(values['within-ms'])))
  const before = ledger()
  await app.kill()
  await loaded
  const left = ledger()
  figures.lost += lostFrom(before, left).length
  const open = left.filter(row => !isSettled(row))
  figures.interrupted += open.length

  page = new AppPage(await app.launch())
  await judgeStart(left, open)
}
await judgeBudget()

/**
 * A restarted app must have all charges and saved data. Unknown charges must be shown as such until a call
 * that isn't interrupted reveals them.
 */
async function judgeStart(left: readonly StoredCall[], open: readonly StoredCall[]): Promise<void> {
  const gauge = await answered<Gauge>(page, 'credits', 'gauge')
  // There may be fewer unknown charges than open calls, because calls since the start may have revealed some.
  if (gauge.unknown.calls > open.length) figures.hidden++
  const started = ledger()
  figures.lost += lostFrom(left, started).length
  figures.hidden += open.filter(({ id }) => started.find(row => row.id === id)?.state === 'reserved').length
  const list = await listOf(page)
  if (!set.listName.holds(list.name) || String(list.coins) !== String(coins)) figures.changed++
  if (!set.dailyBudget.holds(await budgetOf(page))) figures.changed++
  await page.ask('market', 'refresh')
  await app.settled()
  await page.ask('market', 'refresh')
  figures.unresolved += ledger().filter(
    ({ id, state }) => state === 'unsettled' && open.some(row => row.id === id)
  ).length
  const booked = new Set(ledger().map(({ id }) => id)).size
  const sent = service.controls.calls().length
  figures.unbooked += Math.max(0, sent - booked)
}

async function judgeBudget(): Promise<void> {
  await answered(page, 'settings', 'change', { dailyBudget: 1 })
  await app.kill()
  page = new AppPage(await app.launch())
  const sent = service.controls.calls().length
  await page.ask('explorer', 'run', { operation: 'getFearGreed', params: {} })
  await page.ask('market', 'refresh')
  await app.settled()
  figures.overBudget += service.controls.calls().length - sent
}

const settled = ledger().filter(isSettled)
const credits = settled.reduce((sum, { charged }) => sum + (charged ?? 0), 0)
const charged = service.controls.calls().reduce((sum, call) => sum + (call.charged ?? 0), 0)
const missed = Object.entries(figures).flatMap(([figure, count]) =>
  figure !== 'interrupted' && count > 0 ? [figure] : []
)
await endBench(
  { name: 'crash', kills, calls: settled.length, ...figures, ledgerOff: credits - charged },
  missed,
  began,
  [app, service, desktop]
)
