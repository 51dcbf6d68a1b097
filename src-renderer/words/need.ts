import type { Feature, NeedName } from '@contract'
import { m } from '../../src-shared/messages/m'

type Family<Name extends string> = Readonly<Record<Name, () => string>>

const wordsOf = <Name extends string>(family: Family<Name>): Readonly<Record<Name, string>> =>
  Object.fromEntries(Object.entries<() => string>(family).map(([name, say]) => [name, say()])) as Record<
    Name,
    string
  >

/** What is asked for by itself, as a person calls it. */
export const needWords = wordsOf<NeedName>(m.schedule.need)

/** What is not asked for since the app made a mistake of its own. */
export function mistakenWords(needs: readonly NeedName[]): { readonly what: string; readonly means: string } {
  return {
    what: m.schedule.notRefreshedMistakeCandlewick({ needs: needs.map(need => needWords[need]).join(', ') }),
    means: m.schedule.everythingElseGoesTried()
  }
}

/** The ledger's "why". */
export const featureWords = wordsOf<Feature>(m.schedule.feature)

/** The same at the end of a sentence: `14 Bollinger calls from the Explorer`. */
export const featureSource = wordsOf<Feature>(m.schedule.featureSource)
