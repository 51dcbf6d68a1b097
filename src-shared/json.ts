/** The caller must validate the result. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const notANumber = /(?<![\w.+-])(?:NaN|-?Infinity)(?![\w.+-])/
const everyNotANumber = new RegExp(notANumber, 'g')

/**
 * Some servers, such as those that use Python's json module, write a missing number as `NaN`, `Infinity` or
 * `-Infinity`. These become null, because otherwise a response that was paid for would be lost.
 */
export function sentJson(text: string): unknown {
  const parsed = parsedJson(text)
  return parsed === undefined && notANumber.test(text) ? parsedJson(withNulls(text)) : parsed
}

/** Leaves strings unchanged. */
function withNulls(text: string): string {
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    const quote = text.indexOf('"', from)
    const start = quote === -1 ? text.length : quote
    const end = quote === -1 ? text.length : endOfString(text, start)
    parts.push(text.slice(from, start).replace(everyNotANumber, 'null'), text.slice(start, end))
    from = end
  }
  return parts.join('')
}

export function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === 0x5c) at++
    else if (code === 0x22) return at + 1
  }
  return json.length
}
