import type { Query } from './query'

/** What an operation makes of a query: an answer to be charged, or a reason (status false, 0 credits). */
export type Answer = Served | Refused

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

/** Lets others run: the service shares its thread with the app in demo mode. */
export const breathe = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
