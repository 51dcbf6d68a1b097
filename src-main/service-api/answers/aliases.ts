import { bareName, type JsonObject } from './json'

/** The raw values found for the fields of one row. */
export type Found<Field extends string> = { [Name in Field]?: unknown }

/** Which names each field goes by, best first; spelling (case, `_`, blanks) does not count. */
export interface Aliases<Field extends string> {
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
  const seen = new Map<string, Meaning<Field> | null>()

  const meaningOf = (name: string): Meaning<Field> | null => {
    const known = seen.get(name)
    if (known !== undefined) return known
    const meaning = meanings.get(bareName(name)) ?? null
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

  // All fields from the start: rows by the ten thousand then share one layout in memory.
  const empty = Object.fromEntries(Object.keys(table).map(field => [field, undefined])) as Found<Field>

  return {
    read(row) {
      const found = { ...empty }
      for (const name in row) {
        const field = meaningOf(name)?.field
        if (field === undefined) continue
        found[field] = found[field] === undefined ? row[name] : bestOf(row, field)
      }
      return found
    }
  }
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
