import type { ContactState, ContactStep, ContactVerdict } from '@contract'
import { m } from '../../../src-shared/messages/m'

/** Groups in which the user can do something come first. */
const order: readonly ContactVerdict[] = [
  'not-understood',
  'doubted',
  'refused',
  'behind-plan',
  'empty',
  'understood'
]

export const verdictWords = (verdict: ContactVerdict): string => m.contact.verdicts[verdict]()

export interface VerdictGroup {
  readonly name: string
  readonly verdict: ContactVerdict | null
  readonly steps: readonly ContactStep[]
}

export interface NoneAnswered {
  readonly by: 'plan' | 'refused'
  readonly count: number
  /** Cost of these calls in credits. Most refusals are free. */
  readonly charged: number
}

/**
 * Summarizes a check in which no operation was answered, so that the page gives the reason only once. Null if
 * one was answered, or while the check runs.
 */
export function noneAnswered({ steps, running, ended }: ContactState): NoneAnswered | null {
  const results = steps.flatMap(({ result }) => (result === null ? [] : [result]))
  const areRefused = results.every(({ verdict }) => verdict === 'behind-plan' || verdict === 'refused')
  // A fault that ended the check has its own message.
  if (running || ended?.by === 'fault' || results.length === 0 || !areRefused) return null
  return {
    by: results.every(({ verdict }) => verdict === 'behind-plan') ? 'plan' : 'refused',
    count: results.length,
    charged: results.reduce((sum, { charged }) => sum + (charged ?? 0), 0)
  }
}

/**
 * One group for each verdict, then the operations that weren't called. A running check has only one group.
 */
export function groupsOf({ steps, running }: ContactState): readonly VerdictGroup[] {
  if (running || steps.every(({ result }) => result === null))
    return [{ name: m.credits.operation(), verdict: null, steps }]
  const groups = [...order, null].map(verdict => ({
    name: verdict === null ? m.contact.notChecked() : verdictWords(verdict),
    verdict,
    steps: steps.filter(({ result }) => (result?.verdict ?? null) === verdict)
  }))
  return groups.filter(group => group.steps.length > 0)
}
