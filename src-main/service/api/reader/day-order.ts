// A day, a month and a year, or a month before the day: `09/21/2026`, `21.09.2026 10:00`.
const either = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?=$|[T ,])(.*)$/s

/** Which of the first two numbers of a date the texts of a body show to be the day; null where none shows it. */
export type DayOrder = 'day first' | 'month first' | null

/**
 * What the dates of a body prove of those that may be two: a number above twelve is a day, and points stand in dates of
 * countries that write the day first.
 * @param texts those of the body.
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
  // Texts come by the ten thousand, and most of them are prices: more digits stand before their point.
  return isDigit(text, 1) && isDigit(text, 2) ? null : either.exec(text)
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}

/** A date that may be two as the one that the others of its body prove it to be; any other text as it is. */
export function withDayOrder(text: string, order: DayOrder): string {
  const [, first = '', , second = '', year = '', rest = ''] = (order !== null && eitherIn(text)) || []
  if (year === '') return text
  const [day, month] = order === 'day first' ? [first, second] : [second, first]
  const clock = rest.replace(/^(?:, ?| )(?=\d:)/, ' 0').replace(/^, ?/, ' ')
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${clock}`
}
