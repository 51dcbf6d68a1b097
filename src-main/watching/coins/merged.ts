import type { Answer } from '../../service/api/answers/answer'
import type { Outcome } from '../../service/api/outcome'
import type { AnsweredCoins } from './find-refused-coins'

/** If the responses have no rows, returns the one for the most coins. */
export function merged(parts: readonly AnsweredCoins[]): Outcome | null {
  const [largest] = [...parts].sort((a, b) => b.coins.length - a.coins.length)
  const last = parts.at(-1)?.outcome
  if (!largest || !last) return null
  const outcomes = parts.map(({ outcome }) => outcome)
  const charges = outcomes.map(({ charged }) => charged)
  const isKnown = charges.every(charged => charged !== null)
  return {
    ...largest.outcome,
    answer: joined(largest.outcome.answer, outcomes),
    credits: last.credits,
    charge: isKnown ? 'named' : 'unknown',
    charged: isKnown ? charges.reduce((sum, charged) => sum + (charged ?? 0), 0) : null,
    sentAt: Math.min(...outcomes.map(({ sentAt }) => sentAt)),
    receivedAt: Math.max(...outcomes.map(({ receivedAt }) => receivedAt))
  }
}

function joined(first: Answer | null, outcomes: readonly Outcome[]): Answer | null {
  if (first === null || !Array.isArray(first.data)) return first
  const same = outcomes.flatMap(({ answer }) => (answer?.kind === first.kind ? [answer] : []))
  const data = same.flatMap(answer => answer.data as readonly unknown[])
  const dropped = same.reduce((sum, answer) => sum + answer.dropped, 0)
  return { ...first, data, dropped } as Answer
}
