import { firstStateElement, type FirstReplies } from '../../../src-shared/contract/first-state'

/** The page element that contains the replies. */
export function elementOf(replies: FirstReplies): string {
  const fields = [...replies].map(([asked, text]) => `${JSON.stringify(asked)}:${text}`)
  // Prevents third-party or user text from closing the element or starting a comment.
  const data = `{${fields.join()}}`.replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${firstStateElement}">${data}</script>`
}
