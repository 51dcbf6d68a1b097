import { parseArgs } from 'node:util'
import { SimulatedMarket } from '../src-main/demo/simulation/simulated-market'
import { alertsOf } from './month/alerts'
import { judge, wantedQuoteCredits, type Judgement } from './month/judgement'
import { lifeOf } from './month/life'
import { hiddenPrices } from './month/prices'
import { liveThrough, type Month } from './month/run'
import { randomFrom } from './random'

// A month of the whole main process at simulated time, twice: with credits to spare, and with a third of those that
// the wanted freshness costs. docs/benches.md says what each figure means.

// Days of 23 hours and local midnights that are not UTC's belong to it, the same everywhere.
process.env['TZ'] = 'Europe/Berlin'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '30' },
    /** Seconds between two looks at the quotes, as a person wants them. */
    every: { type: 'string', default: '120' }
  }
})
const [seed, count] = [Number(values.seed), Number(values.days)]
const quotesEveryMs = Number(values.every) * 1000
const began = performance.now()

const random = randomFrom(seed)
const life = lifeOf(random, new Date(2026, 2, 10), count)
const market = new SimulatedMarket(seed)
// Dollar coins hardly move: an alert on them says nothing.
const coins = market.coins
  .filter(({ symbol }) => !symbol.includes('USD'))
  .slice(0, 50)
  .map(({ symbol }) => symbol)
const prices = hiddenPrices(random, coins, life.priceChanges)
const alerts = alertsOf(market, coins, life, ({ from, to }) =>
  [...life.asleep, ...life.troubles].every(other => other.to <= from || to <= other.from)
)
const month = { seed, life, coins, prices, alerts, quotesEveryMs }

async function variant(dailyBudget: number): Promise<Judgement & { readonly othersCredits: number }> {
  const lived: Month = { ...month, settings: { dailyBudget }, quotaLimit: dailyBudget * count }
  const story = await liveThrough(lived)
  const others = story.calls.filter(({ operation }) => operation !== 'getData')
  return {
    ...judge(lived, dailyBudget, story),
    othersCredits: others.reduce((sum, { charged }) => sum + charged, 0)
  }
}

const wanted = wantedQuoteCredits(month)
const ample = await variant(Math.ceil((1.5 * wanted) / count))
const third = await variant(Math.floor((wanted + ample.othersCredits) / count / 3))

const targets: Readonly<Record<string, boolean>> = {
  ...each('fullestDay <= 1', ({ fullestDay }) => fullestDay <= 1),
  ...each('overspends = 0', ({ overspends }) => overspends === 0),
  ...each('callsPerRefresh = 1', ({ callsPerRefresh }) => callsPerRefresh === 1),
  ...each(
    'alerts all delivered',
    ({ alerts: { expected, delivered } }) => expected > 0 && delivered === expected
  ),
  ...each('alerts duplicated = 0', ({ alerts: { duplicated } }) => duplicated === 0),
  ...each(
    'one notification a trouble',
    ({ notificationsPerTrouble: { least, most } }) => least === 1 && most === 1
  ),
  ...each('unsettled = 0', ({ unsettled }) => unsettled === 0),
  ...each('ledgerOff = 0', ({ ledgerOff }) => ledgerOff === 0),
  ...each('used elsewhere told once', ({ usedElsewhereTold }) => usedElsewhereTold === 1),
  ...each('byHandRefused = 0', ({ byHandRefused }) => byHandRefused === 0),
  ...each('againstOracle <= 1.2', ({ againstOracle: { mean, p95 } }) => mean <= 1.2 && p95 <= 1.2),
  'third: spentOfBudget >= 0.9': third.spentOfBudget >= 0.9
}

function each(name: string, isMet: (variant: Judgement) => boolean): Record<string, boolean> {
  return { [`ample: ${name}`]: isMet(ample), [`third: ${name}`]: isMet(third) }
}

const missed = Object.keys(targets).filter(name => !targets[name])
const wallSeconds = Math.round((performance.now() - began) / 1000)
console.log(JSON.stringify({ name: 'month', seed, days: count, ample, third, missed, wallSeconds }))
process.exitCode = missed.length > 0 ? 1 : 0
