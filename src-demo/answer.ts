import type { Query } from './query'

/** A response that is charged, or an error message (status false, 0 credits). */
type Answer = Served | Refused

export interface Served {
  readonly kind: 'served'
  readonly body: readonly string[]
  readonly coins: readonly string[]
  readonly rows: number
}

export interface Refused {
  readonly kind: 'refused'
  readonly reason: string
}

/** Responds to a query. Never throws if the input is invalid. */
export type Answering = (query: Query) => Answer | Promise<Answer>

export const refused = (reason: string): Refused => ({ kind: 'refused', reason })

export function served(body: object, coins: readonly string[] = [], rows = 1): Served {
  return { kind: 'served', body: [JSON.stringify(body)], coins, rows }
}

const stretchMs = 4

/** Yields after every 4 ms of real time, because in demo mode it runs on the app's main thread. */
export async function rowsOfEach<Item, Row extends object | string>(
  items: Iterable<Item>,
  rowsOf: (item: Item) => Row | readonly Row[]
): Promise<Row[]> {
  const rows: Row[] = []
  let since = performance.now()
  for (const item of items) {
    if (performance.now() - since > stretchMs) {
      await new Promise(resolve => setImmediate(resolve))
      since = performance.now()
    }
    const made = rowsOf(item)
    if (Array.isArray(made)) for (const row of made as readonly Row[]) rows.push(row)
    else rows.push(made as Row)
  }
  return rows
}
