import { m } from '../messages/m'
import { perLanguage } from './per-language'

const digits = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  const format = perLanguage(locale => new Intl.NumberFormat(locale, options))
  // A true minus, as wide as a digit.
  return value => format().format(value).replace('-', '−')
}
const eight = digits({ maximumSignificantDigits: 8 })
const ungrouped = digits({ maximumSignificantDigits: 8, useGrouping: false })
/** As many as a number in a computer surely has. */
const fifteen = digits({ maximumSignificantDigits: 15 })
/** Read back by a parser that knows one language: the locale is not asked. */
const typed = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false })
const four = digits({ maximumSignificantDigits: 4 })
const hundredths = digits({ maximumFractionDigits: 2 })
const twoDigits = digits({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const two = digits({ maximumSignificantDigits: 2 })
const fourFigures = digits({ minimumSignificantDigits: 4, maximumSignificantDigits: 4, useGrouping: false })
const exact = digits({ maximumFractionDigits: 12 })
const tenths = digits({ maximumFractionDigits: 1 })

/** A figure that was worked out: `70,000`, `0.02`. At most eight figures, no zeros at the end. */
export const formatFigure = (value: number): string => eight(value)

/** A number as a person set it or a service told it, with every digit of it: `123,456,789.12`, `0.00000001234`. */
export const formatAsSet = (value: number): string => fifteen(value)

/** A number in a field, to be typed over: `123456789.12`, `0.00000001234`; never `1.234e-8`. */
export const formatTyped = (value: number): string => typed.format(value)

/** A price to begin with, in a field: six figures, and never less than a cent of it. */
export const formatTypedPrice = (price: number): string =>
  formatTyped(Number(price >= 10_000 ? price.toFixed(2) : price.toPrecision(6)))

/** A number among others in a list, without groups: `12`, `0.02`. */
export const formatSetting = (value: number): string => ungrouped(value)

/** What is read to a hundredth: `51.07`, `40.10`; below 10 to four figures: `−0.0312`. */
export const formatRoundFigure = (value: number): string =>
  Math.abs(value) < 10 ? four(value) : twoDigits(value)

/** A share or a distance, without a sign: `5.25 %`, `5 %`. */
export const formatPlainPercent = (percent: number): string =>
  m.formats.percent({ value: hundredths(percent) })

/** A spread, however small: `0.25 %`, `0.000085 %`. */
export const formatSmallPercent = (percent: number): string =>
  m.formats.percent({ value: Math.abs(percent) < 0.1 ? two(percent) : twoDigits(percent) })

/** Two digits after the mark, always: `0.81`, `−1.05`. For what stands in a column of its kind. */
export const formatHundredths = (value: number): string => twoDigits(value)

/** Two figures that say how small something is: `0.0021`, `0.81`. */
export const formatTwoFigures = (value: number): string => two(value)

/** Four figures, with their zeros: `1.234`, `45.60`. */
export const formatFourFigures = (value: number): string => fourFigures(value)

/** All digits that a number has, grouped: `21,000,000.5`. */
export const formatExact = (value: number): string => exact(value)

/** One digit after the mark at most: `0.5`, `12`. */
export const formatTenths = (value: number): string => tenths(value)
