import { m } from '../messages/m'
import { perLanguage } from './per-language'

const compact = perLanguage(
  locale =>
    new Intl.NumberFormat(locale, {
      notation: 'compact',
      minimumSignificantDigits: 3,
      maximumSignificantDigits: 3
    })
)

/** Abbreviates a number: `1.35T`, `48.2B`, `912M`. Returns an en dash if it's unknown. */
export const formatCompact = (amount: number | null): string =>
  amount === null || !Number.isFinite(amount) ? m.formats.unknown() : compact().format(amount)
