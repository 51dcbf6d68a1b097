import type { EpochMs } from '../contract/values'

const digits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 8 })
const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const fourDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 })

/** `70,000`: a price or a volume. */
export const figure = (value: number): string => digits.format(value)
/** What is read to a hundredth at most: `51.07`, `−0.0312`. */
export const roundFigure = (value: number): string =>
  Math.abs(value) < 10 ? fourDigits.format(value) : hundredths.format(value)
/** `5.25 %`. */
export const percents = (value: number): string => `${hundredths.format(value)} %`
/** `2026-11-22`, UTC. */
export const dayOf = (at: EpochMs): string => new Date(at).toISOString().slice(0, 10)
