import { firstRequests, type FirstReplies } from '../../../src-shared/contract/first-state'
import type { Events } from '../../../src-shared/contract/events'
import type { Reply } from '../../../src-shared/contract/request'
import { parsedJson } from '../../../src-shared/json'

export interface FirstStateCorrection {
  readonly events: Partial<Events>
  /** True if something changed for which there is no event. */
  readonly needsReload: boolean
}

/** Compares the replies that a page started with to the current ones. */
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

/** Parses a reply without checking it, so it must be one that this process has written itself. */
const answerIn = (reply: string): unknown => (parsedJson(reply) as Reply<unknown> & { ok: true }).answer
