import { sentJson } from '../../../../src-shared/json'

/** More than anybody reads line by line; the whole text can be copied. */
const mostCharacters = 400_000
/** Steps of indentation: an answer nested a thousand deep is not set a thousand steps to the right. */
const deepest = 40

/**
 * A body in lines for reading: indented where it is JSON, else as it came. Numbers keep the digits they came with,
 * which `JSON.stringify` would round to a double's. Of a long one its beginning, and how many characters follow.
 */
export function bodyLines(body: string): { readonly lines: readonly string[]; readonly leftOut: number } {
  const leftOut = Math.max(0, body.length - mostCharacters)
  const text = leftOut === 0 ? body : body.slice(0, mostCharacters)
  const isJson = leftOut === 0 ? sentJson(text) !== undefined : /^\s*[[{]/.test(text)
  return { lines: (isJson ? indented(text) : text).split('\n'), leftOut }
}

/** Sets the blanks of a sound JSON text anew and touches nothing else; the text may be cut anywhere. */
function indented(json: string): string {
  const out: string[] = []
  let depth = 0
  const line = (): void => void out.push('\n', '  '.repeat(Math.min(depth, deepest)))
  // Strings whole, then every mark that opens, closes or parts; what is between them are numbers and words.
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
