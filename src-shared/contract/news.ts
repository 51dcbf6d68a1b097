import { z } from 'zod'
import { nothing, request } from './request'
import type { EpochMs, Origin, PriceTag } from './values'

/** A headline. All text is a third party's: show it as text. */
export interface Headline {
  readonly id: string
  readonly title: string
  readonly source: string | null
  readonly at: EpochMs | null
  readonly summary: string | null
  readonly coins: readonly string[]
  /** There is an https link to open. The link itself stays in the main process. */
  readonly linked: boolean
  /** The link's host name, so that a person sees where a click leads. */
  readonly host: string | null
  readonly read: boolean
}

export interface NewsState {
  readonly headlines: readonly Headline[]
  readonly fetchedAt: EpochMs | null
  readonly origin: Origin
  readonly price: PriceTag
  /** Milliseconds between automatic refreshes; null = only when asked. */
  readonly everyMs: number | null
}

export const news = {
  list: request(nothing).answers<NewsState>(),
  refresh: request(nothing).answers<NewsState>(),
  markRead: request(z.object({ ids: z.string().max(100).array().max(1000) })).answers<NewsState>(),
  /** Opens the headline's link in the system browser: over https alone, and after a person's click. */
  open: request(z.object({ id: z.string().max(100) })).answers<void>()
}
