import { m } from '../messages/m'
import { perLanguage } from './per-language'

const digits = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  const format = perLanguage(locale => new Intl.NumberFormat(locale, options))
  // A true minus, as wide as a digit.
  return value => format().format(value).replace('-', '−')
}
const eight = digits({ maximumSignificantDigits: 8 })
const ungrouped = digits({ maximumSignificantDigits: 8, useGrouping: false })
const four = digits({ maximumSignificantDigits: 4 })
const hundredths = digits({ maximumFractionDigits: 2 })

/** A number as a person set it: `70,000`, `0.02`. At most eight figures, no zeros at the end. */
export const formatFigure = (value: number): string => eight(value)

/** A number among others in a list, without groups: `12`, `0.02`. */
export const formatSetting = (value: number): string => ungrouped(value)

/** What is read to a hundredth at most: `51.07`, `−0.0312`. */
export const formatRoundFigure = (value: number): string =>
  Math.abs(value) < 10 ? four(value) : hundredths(value)

/** A share or a distance, without a sign: `5.25 %`, `5 %`. */
export const formatPlainPercent = (percent: number): string =>
  m.formats.percent({ value: hundredths(percent) })
