import { endOfString, parsedJson } from '../../../../src-shared/json'
interface Mending {
  readonly string: (text: string) => string
  readonly number?: (digits: string) => string
}

/** Strings are unescaped first. A number that is changed becomes a string. */
export function repairJson(json: string, mending: Mending): string {
  const parts: string[] = []
  let done = 0
  const put = (from: number, to: number, repaired: string): void => {
    parts.push(json.slice(done, from), repaired)
    done = to
  }
  for (let from = 0; from < json.length;) {
    const start = json.indexOf('"', from)
    const gapEnd = start === -1 ? json.length : start
    if (mending.number) {
      const gap = json.slice(from, gapEnd)
      const repaired = repairNumbers(gap, mending.number)
      if (repaired !== gap) put(from, gapEnd, repaired)
    }
    if (start === -1) break
    const end = endOfString(json, start)
    const literal = json.slice(start, end)
    const repaired = repairLiteral(literal, mending.string)
    if (repaired !== literal) put(start, end, repaired)
    from = end
  }
  return parts.length === 0 ? json : parts.join('') + json.slice(done)
}

function repairLiteral(literal: string, repair: (text: string) => string): string {
  const read = literal.includes('\\') ? parsedJson(literal) : undefined
  const text = typeof read === 'string' ? read : literal.slice(1, -1)
  const repaired = repair(text)
  return repaired === text ? literal : JSON.stringify(repaired)
}

const repairNumbers = (gap: string, repair: (digits: string) => string): string =>
  gap.replace(/-?\d[\d.eE+-]*/g, digits => {
    const repaired = repair(digits)
    return repaired === digits ? digits : JSON.stringify(repaired)
  })
