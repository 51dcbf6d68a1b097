import { parseArgs } from 'node:util'
import { SimulatedMarket } from '../src-demo/simulation/simulated-market'
import { alertsOf, levelsOf } from './month/alerts'
import { judgeMonth, wantedQuoteCredits } from './month/judgement'
import { lifeOf } from './month/life'
import { hiddenPrices } from './month/prices'
import { quotaFigures, weeklyRenewals } from './month/quota'
import type { Month } from './month/month'
import { liveThrough } from './month/run'
import { costFigures, costlyAlerts } from './month/shown-costs'
import { priceFigures, priceShares, type PricedBefore } from './month/shown-prices'
import { smallFigures } from './month/small'
import type { MonthSpan } from './month/spans'
import { randomFrom } from './random'

// Runs the whole main process for a month with ample credits, with a third of the needed credits, and with
// half of the needed quota. See docs/benches.md.

// This zone has days of 23 hours, and its midnights differ from those of UTC.
process.env['TZ'] = 'Europe/Berlin'

const names = ['ample', 'third', 'quota', 'small', 'costs'] as const
type Name = (typeof names)[number]

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '30' },
    /** The wanted interval of quotes, in seconds. */
    every: { type: 'string', default: '120' },
    only: { type: 'string', multiple: true, default: [...names] }
  }
})
const [seed, count] = [Number(values.seed), Number(values.days)]
const quotesEveryMs = Number(values.every) * 1000
const began = performance.now()

const random = randomFrom(seed)
const life = lifeOf(random, new Date(2026, 2, 10), count)
const market = new SimulatedMarket(seed)
// Stablecoins are left out. Their prices hardly move, so alerts on them would prove nothing.
const coins = market.coins
  .filter(({ symbol }) => !symbol.includes('USD'))
  .slice(0, 50)
  .map(({ symbol }) => symbol)
const prices = hiddenPrices(random, coins, life.priceChanges)
const isOpen = ({ from, to }: MonthSpan): boolean =>
  [...life.asleep, ...life.troubles].every(other => other.to <= from || to <= other.from)
const alerts = alertsOf(market, coins, life, isOpen)
/** The limit of a small quota in credits. It isn't renewed, so it has to last for the whole month. */
const smallQuota = 10_000
const smallMonth = {
  life: { ...life, quotaResets: [] },
  quotaLimit: smallQuota,
  quotaLasts: 30,
  rowsInView: 10,
  newsEveryHours: null
} as const
const month = { seed, life, coins, prices, alerts, quotesEveryMs }
const wantedADay = wantedQuoteCredits(month) / count

const shownPrices: (readonly PricedBefore[])[] = []

async function lived(dailyBudget: number, quota: Partial<Month> = {}) {
  // By default, the quota is large enough that it never limits the month.
  const whole: Month = { ...month, settings: { dailyBudget }, quotaLimit: dailyBudget * 30, ...quota }
  const story = await liveThrough(whole)
  shownPrices.push(story.prices)
  const others = story.calls.filter(({ operation }) => operation !== 'getData')
  const othersCredits = others.reduce((sum, { charged }) => sum + charged, 0)
  const small = whole.rowsInView === undefined ? null : smallFigures(whole, story)
  return {
    ...judgeMonth(whole, dailyBudget, story),
    ...quotaFigures(whole, story),
    othersCredits,
    small,
    costs: whole.costly === undefined ? null : costFigures(whole, story),
    prices: priceFigures(story.prices, { getData: life.priceChanges })
  }
}
type Figures = Awaited<ReturnType<typeof lived>>

const plenty = Math.ceil(1.5 * wantedADay)
/** The credits per day of everything except quotes, as measured in the first month. */
let othersADay = 0
const months: Readonly<Record<Name, () => Promise<Figures>>> = {
  ample: () => lived(plenty),
  third: () => lived(Math.floor((wantedADay + othersADay) / 3)),
  quota: () =>
    lived(plenty, {
      life: { ...life, quotaResets: weeklyRenewals(life, randomFrom(seed + 2)) },
      quotaLimit: Math.round((7 * wantedADay) / 2),
      quotaBinds: true
    }),
  small: () => {
    const few = coins.slice(0, 30)
    const levels = levelsOf(market, few.slice(0, 12), life, isOpen)
    // There is no budget in this month, only a quota that has to last.
    return lived(smallQuota / 30, { ...smallMonth, coins: few, alerts: levels, settings: {} })
  },
  costs: () => {
    const few = coins.slice(0, 10)
    return lived(plenty, { coins: few, alerts: [], costly: costlyAlerts(few) })
  }
}

