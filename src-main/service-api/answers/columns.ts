import type { Aliases, Found } from './aliases'
import { isScalar } from './json'
import type { RowShape } from './rows'

/**
 * Reads rows by field names: an object with one of the `telling` fields is a row, or, where they hold arrays, the
 * columns of several. The other fields (symbol, time) only accompany it.
 */
export function byFieldNames<Field extends string>(
  aliases: Aliases<Field>,
  telling: readonly NoInfer<Field>[]
): Required<Pick<RowShape<Field>, 'row' | 'columns'>> {
  return {
    row(object) {
      const found = aliases.read(object)
      for (const field of telling) if (isScalar(found[field])) return found
      return null
    },
    columns(object) {
      const found = aliases.read(object)
      return telling.some(field => isColumn(found[field])) ? fromColumns(found) : null
    }
  }
}

/** Columns side by side become rows. A column shorter than the longest cannot be lined up and is left out. */
export function fromColumns<Field extends string>(found: Found<Field>): Found<Field>[] {
  const fields = Object.keys(found) as Field[]
  const lengthOf = (field: Field): number => (isColumn(found[field]) ? (found[field] as unknown[]).length : 0)
  const length = Math.max(0, ...fields.map(lengthOf))
  const aligned = fields.filter(field => lengthOf(field) === length)
  const constants = fields.filter(field => isScalar(found[field]))
  return Array.from({ length }, (_, index) => {
    const row: Found<Field> = {}
    for (const field of constants) row[field] = found[field]
    for (const field of aligned) row[field] = (found[field] as readonly unknown[])[index]
    return row
  })
}

export function isColumn(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.every(isScalar)
}
