import type { OperationName } from '../operations/table'
import { contentOf, momentOf, type DialectCell, type Entry, type Sort } from './canonical'

export interface Written {
  readonly figure: (value: number) => unknown
  /** Percentage points. */
  readonly percent: (value: number) => unknown
  /** In ms. */
  readonly time: (at: number) => unknown
  readonly day: (at: number) => unknown
}

/** Formats that group rows by coin use `coin` as the key. */
export interface DialectRow {
  readonly coin: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

export type Arrangement = (rows: readonly DialectRow[]) => unknown

/** The format of an imaginary vendor, as rules that convert the demo service's own responses. */
export interface Dialect {
  /**
   * The vendor's names, by `operation.name` or `name` of the demo service. A dot creates a nested object,
   * `*` stands for the variable part (days, period, level) and `$` for the currency. Names that aren't
   * listed are converted by `spelled`.
   */
  readonly names: Readonly<Record<string, string>>
  readonly spelled: (name: string) => string
  readonly written: Written
  readonly arranged: Readonly<Partial<Record<OperationName, Arrangement>>> & { readonly others: Arrangement }
  /**
   * Groups of values that become rows, such as changes over several spans. `keys` are the fields for the
   * variable parts of the name.
   */
  readonly unfolded?: Readonly<Record<string, { readonly keys: readonly string[]; readonly value: string }>>
  readonly newestFirst: boolean
  readonly wrapped: (content: unknown) => object
}

/** Takes and returns JSON text in chunks. */
export function inDialect(
  dialect: Dialect,
  operation: OperationName,
  body: readonly string[]
): readonly string[] {
  const { entries, isList } = contentOf(operation, JSON.parse(body.join('')) as Record<string, unknown>)
  const rows = inOrder(dialect, entries).flatMap(entry => rowsOf(dialect, operation, entry))
  const content = isList
    ? (dialect.arranged[operation] ?? dialect.arranged.others)(rows)
    : nested(rows[0]?.fields ?? {})
  return [JSON.stringify(dialect.wrapped(content))]
}

const timeIn = ({ cells }: Entry): number | null => {
  const time = cells.find(({ name }) => name === 'time_close' || name === 'time')
  return time === undefined ? null : momentOf(time.value)
}

function inOrder({ newestFirst }: Dialect, entries: readonly Entry[]): readonly Entry[] {
  const sign = newestFirst ? -1 : 1
  return entries.toSorted((one, other) => sign * ((timeIn(one) ?? 0) - (timeIn(other) ?? 0)))
}

function rowsOf(dialect: Dialect, operation: OperationName, { coin, cells }: Entry): readonly DialectRow[] {
  const money = moneyOf(cells)
  const nameOf = ({ name, of }: DialectCell): string =>
    (dialect.names[`${operation}.${name}`] ?? dialect.names[name] ?? dialect.spelled(name))
      .replace('*', of)
      .replace('$', money)
  const fields: [string, unknown][] = []
  const unfolded: [string, unknown][][] = []
  for (const cell of cells) {
    const value = valueOf(dialect.written, cell.sort, cell.value)
    const rule = dialect.unfolded?.[cell.name]
    if (rule === undefined) fields.push([nameOf(cell), value])
    else
      unfolded.push([
        ...rule.keys.map((key, place): [string, unknown] => [key, keyIn(cell, place, rule.keys.length)]),
        [rule.value, value]
      ])
  }
  const rows = unfolded.length === 0 ? [fields] : unfolded.map(own => [...fields, ...own])
  return rows.map(row => ({ coin, fields: Object.fromEntries(row) }))
}

/** Returns the currency of the row, otherwise that of its pair, otherwise USD. */
function moneyOf(cells: readonly DialectCell[]): string {
  const valueOf = (name: string): string => String(cells.find(cell => cell.name === name)?.value ?? '')
  if (valueOf('currency') !== '') return valueOf('currency')
  return valueOf('pair').split('/')[1] ?? /.(USDT|USDC)$/.exec(valueOf('symbol'))?.[1] ?? 'USD'
}

/** If there are more keys than variable parts, the first key is for the name itself. */
function keyIn({ name, of }: DialectCell, place: number, count: number): string {
  const parts = of.split('.')
  return (parts.length < count ? [name, ...parts] : parts)[place] ?? ''
}

function valueOf(written: Written, sort: Sort, value: unknown): unknown {
  if (sort === 'plain') return value
  if (sort === 'figure' || sort === 'percent') return written[sort](Number(value))
  return written[sort](momentOf(value))
}

/** Turns dotted names such as `{'quote.USD.price': 1}` into nested objects. */
export function nested(fields: Readonly<Record<string, unknown>>): object {
  const root: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(fields)) {
    const names = path.split('.')
    const last = names.pop() ?? path
    let at = root
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>
    at[last] = value
  }
  return root
}
