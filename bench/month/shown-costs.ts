import { AlertDraft } from '../../src-shared/contract/alerts'
import { reachable } from './life'
import type { CostlyAlert, Month, MonthStory } from './month'
import { within } from './spans'
import { day, minute } from '../../src-shared/time'

/**
 * A call for more bars than this loads an alert's first candles or what was missed during an outage, so it
 * doesn't count as a refresh.
 */
const mostRefreshedBars = 5

/** Returns alerts that never trigger. Each needs data of its own, for a different coin. */
export function costlyAlerts(coins: readonly string[]): readonly CostlyAlert[] {
  const line = { indicator: 'bar', line: 'close' }
  const onCandles = (coin: string, interval: string): CostlyAlert => ({
    kind: 'candles',
    draft: AlertDraft.parse({
      coin,
      anyOf: [[{ kind: 'indicator', interval, line, is: 'above', against: { value: 1e12 } }]]
    }),
    isFor: ({ operation, query }) => {
      const params = new URLSearchParams(query)
      return (
        operation === 'getOHLCIntraday' &&
        params.get('symbol') === coin &&
        params.get('interval') === interval &&
        Number(params.get('bars')) <= mostRefreshedBars
      )
    }
  })
  const onQuotes = (coin: string, everyMs: number): CostlyAlert => ({
    kind: 'quotes',
    draft: AlertDraft.parse({ coin, everyMs, anyOf: [[{ kind: 'price', is: 'above', value: 1e12 }]] }),
    isFor: () => false
  })
  const breadth: CostlyAlert = {
    kind: 'breadth',
    draft: AlertDraft.parse({
      coin: null,
      anyOf: [[{ kind: 'breadth', name: 'advancing', is: 'above', value: 1e12 }]]
    }),
    isFor: ({ operation }) => operation === 'getMarketBreadth'
  }
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = coins
  return [
    onCandles(a, '5m'),
    onCandles(b, '15m'),
    onCandles(c, '4h'),
    onQuotes(d, minute),
    onQuotes(e, 5 * minute),
    breadth,
    onCandles(f, '15m')
  ]
}

/**
 * Compares the costs that are shown from the preview on with what was charged. Sleep and outages don't count,
 * because nothing can be loaded during them. docs/benches.md defines each figure.
 */
export function costFigures(month: Month, { calls, costs }: MonthStory) {
  const { life, costly = [] } = month
  const alerts = costly.map((alert, index) => {
    const shown = costs[index] ?? []
    const from = shown.find(({ creditsPerDay }) => creditsPerDay !== null)?.at ?? life.to
    const spans = shown.map((cost, nth) => ({
      perDay: cost.creditsPerDay ?? 0,
      days: daysOpen(life, Math.max(cost.at, from), shown[nth + 1]?.at ?? life.to)
    }))
    return {
      kind: alert.kind,
      coin: alert.draft.coin,
      shown: Math.round(spans.reduce((sum, { perDay, days }) => sum + perDay * days, 0)),
      charged: chargedFor(
        alert,
        calls.filter(({ at }) => at >= from),
        month
      )
    }
  })
  const ratios = (['candles', 'quotes', 'breadth'] as const).map(
    kind => [kind, ratioOf(alerts.filter(alert => alert.kind === kind))] as const
  )
  return { alerts, shownAgainstCharged: { ...Object.fromEntries(ratios), total: ratioOf(alerts) } }
}

function ratioOf(some: readonly { readonly shown: number; readonly charged: number }[]): number {
  const sum = (of: 'shown' | 'charged'): number => some.reduce((all, one) => all + one[of], 0)
  return Number((sum('shown') / sum('charged')).toFixed(3))
}

const daysOpen = (life: Month['life'], from: number, to: number): number =>
  within(reachable(life), { from, to }).reduce((sum, span) => sum + span.to - span.from, 0) / day

/**
 * Returns what was charged for the alert. For an alert on quotes, this is the difference to a coin without an
 * alert: it costs more only if its coin is loaded more often than the other one. Calls for the watchlist
 * leave out a coin that was just loaded.
 */
function chargedFor({ kind, draft, isFor }: CostlyAlert, calls: MonthStory['calls'], month: Month): number {
  if (kind !== 'quotes') return calls.filter(isFor).reduce((sum, { charged }) => sum + charged, 0)
  const { coin } = draft
  const other = month.coins.findLast(one => month.costly?.every(alert => alert.draft.coin !== one))
  return calls
    .filter(({ operation, status }) => operation === 'getData' && status === 200)
    .reduce((sum, { query, at }) => {
      const coins = new URLSearchParams(query).get('symbol')?.split(' ') ?? []
      const more = Number(coins.includes(coin ?? '')) - Number(coins.includes(other ?? ''))
      return sum + more * (month.prices.coinsAt(at).get(coin ?? '') ?? 0)
    }, 0)
}
