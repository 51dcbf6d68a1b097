import { z } from 'zod'
import type { EpochMs } from '../../src-shared/contract/values'
import { fact } from '../platform/storage/fact'
import { startOfLocalDay } from '../platform/time/local-day'
import { isReset, type QuotaReading } from './quota'
import type { SpendingSpan } from './spent'
import { day } from '../../src-shared/time'

/** The contract specifies neither the length nor the start of the quota periods. */
export interface QuotaPeriods {
  readonly since: EpochMs
  readonly usedThen: number
  /**
   * Resets that were seen because X-Quota-Used decreased, oldest first. Each happened after `after` and no
   * later than `by`.
   */
  readonly resets: readonly { readonly after: EpochMs; readonly by: EpochMs }[]
  /**
   * The last time at which X-Quota-Used still included all charges since the last reset, so there was no
   * other reset until then.
   */
  readonly quietTo: EpochMs
}

export interface ExpectedReset {
  readonly at: EpochMs
  /**
   * True if at least two resets were seen and later headers confirm the period. Otherwise, `at` is a guess.
   */
  readonly sure: boolean
}

const most = 8
/** All known services reset their quota at least monthly. */
const longest = 31 * day
const usualLengths = [day, 7 * day, 30 * day]

/** If the clock was set back by more than this, earlier observations are discarded. */
const mostAhead = 3_600_000

/** @param named credits reported as charged between the two quota headers */
export function periodsAfter(
  known: QuotaPeriods | null,
  before: QuotaReading | null,
  reading: QuotaReading,
  named: number
): QuotaPeriods {
  const { used, readAt } = reading
  if (known === null || isAhead(known, readAt))
    return { since: readAt, usedThen: used, resets: [], quietTo: readAt }
  if (before === null) return known
  if (isReset(before.used, used, named)) {
    const reset = { after: Math.min(before.readAt, readAt), by: readAt }
    return { ...known, resets: [...known.resets, reset].slice(-most), quietTo: readAt }
  }
  return used >= before.used + named ? { ...known, quietTo: readAt } : known
}

const isAhead = ({ since, resets, quietTo }: QuotaPeriods, now: EpochMs): boolean =>
  Math.max(since, quietTo, resets.at(-1)?.by ?? 0) > now + mostAhead

/** Returns null if no reset has been seen yet. */
export function nextReset(periods: QuotaPeriods, now: EpochMs): ExpectedReset | null {
  const { resets } = periods
  const base = resets.reduce<(typeof resets)[number] | null>(
    (best, reset) => (best === null || reset.by - reset.after <= best.by - best.after ? reset : best),
    null
  )
  if (base === null) return null
  const { length, sure } = lengthOf(periods)
  return { at: firstAfter(base.by, length, now), sure }
}

export function periodStart({ since, usedThen, resets }: QuotaPeriods): { from: EpochMs; usedThen: number } {
  const last = resets.at(-1)
  return last ? { from: last.by, usedThen: 0 } : { from: since, usedThen }
}

/**
 * An uncertain end is assumed to be as late as possible, because renewing a budget too late is better than
 * too early.
 */
export function periodAt(periods: QuotaPeriods | null, now: EpochMs): SpendingSpan {
  if (periods === null) return { from: 0, to: now + longest }
  const last = periods.resets.at(-1)
  const seenAt = last ? last.after + 1 : periods.since
  // If the clock was set back, the observed time may be in the future. The period then starts today, so that
  // calls made since then also count after a restart.
  const observedAt = seenAt <= now ? seenAt : startOfLocalDay(now)
  const next = nextReset(periods, now)
  if (next?.sure) {
    const { length } = lengthOf(periods)
    const before = firstBefore(next.at, length)
    // Calls between the responses around a reset belong to the new period. If there was no response for a
    // whole period, the new one starts at the expected reset.
    return { from: before > observedAt + length / 2 && before <= now ? before : observedAt, to: next.at }
  }
  const turns = Math.max(0, Math.floor((now - observedAt) / longest))
  return { from: observedAt + turns * longest, to: observedAt + (turns + 1) * longest }
}

/**
 * Returns the shortest time between two resets, because a longer time must contain a reset that wasn't seen.
 * If this time has passed without a reset, it's ignored (docs/decisions/0008).
 */
function lengthOf({ since, resets, quietTo }: QuotaPeriods): {
  readonly length: number
  readonly sure: boolean
} {
  const [first] = resets
  const last = resets.at(-1)
  if (first === undefined || last === undefined) return { length: longest, sure: false }
  const quiet = quietTo - last.by
  const distances = resets.slice(1).flatMap((reset, index) => {
    const before = resets[index] ?? reset
    const slack = reset.by - reset.after + (before.by - before.after) + 60_000
    const distance = reset.by - before.by
    const length = usualLengths.find(usual => Math.abs(usual - distance) <= slack) ?? distance
    return quiet > length + slack ? [] : [length]
  })
  if (distances.length > 0) return { length: Math.max(60_000, Math.min(...distances)), sure: true }
  const least = Math.max(first.after - since, quiet)
  return { length: usualLengths.find(usual => usual >= least) ?? longest, sure: false }
}

function firstAfter(base: EpochMs, length: number, now: EpochMs): EpochMs {
  if (!isMonth(length)) return base + Math.max(1, Math.floor((now - base) / length) + 1) * length
  let months = 1
  while (monthsLater(base, months) <= now) months++
  return monthsLater(base, months)
}

const firstBefore = (at: EpochMs, length: number): EpochMs =>
  isMonth(length) ? monthsLater(at, -1) : at - length

const isMonth = (length: number): boolean => length > 27.5 * day && length < 31.5 * day

/** If the later month is shorter, returns its last day. */
function monthsLater(at: EpochMs, months: number): EpochMs {
  const date = new Date(at)
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  const dayOfMonth = Math.min(date.getUTCDate(), days)
  return new Date(at).setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + months, dayOfMonth)
}

/**
 * `reading` stands for the time of the last quota header. It's already stored with the header, so calls don't
 * have to write it twice.
 */
interface StoredPeriods extends Omit<QuotaPeriods, 'quietTo'> {
  readonly quietTo: EpochMs | 'reading'
}

/** @param reading the last quota header, which is stored separately */
export const periodsToStore = (periods: QuotaPeriods, reading: QuotaReading | null): StoredPeriods =>
  periods.quietTo === reading?.readAt ? { ...periods, quietTo: 'reading' } : periods

export const storedPeriods = (stored: StoredPeriods, reading: QuotaReading | null): QuotaPeriods => ({
  ...stored,
  quietTo: stored.quietTo === 'reading' ? (reading?.readAt ?? stored.since) : stored.quietTo
})

/** Older versions didn't save `quietTo`. */
export const periodsFact = fact<StoredPeriods>(
  'quotaPeriods',
  z
    .object({
      since: z.number(),
      usedThen: z.number(),
      resets: z.array(z.object({ after: z.number(), by: z.number() })),
      quietTo: z
        .union([z.number(), z.literal('reading')])
        .optional()
        .catch(undefined)
    })
    .transform(stored => ({ ...stored, quietTo: stored.quietTo ?? stored.since }))
)
