/** A value that the page creates from source code, because it can't be sent or is too large. */
export class Made {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** A created value that the bridge transfers, but that the app must reject because of its type. */
export class MadeOfOtherType extends Made {}

export const helpers = `
const deep = levels => { let value = 1; for (let at = 0; at < levels; at++) value = [value]; return value }
const many = count => Object.fromEntries(Array.from({ length: count }, (_, at) => ['f' + at, at]))
const ring = () => { const one = {}; one.self = one; return one }
`

/** Values aren't sent directly, because debugger protocols lose some of them. */
export function sourceOf(value: unknown): string {
  if (value instanceof Made) return value.source
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof Uint8Array) return `Uint8Array.of(${value.join()})`
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'number' || value === undefined) return String(value)
  if (Array.isArray(value)) return `[${value.map(sourceOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `[${JSON.stringify(name)}]: ${sourceOf(field)}`)
  return `({${fields.join()}})`
}
