import { firstRequests, type FirstReplies } from '../../../src-shared/contract/first-state'
import type { Events } from '../../../src-shared/contract/events'
import type { Reply } from '../../../src-shared/contract/request'
import { parsedJson } from '../../../src-shared/json'

export interface FirstStateCorrection {
  /** The events to send to the page, with the current state. */
  readonly events: Partial<Events>
  /** True if a change has no event, so that the page must be reloaded. */
  readonly needsReload: boolean
}

/**
 * Compares the saved replies that a page started with and the current ones.
 * @param read the current replies. A missing one means that its request failed, so the page must reload to
 * receive the fault.
 */
export function correctionOf(handed: FirstReplies, read: FirstReplies): FirstStateCorrection {
  const changed = [...handed].flatMap(([request, text]) => {
    const now = read.get(request)
    return now === text ? [] : [{ event: now === undefined ? null : firstRequests[request], now }]
  })
  const entries = changed.flatMap(({ event, now }) =>
    event === null || now === undefined ? [] : [[event, answerIn(now)]]
  )
  return {
    events: Object.fromEntries(entries) as Partial<Events>,
    needsReload: changed.some(({ event }) => event === null)
  }
}

/** Parses a reply without checking it. Only for replies that this process has written itself. */
const answerIn = (reply: string): unknown => (parsedJson(reply) as Reply<unknown> & { ok: true }).answer
