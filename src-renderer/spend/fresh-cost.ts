import type { PriceTag } from '@contract'
import { formatCredits } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'
import { day, hour } from '../../src-shared/time'

/** The rhythms in which an answer can be kept fresh, in ms. */
export const rhythms = [hour, 6 * hour, day, 7 * day] as const
/** What suits most. */
export const usualRhythm = day

/** What a rhythm costs: `24 credits a day`; of a week `about 3 credits a day`. */
export function dayCost(price: PriceTag, everyMs: number): string {
  if (price.credits === null) return m.answers.perDayUnknown()
  const credits = (price.credits * day) / everyMs
  const isSure = price.state === 'known' && Number.isInteger(credits)
  const amount = formatCredits(Math.ceil(credits))
  return isSure ? m.answers.perDay({ amount }) : m.answers.perDayAbout({ amount })
}
