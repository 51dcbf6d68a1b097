import { sentJson } from '../../../../src-shared/json'

/** How much of the body is shown. Copying it still copies all of it. */
const mostCharacters = 400_000
/** The maximum indentation, because a response may be nested very deeply. */
const deepest = 40

/** Keeps all digits of numbers, which `JSON.stringify` would round. `leftOut` is in characters. */
export function bodyLines(body: string): { readonly lines: readonly string[]; readonly leftOut: number } {
  const leftOut = Math.max(0, body.length - mostCharacters)
  const text = leftOut === 0 ? body : body.slice(0, mostCharacters)
  const isJson = leftOut === 0 ? sentJson(text) !== undefined : /^\s*[[{]/.test(text)
  return { lines: (isJson ? indented(text) : text).split('\n'), leftOut }
}

/** Indents JSON, which may be truncated anywhere. */
function indented(json: string): string {
  const out: string[] = []
  let depth = 0
  const line = (): void => void out.push('\n', '  '.repeat(Math.min(depth, deepest)))
  // Matches strings first, then punctuation. The rest is numbers and words.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    const last = out.at(-1)
    if (token === '{' || token === '[') {
      out.push(token)
      depth++
      line()
    } else if (token === '}' || token === ']') {
      depth--
      const empty = out.at(-3) === '{' || out.at(-3) === '['
      if (empty && last?.trim() === '') out.splice(-2)
      else line()
      out.push(token)
    } else if (token === ',') {
      out.push(token)
      line()
    } else out.push(token === ':' ? ': ' : token)
  }
  return out.join('')
}
