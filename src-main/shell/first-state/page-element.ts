import { firstStateElement, type FirstReplies } from '../../../src-shared/contract/first-state'

export function elementOf(replies: FirstReplies): string {
  const fields = [...replies].map(([request, text]) => `${JSON.stringify(request)}:${text}`)
  // Escapes `<`, because text from third parties could end the element or start a comment.
  const data = `{${fields.join()}}`.replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${firstStateElement}">${data}</script>`
}
