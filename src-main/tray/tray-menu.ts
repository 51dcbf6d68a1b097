import type { DiskReason } from '../../src-shared/contract/disk'
import type { Gauge } from '../../src-shared/contract/credits'
import type { Board } from '../../src-shared/contract/market'
import type { NeedName, ScheduleStatus } from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import { priceText, shortPriceText } from './tray-price'
import { clockText } from './tray-time'

export type TrayAction =
  | 'open'
  | 'pause-hour'
  | 'pause-day'
  | 'pause'
  | 'resume'
  | 'alerts'
  | 'credits'
  | 'quit'
  | { readonly coin: string }

/** One line of the tray's menu; a null action is a line to read, null itself a rule. */
export type TrayLine = { readonly label: string; readonly action: TrayAction | null } | null

export interface TrayFacts {
  readonly board: Board
  readonly gauge: Gauge
  readonly status: ScheduleStatus
  /** What alerts noticed and nobody has read yet. */
  readonly unread: number
  /** The coin shown beside the clock; null, or one that is no longer watched = the first. */
  readonly coin: string | null
  readonly simulated: boolean
  readonly now: EpochMs
}

/** `up-alert`: the chosen coin's direction, and whether something was noticed. offline: nothing is watched now. */
export type TrayState = 'normal' | 'up' | 'down' | 'alert' | 'up-alert' | 'down-alert' | 'offline'

const mostCoins = 6

/** What the tray's menu says, from what is known now. */
export function trayMenu({ board, gauge, status, unread, simulated, now }: TrayFacts): readonly TrayLine[] {
  const coins = board.quotes.slice(0, mostCoins).map(quote => ({
    label: `${quote.symbol}  ${priceText(quote)}`,
    action: { coin: quote.symbol }
  }))
  const pauses: readonly TrayLine[] = status.paused
    ? [{ label: 'Resume', action: 'resume' }]
    : [
        { label: 'Pause for 1 hour', action: 'pause-hour' },
        { label: 'Pause until tomorrow', action: 'pause-day' },
        { label: 'Pause until resumed', action: 'pause' }
      ]
  return [
    ...(simulated ? [{ label: 'Simulated data', action: null }, null] : []),
    ...(unread > 0 ? [{ label: `${unread} new in the alerts’ inbox`, action: 'alerts' as const }, null] : []),
    ...(coins.length > 0 ? coins : [{ label: 'No coins watched', action: null }]),
    null,
    { label: creditText(gauge), action: 'credits' },
    { label: nextText(status, now), action: null },
    ...pauses,
    null,
    { label: 'Open Candlewick', action: 'open' },
    { label: 'Quit', action: 'quit' }
  ]
}

/** One line for the pointer resting on the icon. */
export function trayTooltip(facts: TrayFacts): string {
  const { status, simulated, unread, now } = facts
  const quote = chosenQuote(facts)
  const price = quote && quote.price !== null ? `${quote.symbol} ${priceText(quote)}` : 'no prices yet'
  const state = status.disk
    ? `stopped: ${diskText[status.disk.reason]}`
    : status.health === 'paused'
      ? pausedText(status, now)
      : stateWords[status.health]
  const noticed = unread > 0 ? `, ${unread} new` : ''
  return `Candlewick${simulated ? ' (simulated)' : ''}: ${price}${noticed}${state ? `, ${state}` : ''}`
}

/** The chosen coin's price as text beside the icon, where a platform shows one; '' while there is none. */
export function trayTitle(facts: TrayFacts): string {
  const quote = chosenQuote(facts)
  return quote && quote.price !== null ? `${quote.symbol} ${shortPriceText(quote.price)}` : ''
}

export function trayState(facts: TrayFacts): TrayState {
  const { status, unread } = facts
  if (unwatched.has(status.health)) return 'offline'
  const change = chosenQuote(facts)?.changePercent ?? 0
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'normal'
  if (unread === 0) return direction
  return direction === 'normal' ? 'alert' : `${direction}-alert`
}

const chosenQuote = ({ board, coin }: TrayFacts): Board['quotes'][number] | undefined =>
  board.quotes.find(({ symbol }) => symbol === coin) ?? board.quotes.find(({ price }) => price !== null)

const stateWords: Readonly<Record<ScheduleStatus['health'], string>> = {
  unplanned: 'not started',
  stopped: 'stopped',
  offline: 'offline',
  'rate-limited': 'on hold',
  failing: 'no new prices',
  paused: 'paused',
  waiting: '',
  live: ''
}

/** No prices come in, and nothing says that they soon will. */
const unwatched = new Set<ScheduleStatus['health']>(['unplanned', 'stopped', 'offline', 'failing', 'paused'])

const diskText: Readonly<Record<DiskReason, string>> = {
  full: 'the disk is full',
  'read-only': 'the disk is read-only',
  denied: 'the data folder may not be written',
  locked: 'another program locks the data',
  failing: 'the disk reports errors'
}

function creditText({ used, limit, today: { spent, held, unknown } }: Gauge): string {
  const others = [
    ...(held > 0 ? [`${held.toLocaleString('en-US')} held`] : []),
    ...(unknown > 0 ? [`${unknown.toLocaleString('en-US')} unknown`] : [])
  ]
  const today = [`${spent.toLocaleString('en-US')} spent today`, ...others].join(', ')
  if (used === null || limit === null) return `Credits left: unknown · ${today}`
  return `Credits left: ${Math.max(0, limit - used).toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} · ${today}`
}

/** The moment and not the time until it: a line that changes each second would close the menu on some desktops. */
function nextText(status: ScheduleStatus, now: EpochMs): string {
  const { health, next, asking, fault, disk } = status
  if (health === 'paused') return `${pausedText(status, now).replace(/^p/, 'P')}: nothing is asked by itself`
  if (health === 'unplanned') return 'Not started. Open Candlewick to go on'
  if (health === 'stopped' && disk) return `Watching has stopped: ${diskText[disk.reason]}`
  if (health === 'stopped') return `${fault?.what ?? 'Stopped.'} Open Candlewick to go on`
  const prefix = prefixOf(status)
  if (next) return `${prefix}Next ${needWords[next.need]} ${atText(clockText(next.at, now))}`
  return asking ? `${prefix}Asking now: ${needWords[asking]}` : `${prefix}Nothing planned`
}

function prefixOf({ health, fault }: ScheduleStatus): string {
  if (health === 'offline') return 'Offline · '
  if (health === 'failing') return 'No new prices · '
  if (health !== 'rate-limited') return ''
  return typeof fault?.retryAt === 'number' ? 'The service asked to wait · ' : 'On hold · '
}

/** `at 14:05`, `tomorrow 00:00`, `on 14 Jun 02:00`. */
const atText = (when: string): string =>
  when.startsWith('tomorrow') ? when : /^\d\d:/.test(when) ? `at ${when}` : `on ${when}`

const pausedText = ({ pausedUntil }: ScheduleStatus, now: EpochMs): string =>
  pausedUntil === null ? 'paused' : `paused until ${clockText(pausedUntil, now)}`

const needWords: Readonly<Record<NeedName, string>> = {
  quotes: 'quotes',
  candles: 'candles',
  mood: 'fear & greed',
  news: 'news',
  'coin-list': 'coin list',
  alerts: 'candles for alerts',
  breadth: 'market breadth',
  renewal: 'look at the quota'
}
