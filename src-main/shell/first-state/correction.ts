import { firstAsked, type FirstReplies } from '../../../src-shared/contract/first-state'
import type { Events } from '../../../src-shared/contract/events'
import type { Reply } from '../../../src-shared/contract/request'
import { parsedJson } from '../../../src-shared/json'

export interface FirstStateCorrection {
  /** Sent to the page with the current state. */
  readonly events: Partial<Events>
  /** A change has no event, so the page must be reloaded. */
  readonly needsReload: boolean
}

/**
 * Compares the replies that a page started with and current ones.
 * @param read the current replies. A missing one failed, and the page must reload to get the fault.
 */
export function correctionOf(handed: FirstReplies, read: FirstReplies): FirstStateCorrection {
  const changed = [...handed].flatMap(([asked, text]) => {
    const now = read.get(asked)
    return now === text ? [] : [{ event: now === undefined ? null : firstAsked[asked], now }]
  })
  const told = changed.flatMap(({ event, now }) =>
    event === null || now === undefined ? [] : [[event, answerIn(now)]]
  )
  return {
    events: Object.fromEntries(told) as Partial<Events>,
    needsReload: changed.some(({ event }) => event === null)
  }
}

/** Unchecked, because this process wrote the reply. */
const answerIn = (reply: string): unknown => (parsedJson(reply) as Reply<unknown> & { ok: true }).answer
