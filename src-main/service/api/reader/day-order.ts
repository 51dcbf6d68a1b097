// `09/21/2026`, `21.09.2026 10:00`
const either = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?=$|[T ,])(.*)$/s

/** Whether dates have the day or the month first. Null if the body doesn't show it. */
export type DayOrder = 'day first' | 'month first' | null

/**
 * Finds out whether a body writes the day or the month first. A number above twelve must be a day. Countries that write
 * dates with points put the day first.
 */
export function dayOrderIn(texts: readonly string[]): DayOrder {
  let [dayFirst, monthFirst] = [false, false]
  for (const text of texts) {
    const parts = eitherIn(text)
    if (parts === null) continue
    const [, first, mark, second] = parts
    dayFirst ||= Number(first) > 12 || mark === '.'
    monthFirst ||= Number(second) > 12
  }
  if (dayFirst === monthFirst) return null
  return dayFirst ? 'day first' : 'month first'
}

function eitherIn(text: string): RegExpExecArray | null {
  if (text.length > 29 || text.length < 8) return null
  // Quickly rules out most texts: prices with three or more digits before the point can't be dates.
  return isDigit(text, 1) && isDigit(text, 2) ? null : either.exec(text)
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}

export function withDayOrder(text: string, order: DayOrder): string {
  const [, first = '', , second = '', year = '', rest = ''] = (order !== null && eitherIn(text)) || []
  if (year === '') return text
  const [day, month] = order === 'day first' ? [first, second] : [second, first]
  const clock = rest.replace(/^(?:, ?| )(?=\d:)/, ' 0').replace(/^, ?/, ' ')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${clock}`
}
