/** What says whether a stored value is sound: a zod schema. */
export interface Schema<Value> {
  safeParse(stored: unknown): { readonly success: true; readonly data: Value } | { readonly success: false }
}

/** A single value that is kept under a name of its own, and the schema it is read by. */
export interface Fact<Value> {
  readonly name: string
  readonly schema: Schema<Value>
}

const registry = new Map<string, Fact<unknown>>()

/**
 * Registers a fact: one name, one schema, told once and beside the concept it belongs to. What an earlier version kept in
 * another form is the schema's to read.
 * @throws Error where the name is taken: two facts under it would overwrite each other.
 */
export function fact<Value>(name: string, schema: Schema<Value>): Fact<Value> {
  if (registry.has(name)) throw new Error(`The fact “${name}” is registered twice.`)
  const made = { name, schema }
  registry.set(name, made)
  return made
}

/** The fact of one thing among many of a kind: the mark of one budget, the high of one coin. */
export const factOf = <Value>({ name, schema }: Fact<Value>, thing: string): Fact<Value> => ({
  name: `${name} ${thing}`,
  schema
})

/** Every fact registered so far. */
export const registeredFacts = (): readonly Fact<unknown>[] => [...registry.values()]
