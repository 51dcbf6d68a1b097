import type { PriceTag } from '@contract'
import { formatCredits } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'
import { day, hour } from '../../src-shared/time'

/** In ms. */
export const rhythms = [hour, 6 * hour, day, 7 * day] as const
export const usualRhythm = day

export function dayCost(price: PriceTag, everyMs: number): string {
  if (price.credits === null) return m.spend.short.unknown()
  const credits = (price.credits * day) / everyMs
  if (price.state === 'at-most') return m.answers.perDayAtMost({ amount: formatCredits(Math.ceil(credits)) })
  const isSure = price.state === 'known' && Number.isInteger(credits)
  const amount = formatCredits(Math.ceil(credits))
  return isSure ? m.answers.perDay({ amount }) : m.answers.perDayAbout({ amount })
}
