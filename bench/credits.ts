import { naiveDay } from './credits/naive'
import { ourDay, type Tariff } from './credits/ours'
import { settingOf } from './credits/setting'
import { parseOptions } from './options'
import { round } from './chart/figures'

// Watches a day of the same market twice: with the whole main process, and with a program that requests
// everything each time. See docs/benches.md.

process.env['TZ'] = 'UTC'

const { hours } = parseOptions({ hours: 24 })
const setting = settingOf(hours)
const began = performance.now()

const naive = await naiveDay(setting)

/** The app is tested with several prices of candles, because the contract doesn't specify that price. */
const tariffs: readonly (Tariff & { readonly most: number })[] = [
  { name: '0', price: 0, most: 0.01 },
  { name: '1 a call', price: 1, most: 0.01 },
  { name: '1 a row', price: { perRow: 1 }, most: 0.02 }
]
const missed: string[] = []
const check = (name: string, isMet: boolean): void => {
  if (!isMet) missed.push(name)
}
const days = []
for (const { most, ...tariff } of tariffs) {
  const ours = await ourDay(setting, tariff)
  const ratio = ours.indicatorCredits / naive.indicatorCredits
  days.push({ tariff: tariff.name, ...ours, ratio: round(ratio) })
  check(
    `indicators at ${tariff.name} <= ${most * 100} %`,
    ours.timelyBars === ours.closedBars && ratio <= most
  )
  check(`quotes at ${tariff.name}: calls <= 1/40`, ours.quoteCalls * 40 <= naive.quoteCalls)
  check(`quotes at ${tariff.name}: as fresh`, ours.quoteMinutes >= setting.minutes)
}
const wallSeconds = Math.round((performance.now() - began) / 1000)
console.log(JSON.stringify({ name: 'credits', hours, naive, ours: days, missed, wallSeconds }))
process.exitCode = missed.length > 0 ? 1 : 0
