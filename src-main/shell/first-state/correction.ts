import { firstAsked, type FirstReplies } from '../../../src-shared/contract/first-state'
import type { Events } from '../../../src-shared/contract/events'
import type { Reply } from '../../../src-shared/contract/request'
import { parsedJson } from '../../../src-shared/json'

export interface FirstStateCorrection {
  /** Events with the current state. */
  readonly events: Partial<Events>
  /** Something changed that has no event, so the page must be reloaded. */
  readonly needsReload: boolean
}

/**
 * Finds what is outdated in a page that started with the previous run's replies.
 * @param handed replies the page has
 * @param read current replies. A missing one failed, and the page must get its fault.
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

/** Only for replies we just wrote ourselves. */
const answerIn = (reply: string): unknown => (parsedJson(reply) as Reply<unknown> & { ok: true }).answer
