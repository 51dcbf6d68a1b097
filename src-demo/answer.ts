import type { Query } from './query'

/** What an operation makes of a query: an answer to be charged, or a reason (status false, 0 credits). */
type Answer = Served | Refused

export interface Served {
  readonly kind: 'served'
  /** The body's JSON text, in pieces. */
  readonly body: readonly string[]
  /** Coins answered, for prices per coin. */
  readonly coins: readonly string[]
  /** Rows answered, for prices per row. */
  readonly rows: number
}

export interface Refused {
  readonly kind: 'refused'
  readonly reason: string
}

/** Works out an operation's answer; never throws for what a caller sent. */
export type Answering = (query: Query) => Answer | Promise<Answer>

export const refused = (reason: string): Refused => ({ kind: 'refused', reason })

/** An answer from a JSON value. */
export function served(body: object, coins: readonly string[] = [], rows = 1): Served {
  return { kind: 'served', body: [JSON.stringify(body)], coins, rows }
}

/** How long work may hold the thread at a stretch: a quarter of a frame, with room for what follows. */
const stretchMs = 4

/**
 * The rows that each item makes, in order. Lets others run whenever a stretch is over: the service shares its
 * thread with the app in demo mode. Measured in real time, whatever the simulated clock says.
 */
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
