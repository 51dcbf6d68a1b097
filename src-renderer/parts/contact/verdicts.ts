import type { ContactState, ContactStep, ContactVerdict } from '@contract'
import { m } from '../../../src-shared/messages/m'

/** In the order of what a person can do about them. */
const order: readonly ContactVerdict[] = [
  'not-understood',
  'doubted',
  'refused',
  'behind-plan',
  'empty',
  'understood'
]

export const verdictWords = (verdict: ContactVerdict): string => m.contact.verdicts[verdict]()

export interface Group {
  readonly name: string
  readonly verdict: ContactVerdict | null
  readonly steps: readonly ContactStep[]
}

/** What all that were asked came to, where none of them was answered. */
export interface NoneAnswered {
  readonly by: 'plan' | 'refused'
  readonly count: number
  /** Credits; refusals are mostly free. */
  readonly charged: number
}

/** Whether nothing that was asked was answered: a page of refusals alone says so once, and what to do. Null while it runs. */
export function noneAnswered({ steps, running, ended }: ContactState): NoneAnswered | null {
  const results = steps.flatMap(({ result }) => (result === null ? [] : [result]))
  const areRefused = results.every(({ verdict }) => verdict === 'behind-plan' || verdict === 'refused')
  // What ended the check early is told in its own words.
  if (running || ended?.by === 'fault' || results.length === 0 || !areRefused) return null
  return {
    by: results.every(({ verdict }) => verdict === 'behind-plan') ? 'plan' : 'refused',
    count: results.length,
    charged: results.reduce((sum, { charged }) => sum + (charged ?? 0), 0)
  }
}

/** The page a check ends with: operations by how they were read, those never asked last. While it runs, all in one. */
export function groupsOf({ steps, running }: ContactState): readonly Group[] {
  if (running || steps.every(({ result }) => result === null))
    return [{ name: m.contact.operation(), verdict: null, steps }]
  const groups = [...order, null].map(verdict => ({
    name: verdict === null ? m.contact.notAsked() : verdictWords(verdict),
    verdict,
    steps: steps.filter(({ result }) => (result?.verdict ?? null) === verdict)
  }))
  return groups.filter(group => group.steps.length > 0)
}
