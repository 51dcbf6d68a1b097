import { m } from '../messages/m'
import { perLanguage } from './per-language'

const digits = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  const format = perLanguage(locale => new Intl.NumberFormat(locale, options))
  // A real minus sign is as wide as a digit, unlike a hyphen.
  return value => format().format(value).replace('-', '−')
}
const eight = digits({ maximumSignificantDigits: 8 })
const ungrouped = digits({ maximumSignificantDigits: 8, useGrouping: false })
/** A double can represent fifteen digits reliably. */
const fifteen = digits({ maximumSignificantDigits: 15 })
/** In English, because code parses the result. */
const typed = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false })
const four = digits({ maximumSignificantDigits: 4 })
const hundredths = digits({ maximumFractionDigits: 2 })
const twoDigits = digits({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const two = digits({ maximumSignificantDigits: 2 })
const fourFigures = digits({ minimumSignificantDigits: 4, maximumSignificantDigits: 4, useGrouping: false })
const exact = digits({ maximumFractionDigits: 12 })
const tenths = digits({ maximumFractionDigits: 1 })

export const formatFigure = (value: number): string => eight(value)

/** Shows all digits of a number from the user or the service. */
export const formatAsSet = (value: number): string => fifteen(value)

/** Formats a number for an input field: `123456789.12`, `0.00000001234`, never `1.234e-8`. */
export const formatTyped = (value: number): string => typed.format(value)

/** Formats a price for an input field, with six digits, or with two decimals if the price is large. */
export const formatTypedPrice = (price: number): string =>
  formatTyped(Number(price >= 10_000 ? price.toFixed(2) : price.toPrecision(6)))

export const formatSetting = (value: number): string => ungrouped(value)

/** Shows two decimals, or four significant digits if the number is below 10. */
export const formatRoundFigure = (value: number): string =>
  Math.abs(value) < 10 ? four(value) : twoDigits(value)

export const formatPlainPercent = (percent: number): string =>
  m.formats.percent({ value: hundredths(percent) })

/** Shows two digits of any number, however small: `0.25 %`, `0.000085 %`. */
export const formatSmallPercent = (percent: number): string =>
  m.formats.percent({ value: Math.abs(percent) < 0.1 ? two(percent) : twoDigits(percent) })

export const formatHundredths = (value: number): string => twoDigits(value)

/** Shows two significant digits: `0.0021`, `0.81`. */
export const formatTwoFigures = (value: number): string => two(value)

export const formatFourFigures = (value: number): string => fourFigures(value)

export const formatExact = (value: number): string => exact(value)

const amounts = perLanguage(
  locale =>
    new Intl.NumberFormat(locale, {
      maximumSignificantDigits: 12,
      maximumFractionDigits: 2,
      roundingPriority: 'morePrecision'
    })
)

/** Shows twelve significant digits, or two decimals if that is more. */
export const formatAmount = (text: string): string =>
  amounts()
    .format(text as Intl.StringNumericLiteral)
    .replace('-', '−')

export const formatTenths = (value: number): string => tenths(value)
