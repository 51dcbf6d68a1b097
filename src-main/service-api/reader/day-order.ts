import { someText } from '../answers/number-marks'

// A day, a month and a year, or a month before the day: `09/21/2026`, `21.09.2026 10:00`.
const either = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?=$|[T ,])(.*)$/s

/** Which of the first two numbers of a date the texts of a body show to be the day; null where none shows it. */
export type DayOrder = 'day first' | 'month first' | null

/**
 * What the dates of a body prove of those that may be two: a number above twelve is a day, and points stand in dates of
 * countries that write the day first.
 */
export function dayOrderIn(body: unknown): DayOrder {
  let [dayFirst, monthFirst] = [false, false]
  someText(body, text => {
    const [, first, mark, second] = (text.length < 30 && text.length > 7 && either.exec(text)) || []
    if (first === undefined) return false
    dayFirst ||= Number(first) > 12 || mark === '.'
    monthFirst ||= Number(second) > 12
    return dayFirst && monthFirst
  })
  if (dayFirst === monthFirst) return null
  return dayFirst ? 'day first' : 'month first'
}

/** A date that may be two as the one that the others of its body prove it to be; any other text as it is. */
export function withDayOrder(text: string, order: DayOrder): string {
  const [, first = '', , second = '', year = '', rest = ''] =
    (order !== null && text.length < 30 && either.exec(text)) || []
  if (year === '') return text
  const [day, month] = order === 'day first' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest.replace(/^, ?/, ' ')}`
}
