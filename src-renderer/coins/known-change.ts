import type { ChangeDays, CoinFigures, CoinServiceFigures } from '@contract'
import { changePercent } from '../../src-shared/figures/daily'
import { formatMoment } from '../../src-shared/format/date'
import { formatPrice } from '../../src-shared/format/price'
import { m } from '../../src-shared/messages/m'

export interface KnownChange {
  readonly percent: number | null
  /** Says where the change comes from. Null if Candlewick calculated it. */
  readonly source: string | null
}

/**
 * Calculates the change from daily candles. If these aren't loaded, uses the service's value if another view
 * has loaded it.
 */
export function changeOfDays(
  days: ChangeDays,
  own: CoinFigures | null | undefined,
  service: CoinServiceFigures | null | undefined
): KnownChange {
  const percent = own?.changes[days] ?? null
  const reported = service?.changes[days]
  if (percent !== null || reported === undefined) return { percent, source: null }
  return { percent: reported.value, source: m.quotes.serviceChange({ at: formatMoment(reported.at) }) }
}

/**
 * The change since the high of the last 365 days or, if that is unknown, since the service's all-time high.
 * @param price null if unknown
 */
export function changeFromHigh(
  price: number | null,
  own: CoinFigures | null | undefined,
  service: CoinServiceFigures | null | undefined
): KnownChange {
  const percent = own?.fromHighPercent ?? null
  const ath = service?.ath ?? null
  if (percent !== null || ath === null || price === null) return { percent, source: null }
  return {
    percent: changePercent(Math.max(ath.value, price), price),
    source: m.quotes.serviceHigh({ price: formatPrice(ath.value), at: formatMoment(ath.at) })
  }
}

export const changeProps = (
  { percent, source }: KnownChange,
  title?: string
): { readonly percent: number | null; readonly title: string | undefined; readonly dotted: boolean } => ({
  percent,
  title: source ?? title,
  dotted: source !== null
})
