const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const timeToSecond = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit'
})
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const fullDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

function sameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()
}

/** Local time to the second with its day: `17 Feb 2026, 08:27:54`. Unknown: an en dash. */
export function formatMoment(at: number | null): string {
  if (at === null) return '–'
  return `${fullDay.format(at)}, ${timeToSecond.format(at)}`
}

/** As short as it can be without doubt: `08:27` today, `16 Feb, 08:27` this year, `17 Feb 2025` before. Local. */
export function formatWhen(at: number | null, now: number): string {
  if (at === null) return '–'
  const [then, today] = [new Date(at), new Date(now)]
  if (sameDay(then, today)) return time.format(at)
  if (then.getFullYear() === today.getFullYear()) return `${dayAndMonth.format(at)}, ${time.format(at)}`
  return fullDay.format(at)
}
