import type { ServiceComparison, ComparisonRow, Figure } from '@contract'

export type ShownValue = Pick<Figure, 'value' | 'at'>

/** The difference is only set if both values are for the same bar. */
export interface ComparedRow {
  readonly id: string
  readonly name: string
  readonly service: ShownValue | null
  readonly ours: ShownValue | null
  readonly compared: ComparisonRow | null
}

/**
 * Returns the service's values in their original order, even those that can't be compared. If none of them
 * matches a calculated value, the calculated values follow.
 */
export function comparedRows({
  reported,
  calculated,
  rows
}: Pick<ServiceComparison, 'reported' | 'calculated' | 'rows'>): readonly ComparedRow[] {
  const own = new Map((calculated?.figures ?? []).map(figure => [figure.id, figure]))
  const compared = new Map(rows.map(row => [row.id, row]))
  const serviceRows = (reported?.figures ?? []).map((figure): ComparedRow => {
    const row = compared.get(figure.id)
    if (row) return ofBoth(row)
    return { ...named(figure), service: figure, ours: own.get(figure.id) ?? null, compared: null }
  })
  const isMet = serviceRows.some(row => row.ours !== null)
  if (isMet) return serviceRows
  const alone = [...own.values()].map((figure): ComparedRow => ({
    ...named(figure),
    id: `ours-${figure.id}`,
    service: null,
    ours: figure,
    compared: null
  }))
  return [...serviceRows, ...alone]
}

const named = ({ id, name }: Figure): Pick<ComparedRow, 'id' | 'name'> => ({ id, name })

function ofBoth(row: ComparisonRow): ComparedRow {
  const { id, name, last } = row
  return {
    id,
    name,
    compared: row,
    service: { value: last.service, at: last.at },
    ours: { value: last.local, at: last.at }
  }
}

/** Values for the candle that is still forming, which can't be compared yet. */
export function newerFigures({
  rows,
  reported,
  lines
}: Pick<ServiceComparison, 'rows' | 'reported' | 'lines'>): readonly Figure[] {
  return rows.flatMap(({ id, last }) => {
    const newest = lines.find(line => line.id === id)?.time.at(-1)
    const figure = reported?.figures.find(one => one.id === id)
    const isNewer = last.at !== null && newest !== undefined && newest > last.at
    return isNewer && figure ? [figure] : []
  })
}
