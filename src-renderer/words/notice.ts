import type { Notice } from '@contract'
import { formatCredits } from '../format/credits'

/** A notice in words: its own, or those made of its facts. */
export function noticeWords({ what, means, next, facts }: Notice): Pick<Notice, 'what' | 'means' | 'next'> {
  if (!facts) return { what, means, next }
  const { operation, shown, charged } = facts
  return {
    what: `${operation} cost more than was shown: ${formatCredits(charged)} instead of ${formatCredits(shown)}.`,
    means: 'The price shown from now on is the new one.',
    next: 'Credits lists every call with the price expected and the price charged.'
  }
}
