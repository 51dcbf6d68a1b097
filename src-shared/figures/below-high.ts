/**
 * Returns the distance as a negative number if the price is below its all-time high, because services send it
 * with or without a minus sign. No price is far above its all-time high, so a value above 1 % means that the
 * price is below it.
 */
export const belowHigh = (percent: number | null): number | null =>
  percent !== null && percent > 1 ? -percent : percent
