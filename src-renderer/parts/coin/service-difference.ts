import { changePercent } from '../../../src-shared/figures/daily'
import { formatPlainPercent, formatRoundFigure, formatTwoFigures } from '../../../src-shared/format/figure'
import {
  direction,
  formatPercent,
  formatPercentApart,
  formatPoints,
  formatPointsApart
} from '../../../src-shared/format/percent'
import { formatPrice, priceInFull } from '../../../src-shared/format/price'
import type { FigureRow } from './figure-row'

type ServiceFigure = Pick<FigureRow, 'service' | 'difference'>

/**
 * Formats the service's percentage and its difference from the calculated one in percentage points (0.00 if
 * both look the same). Empty if the service has no value.
 */
export function withServicePercent(
  ours: number | null,
  service: number | null | undefined,
  signed: boolean
): ServiceFigure {
  if (service === null || service === undefined) return {}
  const rounded = alike(ours, service)
  const write = signed ? formatPercent : formatPlainPercent
  return {
    service: { text: write(rounded), ...(signed && { way: direction(rounded) }) },
    difference: ours === null ? undefined : { text: pointsBetween(ours, rounded, write) }
  }
}

/** For values on a fixed scale, such as RSI. Their difference is in points. */
export function withServiceFigure(ours: number | null, service: number | null | undefined): ServiceFigure {
  if (service === null || service === undefined) return {}
  const rounded = alike(ours, service)
  return {
    service: { text: formatRoundFigure(rounded) },
    difference: ours === null ? undefined : { text: pointsBetween(ours, rounded, formatRoundFigure) }
  }
}

export const barOf = (
  ours: number | null,
  service: number | null | undefined,
  longest: number
): NonNullable<FigureRow['bar']> => {
  const share = (value: number | null | undefined): number | null =>
    value === null || value === undefined || longest === 0 ? null : value / longest
  return { ours: share(ours), service: share(service) }
}

export function priceFact(
  name: string,
  price: number | null
): { readonly name: string; readonly value: string; readonly whole?: string } {
  const whole = priceInFull(price)
  return { name, value: formatPrice(price), ...(whole && { whole }) }
}

/**
 * Formats the service's price and its difference from the calculated one, in percent.
 * @param write formats both prices
 */
export function withServicePrice(
  ours: number | null,
  service: number | null | undefined,
  write: (price: number) => string = formatPrice
): ServiceFigure {
  if (service === null || service === undefined) return {}
  const rounded = alike(ours, service)
  const percent = ours === null ? null : changePercent(ours, rounded)
  const isWrittenAlike = ours !== null && write(ours) === write(rounded)
  const apart = percent === null || isWrittenAlike ? formatPercent(percent) : formatPercentApart(percent)
  return {
    service: { text: write(rounded), title: String(service) },
    difference: ours === null ? undefined : { text: apart }
  }
}

/** For values around 0, such as a MACD, whose difference in percent would be meaningless. */
export function withServiceLine(ours: number | null, service: number | null | undefined): ServiceFigure {
  if (service === null || service === undefined) return {}
  const rounded = alike(ours, service)
  return {
    service: { text: formatRoundFigure(rounded) },
    difference: ours === null ? undefined : { text: signedFigure(rounded - ours) }
  }
}

function signedFigure(value: number): string {
  const size = Math.abs(value)
  const sign = value === 0 ? '' : value > 0 ? '+' : '−'
  return sign + (size < 0.005 ? formatTwoFigures(size) : formatRoundFigure(size))
}

function pointsBetween(ours: number, service: number, write: (value: number) => string): string {
  const points = service - ours
  return write(ours) === write(service) ? formatPoints(points) : formatPointsApart(points)
}

/**
 * Returns the calculated value if the two only differ by a floating-point error, because they could otherwise
 * be rounded differently.
 */
const alike = (ours: number | null, service: number): number =>
  ours !== null && Math.abs(service - ours) <= Math.max(Math.abs(service), Math.abs(ours)) * 1e-9
    ? ours
    : service
