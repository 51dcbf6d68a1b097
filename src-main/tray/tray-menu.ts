import type { Board, BoardQuote } from '../contract/market'
import type { Gauge } from '../contract/credits'
import type { NeedName, ScheduleStatus } from '../contract/schedule'
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
  const state = status.paused ? 'paused' : stateWords[status.health]
  return `Candlewick${simulated ? ' (simulated)' : ''}: ${price}${state ? `, ${state}` : ''}`
}

const stateWords: Readonly<Record<ScheduleStatus['health'], string>> = {
  waiting: '',
  live: '',
  closed: 'waiting for the service',
  offline: 'offline',
  stopped: 'stopped'
}

function priceText({ price, changePercent, missing }: BoardQuote): string {
  if (price === null) return missing ? 'not returned' : '–'
  const shown = `${amount(price)}${missing ? ' (not returned)' : ''}`
  if (changePercent === null) return shown
  const change = Math.round(changePercent * 100) / 100
  const arrow = change > 0 ? '▲' : change < 0 ? '▼' : '■'
  return `${shown}  ${arrow} ${change > 0 ? '+' : ''}${change.toFixed(2)} %`
}

/** Decimals by the size of the price: two from 1 on, else four figures that count. */
function amount(price: number): string {
  const size = Math.abs(price)
  const digits = size >= 1 || size === 0 ? 2 : Math.min(16, 3 - Math.floor(Math.log10(size)))
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
  const prefix =
    health === 'offline' ? 'Offline · ' : health === 'closed' ? 'The service asked to wait · ' : ''
  return next ? `${prefix}Next ${needWords[next.need]} in ${span(next.at - now)}` : `${prefix}Nothing planned`
}

const needWords: Readonly<Record<NeedName, string>> = {
  quotes: 'quotes',
  candles: 'candles',
  mood: 'mood',
  news: 'news',
  'coin-list': 'coin list',
  alerts: 'candles for alerts',
  breadth: 'market breadth'
}

/** `12 s`, `5 min`, `3 h`, `6 d`: the largest unit that says enough. */
function span(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 90) return `${seconds} s`
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`
  const hours = Math.round(seconds / 3600)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`
}
