import { parseArgs } from 'node:util'

type Option = number | string | boolean

/** The defaults determine the types. */
export function parseOptions<Usual extends Readonly<Record<string, Option>>>(usual: Usual): Usual {
  const options = Object.entries(usual).map(
    ([name, value]) => [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }] as const
  )
  const { values } = parseArgs({ options: Object.fromEntries(options) })
  const read = Object.entries(values).map(([name, value]) => [
    name,
    typeof usual[name] === 'number' ? Number(value) : value
  ])
  return { ...usual, ...Object.fromEntries(read) } as Usual
}
