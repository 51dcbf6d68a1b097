export interface Schema<Value> {
  safeParse(stored: unknown): { readonly success: true; readonly data: Value } | { readonly success: false }
}

export interface Fact<Value> {
  readonly name: string
  readonly schema: Schema<Value>
}

const registry = new Map<string, Fact<unknown>>()

/**
 * Call once per name, next to the owning feature. The schema also reads older formats.
 * @throws Error if the name is taken
 */
export function fact<Value>(name: string, schema: Schema<Value>): Fact<Value> {
  if (registry.has(name)) throw new Error(`The fact “${name}” is registered twice.`)
  const made = { name, schema }
  registry.set(name, made)
  return made
}

/** For an item among many, such as the high of a coin. */
export const factOf = <Value>({ name, schema }: Fact<Value>, thing: string): Fact<Value> => ({
  name: `${name} ${thing}`,
  schema
})

export const registeredFacts = (): readonly Fact<unknown>[] => [...registry.values()]
