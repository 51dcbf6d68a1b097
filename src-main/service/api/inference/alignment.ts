import type { FieldSource, Path, Reads, Step } from '../../../../src-shared/contract/response-mapping'
import { isStar, type LeafCell, type LeafColumn, type GenStep } from './leaf-columns'

export type Alignment = readonly (number | string | { readonly fixed: string | number })[]

/** The anchor is the column that determines the rows. */
export function alignments(
  anchor: LeafColumn,
  column: LeafColumn,
  cells: ReadonlyMap<number, LeafCell>,
  field: string
): readonly Alignment[] {
  const stars = column.steps.flatMap((step, at) => (isStar(step) ? [{ step, at }] : []))
  const own = anchor.steps.flatMap((step, at) => (isStar(step) ? [{ step, at }] : []))
  let shared = 0
  while (
    shared < anchor.steps.length &&
    JSON.stringify(anchor.steps[shared]) === JSON.stringify(column.steps[shared])
  )
    shared++
  const first = cells.values().next().value
  const rowEnd = anchor.steps.findLastIndex(isStar) + 1
  const sizeOf = ({ cells: all }: LeafColumn, star: number): number =>
    new Set(all.map(({ stars: at }) => at[star])).size
  const follows = (place: number, index: number): boolean => {
    const more = sizeOf(column, place) - sizeOf(anchor, index)
    return shared < rowEnd && (more === 0 || more === 1)
  }
  let all: Alignment[] = [[]]
  stars.forEach(({ step, at }, place) => {
    if (at < shared) {
      // The coins of a matrix are in its first row or column.
      const isEdge = column === anchor && step.star === 'list' && (field === 'a' || field === 'b')
      all = all.flatMap(one =>
        isEdge
          ? [
              [...one, { fixed: 0 }],
              [...one, place]
            ]
          : [[...one, place]]
      )
      return
    }
    const options: (number | { readonly fixed: string | number })[] = own.flatMap((_, index) => {
      const key = first?.stars[index]
      if (step.star === 'list') return typeof key === 'number' && follows(place, index) ? [index] : []
      return typeof key === 'number' ? [] : [index]
    })
    if (step.star === 'list') options.push({ fixed: 0 })
    else
      for (const key of new Set(column.cells.slice(0, 20).map(cell => cell.stars[place])))
        if (key !== undefined) options.push({ fixed: key })
    all = all.flatMap(one => options.map(option => [...one, option])).slice(0, 30)
  })
  return all
}

export const starsOf = (aligned: Alignment, stars: LeafCell['stars']): readonly (string | number)[] =>
  aligned.map(one => (typeof one === 'object' ? one.fixed : (stars[Number(one)] ?? '')))

export function columnDistance(anchor: LeafColumn, column: LeafColumn): number {
  let shared = 0
  while (
    shared < anchor.steps.length &&
    JSON.stringify(anchor.steps[shared]) === JSON.stringify(column.steps[shared])
  )
    shared++
  return Math.min(30, anchor.steps.length - shared + (column.steps.length - shared))
}

export function variableNames(steps: readonly GenStep[]): readonly string[] {
  const names: string[] = []
  for (const step of steps)
    if (isStar(step)) {
      const name =
        step.only === 'coins' ? 'coin' : step.only === 'times' ? 'time' : step.star === 'keys' ? 'key' : 'row'
      const taken = names.filter(one => one.replace(/\d+$/, '') === name).length
      names.push(taken === 0 ? name : `${name}${taken + 1}`)
    }
  return names
}

export function pathOf(steps: readonly GenStep[], names: readonly string[], aligned: Alignment): Path {
  let place = 0
  return steps.map((step): Step => {
    if (!isStar(step)) return step
    const one = aligned[place++]
    if (typeof one === 'object') return one.fixed
    const { star: _, when: __, ...own } = step
    return {
      each: names[Number(one)] ?? 'row',
      ...(own.only === undefined ? {} : { only: own.only }),
      ...(own.besides === undefined ? {} : { besides: [...own.besides] })
    }
  })
}

export function sourceAt(
  column: LeafColumn,
  aligned: Alignment,
  reads: Reads,
  names: readonly string[],
  rowSteps: readonly GenStep[]
): FieldSource {
  const isBelow = rowSteps.every((step, at) => JSON.stringify(step) === JSON.stringify(column.steps[at]))
  const inRow = rowSteps.filter(isStar).length
  if (isBelow && aligned.slice(0, inRow).every((one, at) => one === at))
    return { path: [...pathOf(column.steps.slice(rowSteps.length), names, aligned.slice(inRow))], reads }
  return { at: [...pathOf(column.steps, names, aligned)], reads }
}
