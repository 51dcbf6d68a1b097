export type InferredFields = Readonly<Record<string, unknown>>

export const presentIn = (row: InferredFields): readonly string[] =>
  Object.keys(row).filter(
    field => row[field] !== null && row[field] !== undefined && !isEmptyList(row[field])
  )

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
