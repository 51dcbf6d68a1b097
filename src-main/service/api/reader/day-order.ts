// `09/21/2026`, `21.09.2026 10:00`
const either = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?=$|[T ,])(.*)$/s

/** Null if the response doesn't show the order. */
export type DayOrder = 'day first' | 'month first' | null

/** A number above twelve must be a day. Dates with points are from countries that put the day first. */
export function dayOrderIn(texts: readonly string[]): DayOrder {
  let [dayFirst, monthFirst] = [false, false]
  for (const text of texts) {
    const parts = eitherIn(text)
    if (parts === null) continue
    const [, first, mark, second] = parts
    dayFirst ||= Number(first) > 12 || mark === '.'
    monthFirst ||= Number(second) > 12
  }
  if (dayFirst !== monthFirst) return dayFirst ? 'day first' : 'month first'
  return dayFirst ? null : orderByStep(texts.filter(text => eitherIn(text) !== null))
}

/** Dates such as `03/10`, `03/09`, `03/08` are a day apart in one order and a month apart in the other. */
function orderByStep(texts: readonly string[]): DayOrder {
  const stepsOf = (order: DayOrder): readonly number[] => {
    const times = texts.map(text => Date.parse(withDayOrder(text, order).slice(0, 10)))
    return times
      .slice(1)
      .map((time, at) => Math.abs(time - (times[at] ?? 0)) / 86_400_000)
      .filter(step => step > 0)
  }
  const [byDay, byMonth] = [stepsOf('day first'), stepsOf('month first')]
  if (byDay.length === 0) return null
  if (byDay.every(step => step <= 7) && byMonth.every(step => step >= 28)) return 'day first'
  return byMonth.every(step => step <= 7) && byDay.every(step => step >= 28) ? 'month first' : null
}

function eitherIn(text: string): RegExpExecArray | null {
  if (text.length > 29 || text.length < 8) return null
  // This fast check comes first, because most strings are prices with three or more digits before the point.
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
