import type { Board, BoardQuote } from '../contract/market'
import type { Gauge } from '../contract/credits'
import type { ScheduleStatus } from '../contract/schedule'
import type { EpochMs } from '../contract/values'

export type TrayAction = 'open' | 'pause' | 'resume' | 'credits' | 'quit' | { readonly coin: string }

/** One line of the tray's menu; a null action is a line to read, null itself a rule. */
export type TrayLine = { readonly label: string; readonly action: TrayAction | null } | null

export interface TrayFacts {
  readonly board: Board
  readonly gauge: Gauge
  readonly status: ScheduleStatus
  readonly simulated: boolean
  readonly now: EpochMs
}

const mostCoins = 6

/** What the tray's menu says, from what is known now. */
export function trayMenu({ board, gauge, status, simulated, now }: TrayFacts): readonly TrayLine[] {
  const coins = board.quotes.slice(0, mostCoins).map(quote => ({
    label: `${quote.symbol}  ${priceText(quote)}`,
    action: { coin: quote.symbol }
  }))
  return [
    ...(simulated ? [{ label: 'Simulated data', action: null }, null] : []),
    ...(coins.length > 0 ? coins : [{ label: 'No coins watched', action: null }]),
    null,
    { label: creditText(gauge), action: 'credits' },
    { label: nextText(status, now), action: null },
    status.paused ? { label: 'Resume', action: 'resume' } : { label: 'Pause', action: 'pause' },
    null,
    { label: 'Open Candlewick', action: 'open' },
    { label: 'Quit', action: 'quit' }
  ]
}

/** One line for the pointer resting on the icon. */
export function trayTooltip({ board, status, simulated }: TrayFacts): string {
  const first = board.quotes.find(quote => quote.price !== null)
  const price = first ? `${first.symbol} ${priceText(first)}` : 'no prices yet'
  const state = status.paused ? ', paused' : status.health === 'offline' ? ', offline' : ''
  return `Candlewick${simulated ? ' (simulated)' : ''}: ${price}${state}`
}

function priceText({ price, changePercent, missing }: BoardQuote): string {
  if (price === null) return missing ? 'not returned' : '–'
  if (changePercent === null) return amount(price)
  const arrow = changePercent > 0 ? '▲' : changePercent < 0 ? '▼' : '■'
  return `${amount(price)}  ${arrow} ${changePercent > 0 ? '+' : ''}${changePercent.toFixed(2)} %`
}

/** Decimals by the size of the price: two from 1 on, else four figures that count. */
function amount(price: number): string {
  const digits = price >= 1 ? 2 : Math.min(10, 3 - Math.floor(Math.log10(price)))
  return price.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

function creditText({ used, limit, spentToday }: Gauge): string {
  const today = `${spentToday.toLocaleString('en-US')} today`
  if (used === null || limit === null) return `Credits left: unknown · ${today}`
  return `Credits left: ${Math.max(0, limit - used).toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} · ${today}`
}

function nextText({ paused, health, next }: ScheduleStatus, now: EpochMs): string {
  if (paused) return 'Paused: nothing is asked'
  if (health === 'stopped') return 'Stopped: open Candlewick to go on'
  const prefix = health === 'offline' ? 'Offline · ' : ''
  if (!next) return `${prefix}Nothing planned`
  const seconds = Math.max(0, Math.round((next.at - now) / 1000))
  const when = seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
  return `${prefix}Next ${next.need} in ${when}`
}
