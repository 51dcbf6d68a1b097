import type { MarketFigures } from '@contract'
import { m } from '../../../../src-shared/messages/m'

export interface BreadthLine {
  readonly name: string
  readonly ours: BreadthShare | null
  readonly service: BreadthShare | null
}

/**
 * The share of coins to which something applies. `count` and `of` are null if the service only reports a
 * percentage.
 */
export interface BreadthShare {
  readonly count: number | null
  readonly of: number | null
  readonly percent: number
}

type Values = Readonly<Record<string, number | null>>

/** How services may name the values, reduced to letters and digits. */
const spellings = {
  advancing: /^(?:advanc\w*|gainers|risers|rising|up|coinsup|winners|green)$/,
  declining: /^(?:declin\w*|losers|fallers|falling|down|coinsdown|red)$/,
  unchanged: /^unchanged$/,
  all: /^(?:coins|total|count|all)$/,
  above50: /above.*50|50.*above/,
  above200: /above.*200|200.*above/
} as const

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const isPercent = (name: string): boolean => /percent|pct|ratio|share/.test(bare(name))

function figure(values: Values, what: keyof typeof spellings, percent: boolean): number | null {
  const found = Object.entries(values).find(
    ([name, value]) =>
      value !== null &&
      isPercent(name) === percent &&
      spellings[what].test(bare(name).replace(/percent(?:age)?|pct|share|ratio/g, ''))
  )
  return found?.[1] ?? null
}

export function breadthLines(
  breadth: MarketFigures['breadth'] | null,
  values: Values | null
): readonly BreadthLine[] {
  const figures = values ?? {}
  const [up, down] = [figure(figures, 'advancing', false), figure(figures, 'declining', false)]
  const all =
    figure(figures, 'all', false) ??
    (up === null || down === null ? null : up + down + (figure(figures, 'unchanged', false) ?? 0))
  const service = (what: keyof typeof spellings): BreadthShare | null => {
    const count = figure(figures, what, false)
    const percent = figure(figures, what, true)
    if (count !== null && all) return { count, of: all, percent: (100 * count) / all }
    return percent === null ? null : { count: null, of: null, percent }
  }
  const judged = breadth ? breadth.advancing + breadth.declining + breadth.unchanged : 0
  const own = (count: number, of: number): BreadthShare | null =>
    of === 0 ? null : { count, of, percent: (100 * count) / of }
  return [
    {
      name: m.breadth.advancing(),
      ours: breadth && own(breadth.advancing, judged),
      service: service('advancing')
    },
    {
      name: m.breadth.declining(),
      ours: breadth && own(breadth.declining, judged),
      service: service('declining')
    },
    {
      name: m.breadth.above50(),
      ours: breadth && own(breadth.above50.count, breadth.above50.of),
      service: service('above50')
    },
    {
      name: m.breadth.above200(),
      ours: breadth && own(breadth.above200.count, breadth.above200.of),
      service: service('above200')
    }
  ]
}

export const otherValues = (values: Values): readonly (readonly [string, number | null])[] =>
  Object.entries(values).filter(
    ([name]) =>
      !Object.values(spellings).some(spelling =>
        spelling.test(bare(name).replace(/percent(?:age)?|pct|share|ratio/g, ''))
      )
  )

export const advancingShare = (values: Values): number | null =>
  breadthLines(null, values)[0]?.service?.percent ?? null
