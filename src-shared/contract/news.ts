import { z } from 'zod'
import { nothing, request } from './request'
import type { EpochMs, Origin, PriceTag } from './values'

/** A news headline. Its text comes from third parties, so it must be shown as plain text. */
export interface Headline {
  readonly id: string
  readonly title: string
  readonly source: string | null
  readonly at: EpochMs | null
  readonly summary: string | null
  readonly coins: readonly string[]
  /** True if it has an https link. The link itself isn't sent to the window. */
  readonly linked: boolean
  /** The link's host. */
  readonly host: string | null
  readonly read: boolean
}

export interface NewsState {
  readonly headlines: readonly Headline[]
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  readonly price: PriceTag
  /** Null if news is loaded manually. */
  readonly everyMs: number | null
}

export const news = {
  list: request(nothing).mirrored<NewsState>(),
  refresh: request(nothing).answers<NewsState>(),
  markRead: request(z.object({ ids: z.string().max(100).array().max(1000) })).answers<NewsState>(),
  /** Opens the link in the system browser. Refuses links that aren't https. */
  open: request(z.object({ id: z.string().max(100) })).answers<void>()
}
