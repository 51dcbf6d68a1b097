import type { Services } from '../../../src-shared/contract'
import { firstRequests, type FirstRequest, type FirstReplies } from '../../../src-shared/contract/first-state'
import type { Reply } from '../../../src-shared/contract/request'
import { dispatch, type Report } from './dispatch'

/**
 * Leaves out failed requests and results that JSON can't represent. The window makes those requests itself.
 */
export async function readFirstReplies(services: Services, report: Report): Promise<FirstReplies> {
  const replies = await Promise.all(
    Object.keys(firstRequests).map(async request => {
      const [concept, name] = request.split('.')
      return [request as FirstRequest, await dispatch(services, concept, name, undefined, report)] as const
    })
  )
  return new Map(
    replies.flatMap(([request, reply]) => {
      const text = textOf(reply)
      return text === null ? [] : [[request, text]]
    })
  )
}

function textOf(reply: Reply<unknown>): string | null {
  let isSame = reply.ok
  const text = JSON.stringify(
    reply,
    function (this: Readonly<Record<string, unknown>>, name, given: unknown) {
      // `this[name]` is the original value. `given` may be converted, for example a date to text.
      isSame &&= isJson(this[name]) && !(given === undefined && Array.isArray(this))
      return isSame ? given : null
    }
  )
  return isSame ? text : null
}

/** Doesn't check the value's fields, because `JSON.stringify` passes them separately. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'bigint' && typeof value !== 'function'
  const made = Object.getPrototypeOf(value) as unknown
  return Array.isArray(value) || made === Object.prototype || made === null
}
