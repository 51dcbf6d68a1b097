import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { nothing, request } from './request'
import { Coin } from './values'

/** The coins are in the user's order. */
export interface Watchlist {
  readonly id: number
  readonly name: string
  readonly coins: readonly string[]
}

const Name = z
  .string()
  .trim()
  .min(1, 'group-name-empty' satisfies InputIssue)
  .max(40, 'group-name-long' satisfies InputIssue)
const id = z.number().int().positive()

/** Every request that changes something returns all watchlists in order. There is always at least one. */
export const watchlist = {
  lists: request(nothing).mirrored<readonly Watchlist[]>(),
  create: request(z.object({ name: Name })).answers<readonly Watchlist[]>(),
  rename: request(z.object({ id, name: Name })).answers<readonly Watchlist[]>(),
  remove: request(z.object({ id })).answers<readonly Watchlist[]>(),
  addCoins: request(z.object({ id, coins: Coin.array().min(1).max(1000) })).answers<readonly Watchlist[]>(),
  removeCoin: request(z.object({ id, coin: Coin })).answers<readonly Watchlist[]>(),
  /** `to` is a position in the list, from 0. */
  moveCoin: request(z.object({ id, coin: Coin, to: z.number().int().min(0) })).answers<readonly Watchlist[]>()
}
