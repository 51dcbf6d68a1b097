/** A row of data. */
export type InferredFields = Readonly<Record<string, unknown>>

/** The fields that have a value. */
export const presentIn = (row: InferredFields): readonly string[] =>
  Object.keys(row).filter(
    field => row[field] !== null && row[field] !== undefined && !isEmptyList(row[field])
  )

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
