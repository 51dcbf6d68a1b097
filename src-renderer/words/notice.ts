import type { Notice } from '@contract'
import { formatCredits } from '../../src-shared/format/credits'

/** A notice in words: its own, or those made of its facts. */
export function noticeWords({ what, means, next, facts }: Notice): Pick<Notice, 'what' | 'means' | 'next'> {
  if (!facts) return { what, means, next }
  if (facts.code === 'graphics-lost') {
    return {
      what: 'The graphics process crashed and was started again.',
      means: 'Nothing is lost. Charts may be drawn more slowly from now on.',
      next: 'If the window stays blank or slow, restart Candlewick. If it happens again, update the graphics driver.'
    }
  }
  const { operation, shown, charged } = facts
  return {
    what: `${operation} cost more than was shown: ${formatCredits(charged)} instead of ${formatCredits(shown)}.`,
    means: 'The price shown from now on is the new one.',
    next: 'Credits lists every call with the price expected and the price charged.'
  }
}
