import type { CreditEstimate, PlanPace } from '@contract'

/**
 * A diagram of the credits per day at each pace. The vertical scale is logarithmic, and positions are in
 * percent of the width and height.
 */
export interface PacePicture {
  /** SVG polygon between the typical and the highest daily cost. */
  readonly band: string
  readonly points: readonly { readonly x: number; readonly low: number; readonly high: number }[]
  readonly limit: number | null
}

/** @param allowedPerDay credits per day that the quota allows, null if unknown */
export function pacePicture(paces: readonly PlanPace[], allowedPerDay: number | null): PacePicture {
  const costs = paces.flatMap(({ perDay }) => [lowOf(perDay), highOf(perDay)])
  const known = [...costs, ...(allowedPerDay === null ? [] : [allowedPerDay])].filter(cost => cost > 0)
  const [least, most] = [Math.log(Math.min(...known, 1e9)), Math.log(Math.max(...known, 1))]
  const span = Math.max(0.5, most - least)
  const yOf = (cost: number): number =>
    cost <= 0 ? 100 : Math.min(96, 92 - ((Math.log(cost) - least) / span) * 80)
  const points = paces.map(({ perDay }, place) => ({
    x: ((place + 0.5) / paces.length) * 100,
    low: yOf(lowOf(perDay)),
    high: yOf(highOf(perDay))
  }))
  const top = points.map(({ x, high }) => `${x},${high}`)
  const bottom = points.map(({ x, low }) => `${x},${low}`).toReversed()
  return {
    band: [...top, ...bottom].join(' '),
    points,
    limit: allowedPerDay === null ? null : yOf(allowedPerDay)
  }
}

const lowOf = ({ typical }: CreditEstimate): number => typical ?? 0
const highOf = ({ typical, most }: CreditEstimate): number => most ?? typical ?? 0
