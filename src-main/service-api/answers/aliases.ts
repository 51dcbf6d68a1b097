import { bareName, type JsonObject } from './json'

/** The raw values found for the fields of one row. */
export type Found<Field extends string> = { [Name in Field]?: unknown }

/** Which names each field goes by, best first; spelling (case, `_`, blanks) does not count. */
export interface Aliases<Field extends string> {
  /** The field a name stands for, or undefined. */
  fieldOf(name: string): Field | undefined
  /** The row's known fields. Where two names of one field stand, a value beats null and a better name a worse. */
  read(row: JsonObject): Found<Field>
}

interface Meaning<Field> {
  readonly field: Field
  readonly rank: number
}

// Keys of an answer can be coins or dates by the thousand; beyond this many they are not remembered.
const rememberedNames = 500

export function aliases<Field extends string>(
  table: Readonly<Record<Field, readonly string[]>>
): Aliases<Field> {
  const meanings = new Map<string, Meaning<Field>>()
  for (const field in table)
    table[field].forEach((name, rank) => {
      const bare = bareName(name)
      if (!meanings.has(bare)) meanings.set(bare, { field, rank })
    })
  const seen = new Map<string, Meaning<Field> | undefined>()

  const meaningOf = (name: string): Meaning<Field> | undefined => {
    if (seen.has(name)) return seen.get(name)
    const meaning = meanings.get(bareName(name))
    if (seen.size < rememberedNames) seen.set(name, meaning)
    return meaning
  }

  /** Of several names for one field: the best that holds a value, else the best. */
  const bestOf = (row: JsonObject, field: Field): unknown => {
    let best: { readonly value: unknown; readonly rank: number } | null = null
    for (const name in row) {
      const meaning = meaningOf(name)
      if (meaning?.field !== field) continue
      const value = row[name]
      const rank = meaning.rank + (isBlank(value) ? 1000 : 0)
      if (best === null || rank < best.rank) best = { value, rank }
    }
    return best?.value
  }

  return {
    fieldOf: name => meaningOf(name)?.field,
    read(row) {
      const found: Found<Field> = {}
      for (const name in row) {
        const field = meaningOf(name)?.field
        if (field !== undefined) found[field] = field in found ? bestOf(row, field) : row[name]
      }
      return found
    }
  }
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
