import { changePercent } from '../../../src-shared/figures/daily'
import { formatPlainPercent, formatRoundFigure } from '../../../src-shared/format/figure'
import { direction, formatPercent, formatPoints } from '../../../src-shared/format/percent'
import { formatPrice, priceInFull } from '../../../src-shared/format/price'
import type { FigureRow } from './figure-row'

type Beside = Pick<FigureRow, 'service' | 'difference'>

/** The service's percent beside ours, and how many points it is apart; nothing where the service told none. */
export function besidePercent(
  ours: number | null,
  service: number | null | undefined,
  signed: boolean
): Beside {
  if (service === null || service === undefined) return {}
  return {
    service: signed
      ? { text: formatPercent(service), way: direction(service) }
      : { text: formatPlainPercent(service) },
    difference: ours === null ? undefined : { text: formatPoints(service - ours) }
  }
}

/** The same of figures on a scale of their own, such as an RSI from 0 to 100: apart in points of it. */
export function besideFigure(ours: number | null, service: number | null | undefined): Beside {
  if (service === null || service === undefined) return {}
  return {
    service: { text: formatRoundFigure(service) },
    difference: ours === null ? undefined : { text: formatPoints(service - ours) }
  }
}

/** A price in a list of facts, with every digit for whoever asks where it is written short. */
export function priceFact(
  name: string,
  price: number | null
): { readonly name: string; readonly value: string; readonly whole?: string } {
  const whole = priceInFull(price)
  return { name, value: formatPrice(price), ...(whole && { whole }) }
}

/** The same of prices, apart in percent of ours. */
export function besidePrice(ours: number | null, service: number | null | undefined): Beside {
  if (service === null || service === undefined) return {}
  return {
    service: { text: formatPrice(service), title: String(service) },
    difference: ours === null ? undefined : { text: formatPercent(changePercent(ours, service)) }
  }
}
