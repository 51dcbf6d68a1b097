import { nested, type Arrangement, type DialectRow } from './dialect'

const without = (fields: DialectRow['fields'], ...names: readonly string[]): DialectRow['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

function groups(
  rows: readonly DialectRow[],
  keyOf: (row: DialectRow) => string
): readonly (readonly [string, DialectRow[]])[] {
  const found = new Map<string, DialectRow[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return [...found]
}

export const listed: Arrangement = rows => rows.map(({ fields }) => nested(fields))

/** `[{"type": "quote", "id": 1, "attributes": {…}}]` */
export const attributed =
  (type: string): Arrangement =>
  rows =>
    rows.map(({ fields }, place) => ({ type, id: String(place + 1), attributes: nested(fields) }))

/** Each value is an object if there is one row, otherwise a list. */
export const rowsByCoin =
  (symbol: string): Arrangement =>
  rows =>
    Object.fromEntries(
      groups(rows, ({ coin }) => coin ?? '').map(([coin, own]) => {
        const lists = own.map(({ fields }) => nested(without(fields, symbol)))
        return [coin, lists.length === 1 ? lists[0] : lists]
      })
    )

export const under =
  (field: string): Arrangement =>
  rows =>
    Object.fromEntries(
      groups(rows, ({ fields }) => String(fields[field])).map(([name, own]) => [
        name,
        own.map(({ fields }) => nested(without(fields, field)))
      ])
    )

export const headed: Arrangement = rows => {
  const columns = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))]
  return { columns, rows: rows.map(({ fields }) => columns.map(name => fields[name] ?? null)) }
}

export const inColumns =
  (symbol: string): Arrangement =>
  rows =>
    Object.fromEntries(
      groups(rows, ({ coin }) => coin ?? '').map(([coin, own]) => {
        const names = Object.keys(without(own[0]?.fields ?? {}, symbol))
        return [
          coin,
          Object.fromEntries(names.map(name => [name, own.map(({ fields }) => fields[name] ?? null)]))
        ]
      })
    )

/** A row is a list of values in a fixed order, without the fields that no row has. */
export const unnamed =
  (...order: readonly string[]): Arrangement =>
  rows =>
    Object.fromEntries(
      groups(rows, ({ coin }) => coin ?? '').map(([coin, own]) => {
        const given = order.filter(name => own.some(({ fields }) => fields[name] !== undefined))
        return [coin, own.map(({ fields }) => given.map(name => fields[name]))]
      })
    )

/** `{"BTC/ETH": 0.85}` */
export const paired =
  (a: string, b: string, value: string, joint: string): Arrangement =>
  rows =>
    Object.fromEntries(
      rows.map(({ fields }) => [`${String(fields[a])}${joint}${String(fields[b])}`, fields[value]])
    )

function squareOf(rows: readonly DialectRow[], a: string, b: string, value: string) {
  const coins = [...new Set(rows.flatMap(({ fields }) => [String(fields[a]), String(fields[b])]))]
  const between = (one: string, other: string): unknown =>
    rows.find(
      ({ fields }) => (fields[a] === one && fields[b] === other) || (fields[a] === other && fields[b] === one)
    )?.fields[value]
  return {
    coins,
    cell: (one: string, other: string, same: unknown) => (one === other ? same : between(one, other))
  }
}

/** `{"BTC": {"BTC": 1, "ETH": 0.85}, …}` */
export const matrix =
  (a: string, b: string, value: string, same: unknown): Arrangement =>
  rows => {
    const { coins, cell } = squareOf(rows, a, b, value)
    return Object.fromEntries(
      coins.map(one => [one, Object.fromEntries(coins.map(other => [other, cell(one, other, same)]))])
    )
  }

/** `{"labels": ["BTC", "ETH"], "matrix": [[1, 0.85], [0.85, 1]]}` */
export const labelled =
  (a: string, b: string, value: string, same: unknown): Arrangement =>
  rows => {
    const { coins, cell } = squareOf(rows, a, b, value)
    return { labels: coins, matrix: coins.map(one => coins.map(other => cell(one, other, same))) }
  }
