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
