import { firstAsked, type FirstReplies } from '../../src-shared/contract/first-state'
import type { Events } from '../../src-shared/contract/events'
import type { Reply } from '../../src-shared/contract/request'
import { parsedJson } from '../../src-shared/json'

export interface Correction {
  /** Events that tell what is so. */
  readonly events: Partial<Events>
  /** Something is among it that no event tells: the page has to be loaded anew. */
  readonly isUntold: boolean
}

/**
 * What is wrong in a page that was handed replies of the last run.
 * @param handed as the page has them
 * @param read the same of now; where one is missing it failed, and the page has to hear of that
 */
export function correctionOf(handed: FirstReplies, read: FirstReplies): Correction {
  const changed = [...handed].flatMap(([asked, text]) => {
    const now = read.get(asked)
    return now === text ? [] : [{ event: now === undefined ? null : firstAsked[asked], now }]
  })
  const told = changed.flatMap(({ event, now }) =>
    event === null || now === undefined ? [] : [[event, answerIn(now)]]
  )
  return {
    events: Object.fromEntries(told) as Partial<Events>,
    isUntold: changed.some(({ event }) => event === null)
  }
}

/** Of a reply that we wrote ourselves a moment ago. */
const answerIn = (reply: string): unknown => (parsedJson(reply) as Reply<unknown> & { ok: true }).answer
