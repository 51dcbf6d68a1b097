import { firstStateElement, type FirstReplies } from '../../src-shared/contract/first-state'

/** The element of the page that holds replies. */
export function elementOf(replies: FirstReplies): string {
  const fields = [...replies].map(([asked, text]) => `${JSON.stringify(asked)}:${text}`)
  // Nothing a service or a person wrote can end the element, or begin a comment in it.
  const data = `{${fields.join()}}`.replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${firstStateElement}">${data}</script>`
}