const always: Readonly<Record<string, (month: Figures) => boolean>> = {
  'callsPerRefresh = 1': ({ callsPerRefresh }) => callsPerRefresh === 1,
  'alerts duplicated = 0': ({ alerts: { duplicated } }) => duplicated === 0,
  'never two notifications a trouble': ({ notificationsPerTrouble: { most } }) => most <= 1,
  'newsWhileLocked <= 1': ({ newsWhileLocked }) => newsWhileLocked <= 1,
  'unsettled = 0': ({ unsettled }) => unsettled === 0,
  'ledgerOff = 0': ({ ledgerOff }) => ledgerOff === 0,
  'used elsewhere reported once': ({ usedElsewhereReports }) => usedElsewhereReports === 1,
  'byHandRefused = 0': ({ byHandRefused }) => byHandRefused === 0,
  'charges above the shown price only right after a price change': ({ prices }) =>
    prices.total.aboveUnexplained === 0
}
const everywhere: typeof always = {
  ...always,
  'fullestDay <= 1': ({ fullestDay }) => fullestDay <= 1,
  'overspends = 0': ({ overspends }) => overspends === 0,
  'alerts all delivered': ({ alerts: { expected, delivered } }) => expected > 0 && delivered === expected
}
const asOften = {
  'one notification a trouble': ({ notificationsPerTrouble: { least } }: Figures) => least === 1,
  'againstOracle <= 1.2': ({ againstOracle: { mean, p95 } }: Figures) => mean <= 1.2 && p95 <= 1.2
}
const targets: Readonly<Record<Name, typeof everywhere>> = {
  ample: { ...everywhere, ...asOften },
  third: { ...everywhere, ...asOften, 'spentOfBudget >= 0.9': ({ spentOfBudget }) => spentOfBudget >= 0.9 },
  quota: {
    ...everywhere,
    'spentOfQuota >= 0.9': ({ spentOfQuota }) => (spentOfQuota ?? 0) >= 0.9,
    'longestSilenceHours <= 7': ({ longestSilenceHours }) => (longestSilenceHours ?? Infinity) <= 7
  },
  small: {
    'age at most half of even spending': ({ small }) => small !== null && small.visible.againstEven <= 0.5,
    'alerts notified within 1.2 of the oracle': ({ small }) =>
      small !== null && small.alertDelay.againstOracle <= 1.2,
    'at most 2 % of alerts later than promised': ({ small }) =>
      small !== null && small.lateness.laterThanPromised <= 0.02,
    'promised at most twice the real p95': ({ small }) =>
      small !== null && small.lateness.worstAgainstP95 <= 2,
    'nothing overspent': ({ small }) => small?.overspent === 0,
    ...always
  },
  costs: {
    'shown cost of alerts within 5 % of the charges': ({ costs }) =>
      costs !== null && Object.values(costs.shownAgainstCharged).every(ratio => Math.abs(ratio - 1) <= 0.05)
  }
}

const figuresOf: Partial<Record<Name, Figures>> = {}
const missed: string[] = []
for (const name of names.filter(one => values.only.includes(one))) {
  const figures = await months[name]()
  if (name === 'ample') othersADay = figures.othersCredits / count
  figuresOf[name] = figures
  missed.push(
    ...Object.entries(targets[name]).flatMap(([what, isMet]) => (isMet(figures) ? [] : [`${name}: ${what}`]))
  )
}
const allPrices = priceShares(shownPrices)
if ((allPrices.boundsWithinTwice ?? 1) < 0.95) missed.push('95 % of bounds at most twice the charge')
if ((allPrices.exactFromThird ?? 0) < 0.95) missed.push('95 % exact prices from the third call of a kind')
const wallSeconds = Math.round((performance.now() - began) / 1000)
console.log(
  JSON.stringify({ name: 'month', seed, days: count, ...figuresOf, allPrices, missed, wallSeconds })
)
process.exitCode = missed.length > 0 ? 1 : 0
