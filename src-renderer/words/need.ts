import type { Feature, NeedName } from '@contract'
import { m } from '../../src-shared/messages/m'

type Family<Name extends string> = Readonly<Record<Name, () => string>>

const wordsOf = <Name extends string>(family: Family<Name>): Readonly<Record<Name, string>> =>
  Object.fromEntries(Object.entries<() => string>(family).map(([name, say]) => [name, say()])) as Record<
    Name,
    string
  >

export const needWords = wordsOf<NeedName>(m.schedule.need)

/** A message for when a bug in Candlewick has stopped automatic updates. */
export function mistakenWords(needs: readonly NeedName[]): { readonly what: string; readonly means: string } {
  return {
    what: m.schedule.bug.title({ needs: needs.map(need => needWords[need]).join(', ') }),
    means: m.schedule.bug.body()
  }
}

export const featureWords = wordsOf<Feature>(m.schedule.feature)

/** Explains what a feature's calls are for. '' if its name already says that. */
export const featureHint = (feature: Feature): string =>
  feature === 'first-contact' ? m.schedule.firstCheckHint() : ''
