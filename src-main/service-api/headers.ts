import type { EpochMs } from '../../src-shared/contract/values'
import type { CreditHeaders } from './outcome'
import type { HeaderSource } from './wire'

export const noCredits: CreditHeaders = { consumed: null, quotaUsed: null, quotaLimit: null }

/**
 * A call of a billion credits is a slip of the service: believed, it would be held for each such call from then on, and no
 * budget pays for that. What it cost shows by the count of the quota.
 */
const dearestCall = 999_999_999

/** The credit headers (contract, "Response headers"). Absent, negative, fractional, absurd or text is null, never 0. */
export function creditsIn(headers: HeaderSource): CreditHeaders {
  const consumed = countIn(headers.get('x-credits-consumed'))
  return {
    consumed: consumed !== null && consumed > dearestCall ? null : consumed,
    quotaUsed: countIn(headers.get('x-quota-used')),
    quotaLimit: countIn(headers.get('x-quota-limit'))
  }
}

function countIn(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value.trim()) ? Number(value.trim()) : null
}

// A quota may be renewed monthly; a longer wait than that is a slip of the service.
const longestWaitMs = 31 * 86_400_000
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * When `Retry-After` (seconds or an HTTP date) lets us ask again; null where it is absent or unreadable. A date counts
 * from the service's own `Date`, so that a wrong clock here does not matter. Never in the past, at most 31 days ahead.
 */
export function retryAtIn(headers: HeaderSource, now: EpochMs): EpochMs | null {
  const told = headers.get('retry-after')?.trim() ?? ''
  const waitMs = /^\d{1,15}$/.test(told) ? Number(told) * 1000 : waitUntil(told, headers, now)
  return waitMs === null ? null : now + Math.min(Math.max(waitMs, 0), longestWaitMs)
}

function waitUntil(told: string, headers: HeaderSource, now: EpochMs): number | null {
  if (!httpDate.test(told)) return null
  const theirs = headers.get('date')?.trim() ?? ''
  const from = httpDate.test(theirs) ? Date.parse(theirs) : now
  const wait = Date.parse(told) - from
  return Number.isFinite(wait) ? wait : null
}
