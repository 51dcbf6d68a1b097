import { endOfString, parsedJson } from '../../../../src-shared/json'
interface Mending {
  readonly string: (text: string) => string
  readonly number?: (digits: string) => string
}

/**
 * Replaces strings (names and values) and numbers in JSON text. Strings are unescaped first, so that escaped letters
 * are recognised. A replaced number becomes a string.
 */
export function mendJson(json: string, mending: Mending): string {
  const parts: string[] = []
  let done = 0
  const put = (from: number, to: number, mended: string): void => {
    parts.push(json.slice(done, from), mended)
    done = to
  }
  for (let from = 0; from < json.length;) {
    const start = json.indexOf('"', from)
    const gapEnd = start === -1 ? json.length : start
    if (mending.number) {
      const gap = json.slice(from, gapEnd)
      const mended = mendNumbers(gap, mending.number)
      if (mended !== gap) put(from, gapEnd, mended)
    }
    if (start === -1) break
    const end = endOfString(json, start)
    const literal = json.slice(start, end)
    const mended = mendLiteral(literal, mending.string)
    if (mended !== literal) put(start, end, mended)
    from = end
  }
  return parts.length === 0 ? json : parts.join('') + json.slice(done)
}

function mendLiteral(literal: string, mend: (text: string) => string): string {
  const read = literal.includes('\\') ? parsedJson(literal) : undefined
  const text = typeof read === 'string' ? read : literal.slice(1, -1)
  const mended = mend(text)
  return mended === text ? literal : JSON.stringify(mended)
}

const mendNumbers = (gap: string, mend: (digits: string) => string): string =>
  gap.replace(/-?\d[\d.eE+-]*/g, digits => {
    const mended = mend(digits)
    return mended === digits ? digits : JSON.stringify(mended)
  })
