export interface Schema<Value> {
  safeParse(stored: unknown): { readonly success: true; readonly data: Value } | { readonly success: false }
}

export interface Fact<Value> {
  readonly name: string
  readonly schema: Schema<Value>
}

const registry = new Map<string, Fact<unknown>>()

/**
 * Defines a stored value. Call this once, in the feature that owns the value. The schema must also read
 * formats of older versions.
 * @throws Error if the name is taken
 */
export function fact<Value>(name: string, schema: Schema<Value>): Fact<Value> {
  if (registry.has(name)) throw new Error(`The fact “${name}” is registered twice.`)
  const made = { name, schema }
  registry.set(name, made)
  return made
}

export const factOf = <Value>({ name, schema }: Fact<Value>, thing: string): Fact<Value> => ({
  name: `${name} ${thing}`,
  schema
})

export const registeredFacts = (): readonly Fact<unknown>[] => [...registry.values()]
