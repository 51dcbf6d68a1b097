/** A body as JSON; undefined where it is none. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

/**
 * A body in lines for reading: indented where it is JSON, else as it came. Numbers keep the digits they came with,
 * which `JSON.stringify` would round to a double's.
 */
export function bodyLines(body: string): readonly string[] {
  return (parsed(body) === undefined ? body : indented(body)).split('\n')
}

/** Sets the blanks of a sound JSON text anew and touches nothing else. */
function indented(json: string): string {
  const out: string[] = []
  let depth = 0
  const line = (): void => void out.push('\n', '  '.repeat(depth))
  // Strings whole, then every mark that opens, closes or parts; what is between them are numbers and words.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
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
