import type { ContactState, ContactStep, ContactVerdict } from '@contract'
import { m } from '../../../src-shared/messages/m'

/** The verdicts in the order shown. Those that the user can do something about come first. */
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
  /** The credits charged for these calls. The service doesn't charge for most refused calls. */
  readonly charged: number
}

/**
 * If all calls were refused, the page gives the reason only once instead of for each call. Null if some
 * weren't, or while a check is running.
 */
export function noneAnswered({ steps, running, ended }: ContactState): NoneAnswered | null {
  const results = steps.flatMap(({ result }) => (result === null ? [] : [result]))
  const areRefused = results.every(({ verdict }) => verdict === 'behind-plan' || verdict === 'refused')
  // If a fault ended the check, the page already shows it.
  if (running || ended?.by === 'fault' || results.length === 0 || !areRefused) return null
  return {
    by: results.every(({ verdict }) => verdict === 'behind-plan') ? 'plan' : 'refused',
    count: results.length,
    charged: results.reduce((sum, { charged }) => sum + (charged ?? 0), 0)
  }
}

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
