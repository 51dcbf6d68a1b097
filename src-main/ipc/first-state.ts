import type { Services } from '../../src-shared/contract'
import { firstAsked, firstStateElement } from '../../src-shared/contract/first-state'
import type { Reply } from '../../src-shared/contract/request'
import { dispatch, type Report } from './dispatch'

/**
 * The element with what the first view draws, for the page itself: the same replies as over the bridge. One that failed, or
 * that JSON would change, is left out, and the window asks for it.
 */
export async function firstState(services: Services, report: Report): Promise<string> {
  const replies = await Promise.all(
    firstAsked.map(async asked => {
      const [concept, name] = asked.split('.')
      return [asked, await dispatch(services, concept, name, undefined, report)] as const
    })
  )
  const texts = replies.flatMap(([asked, reply]) => {
    const text = textOf(reply)
    return text === null ? [] : [`${JSON.stringify(asked)}:${text}`]
  })
  // Nothing a service or a person wrote can end the element, or begin a comment in it.
  const data = `{${texts.join()}}`.replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${firstStateElement}">${data}</script>`
}

function textOf(reply: Reply<unknown>): string | null {
  let isSame = reply.ok
  const text = JSON.stringify(
    reply,
    function (this: Readonly<Record<string, unknown>>, name, given: unknown) {
      // What stands there itself: a date comes here as its text.
      isSame &&= isJson(this[name]) && !(given === undefined && Array.isArray(this))
      return isSame ? given : null
    }
  )
  return isSame ? text : null
}

/** Whether JSON gives back what it was given; what a plain object says is asked of each of its fields. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'bigint' && typeof value !== 'function'
  const made = Object.getPrototypeOf(value) as unknown
  return Array.isArray(value) || made === Object.prototype || made === null
}
