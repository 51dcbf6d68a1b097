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

/** Returns an en dash if the amount is unknown. */
export const formatCompact = (amount: number | null): string =>
  amount === null || !Number.isFinite(amount) ? m.formats.unknown() : compact().format(amount)
