import type { Gauge } from '../../../src-shared/contract/credits'
import type { Board } from '../../../src-shared/contract/market'
import type { ScheduleStatus } from '../../../src-shared/contract/schedule'
import type { EpochMs } from '../../../src-shared/contract/values'
import { formatShortPrice } from '../../../src-shared/format/price'
import { m } from '../../../src-shared/messages/m'
import { trayPriceText } from './tray-price'
import { creditText, nextText, tooltipState } from './tray-words'

export type TrayAction =
  | 'open'
  | 'ticker'
  | 'pause-hour'
  | 'pause-day'
  | 'pause'
  | 'resume'
  | 'alerts'
  | 'credits'
  | 'quit'
  | { readonly coin: string }

/** Null is a separator. */
export type TrayLine = { readonly label: string; readonly action: TrayAction | null } | null

export interface TrayFacts {
  readonly board: Board
  readonly gauge: Gauge
  readonly status: ScheduleStatus
  readonly unread: number
  readonly coin: string | null
  readonly simulated: boolean
  readonly now: EpochMs
}

/** `up-alert` means that the coin is up and there's an unread alert. */
export type TrayState = 'normal' | 'up' | 'down' | 'alert' | 'up-alert' | 'down-alert' | 'offline'

const mostCoins = 6

export function trayMenu({ board, gauge, status, unread, simulated, now }: TrayFacts): readonly TrayLine[] {
  const coins = board.quotes.slice(0, mostCoins).map(quote => ({
    label: m.tray.coin({ coin: quote.symbol, price: trayPriceText(quote) }),
    action: { coin: quote.symbol }
  }))
  const pauses: readonly TrayLine[] = status.paused
    ? [{ label: m.shell.pause.resume(), action: 'resume' }]
    : [
        { label: m.shell.pause.hour(), action: 'pause-hour' },
        { label: m.shell.pause.tomorrow(), action: 'pause-day' },
        { label: m.shell.pause.untilResumed(), action: 'pause' }
      ]
  return [
    ...(simulated ? [{ label: m.shell.simulated.region(), action: null }, null] : []),
    ...(unread > 0 ? [{ label: m.tray.unread({ count: unread }), action: 'alerts' as const }, null] : []),
    ...(coins.length > 0 ? coins : [{ label: m.tray.noCoins(), action: null }]),
    null,
    { label: creditText(gauge), action: 'credits' },
    { label: nextText(status, now), action: null },
    ...pauses,
    null,
    { label: m.tray.open(), action: 'open' },
    { label: m.windows.ticker.open(), action: 'ticker' },
    { label: m.tray.quit(), action: 'quit' }
  ]
}

export function trayTooltip(facts: TrayFacts): string {
  const { status, simulated, unread, now } = facts
  const quote = chosenQuote(facts)
  const parts = [
    quote && quote.price !== null
      ? m.tray.tooltipPrice({ coin: quote.symbol, price: trayPriceText(quote) })
      : m.tray.noPrices(),
    unread > 0 ? m.tray.tooltipUnread({ count: unread }) : '',
    tooltipState(status, now)
  ]
  const line = parts.filter(part => part !== '').join(', ')
  return simulated ? m.tray.tooltipSimulated({ line }) : m.tray.tooltip({ line })
}

/** The title is empty if there's no price. */
export function trayTitle(facts: TrayFacts): string {
  const quote = chosenQuote(facts)
  return quote && quote.price !== null
    ? m.tray.tooltipPrice({ coin: quote.symbol, price: formatShortPrice(quote.price) })
    : ''
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

const unwatched = new Set<ScheduleStatus['health']>([
  ...(['unplanned', 'stopped', 'offline', 'source-down', 'failing', 'paused'] as const)
])
