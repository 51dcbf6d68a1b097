/** A text as JSON: a value of any shape, which a schema or a decoder reads. @returns undefined where it is no JSON */
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
 * The same for what a service sent. Python's json and others write a missing number as a bare `NaN`, `Infinity` or
 * `-Infinity`, which are read as null: one of them must not lose an answer that was paid for. Sound JSON costs nothing more.
 */
export function sentJson(text: string): unknown {
  const parsed = parsedJson(text)
  return parsed === undefined && notANumber.test(text) ? parsedJson(withNulls(text)) : parsed
}

/** What stands in strings stays as it is. */
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

/** The place behind the string literal that begins at `start`. */
export function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === 0x5c) at++
    else if (code === 0x22) return at + 1
  }
  return json.length
}
