import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { nothing, request } from './request'
import type { RouteIssue } from './route-issue'
import { QuietHours } from './settings'
import type { EpochMs } from './values'

/** Text that is sent instead of Candlewick's JSON. With type `json`, inserted values are escaped. */
export const MessageTemplate = z.object({ type: z.enum(['json', 'text']), text: z.string().max(10_000) })
export type MessageTemplate = z.infer<typeof MessageTemplate>

const address = z.string().trim().max(2_000)

export const RouteTarget = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ntfy'),
    server: address,
    topic: z.string().trim().max(64),
    /** On ntfy's scale from 1 (lowest) to 5 (highest). */
    priority: z.number().int().min(1).max(5).default(3)
  }),
  z.object({ kind: z.literal('webhook'), address, template: MessageTemplate.nullable().default(null) }),
  z.object({
    kind: z.literal('command'),
    program: z.string().trim().max(4_000),
    args: z.string().max(4_000).array().max(50),
    /** How long the program may run before Candlewick ends it. */
    seconds: z.number().int().min(1).max(300).default(10),
    template: MessageTemplate.nullable().default(null)
  })
])
export type RouteTarget = z.infer<typeof RouteTarget>

export const RouteId = z.uuid()

export const RouteDraft = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'route-name-empty' satisfies InputIssue)
    .max(40, 'route-name-long' satisfies InputIssue),
  target: RouteTarget,
  /** During quiet hours, messages wait until their end. */
  quietHours: QuietHours.nullable().default(null)
})
export type RouteDraft = z.infer<typeof RouteDraft>

export const mostRoutes = 20

/** A saved route. The user has confirmed its address or command in a dialog of the main process. */
export interface Route extends RouteDraft {
  readonly id: string
  /** Where the access token is stored. The token itself is never sent to the window. */
  readonly token: 'none' | 'saved' | 'session'
}

/** What a route would send for an alert. Uses sample data, and leaves out the access token. */
export interface RoutePreview {
  readonly issue: RouteIssue | null
  readonly sent: {
    /** The destination: `POST https://…`, or the command line. */
    readonly to: string
    readonly headers: readonly (readonly [name: string, value: string])[]
    readonly body: string
  } | null
}

export type DeliveryReason =
  /** Nothing was sent. `detail` is the operating system's error code. */
  | { readonly code: 'unreachable'; readonly detail: string }
  | { readonly code: 'busy' }
  | { readonly code: 'status'; readonly status: number }
  | { readonly code: 'redirected' }
  /** Plain http is only allowed if the address leads to this computer, but it leads to another one. */
  | { readonly code: 'not-here' }
  | { readonly code: 'no-answer' }
  | { readonly code: 'cut-off' }
  /** Candlewick ended while it was sending the message. */
  | { readonly code: 'interrupted' }
  /** The message is from a restored backup, so it may have been sent already. */
  | { readonly code: 'restored' }
  | { readonly code: 'token-missing' }
  | { readonly code: 'route-gone' }
  | { readonly code: 'program-failed'; readonly detail: string }
  | { readonly code: 'exit'; readonly status: number }
  | { readonly code: 'ended'; readonly detail: string }
  | { readonly code: 'time-limit'; readonly seconds: number }

export const deliveryStates = ['waiting', 'sending', 'delivered', 'failed', 'unknown'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export interface Delivery {
  readonly routeId: string
  /** `unknown` means that the message may have arrived, so it isn't sent again. */
  readonly state: DeliveryState
  readonly reason: DeliveryReason | null
  /** The time of the next attempt. If there will be none, the time at which the delivery ended. */
  readonly at: EpochMs
}

export interface RouteTest {
  readonly state: 'delivered' | 'failed' | 'unknown'
  readonly reason: DeliveryReason | null
}

const id = z.object({ id: RouteId })

export const routes = {
  state: request(nothing).mirrored<readonly Route[]>(),
  /** Sends nothing. */
  preview: request(z.object({ target: RouteTarget })).answers<RoutePreview>(),
  /**
   * Adds a route if `id` is null. Unless only the name or the quiet hours change, the main process asks the
   * user first. Returns null if the user declined. If `token` is missing, the saved token stays. If it's
   * null, the token is removed.
   */
  save: request(
    z.object({
      id: RouteId.nullable(),
      draft: RouteDraft,
      token: z
        .string()
        .trim()
        .min(1)
        .max(1_000)
        .regex(/^[\x21-\x7e]+$/, 'token-form' satisfies InputIssue)
        .nullable()
        .optional()
    })
  ).answers<Route | null>(),
  remove: request(id).answers<readonly Route[]>(),
  /** Sends the message that `preview` shows, once. */
  test: request(id).answers<RouteTest>()
}
