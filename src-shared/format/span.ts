const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A span of time in its largest unit, rounded down: `12 s`, `4 min`, `2 h`, `3 d`. Below zero counts as zero. */
export function formatSpan(ms: number): string {
  const span = Math.max(0, ms)
  if (span < minute) return `${Math.floor(span / second)} s`
  if (span < hour) return `${Math.floor(span / minute)} min`
  if (span < 2 * day) return `${Math.floor(span / hour)} h`
  return `${Math.floor(span / day)} d`
}

/** Time left, rounded up so that it ends at 1 and not at 0: `12 s`, `2:05 min`, `3 h`. */
export function formatCountdown(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / second))
  if (left < 60) return `${left} s`
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} min`
  if (left < 2 * 86_400) return `${Math.ceil(left / 3600)} h`
  return `${Math.ceil(left / 86_400)} d`
}
