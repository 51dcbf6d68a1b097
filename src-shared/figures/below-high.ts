/**
 * Services send the distance from the all-time high with or without a minus sign. No price is far above its
 * all-time high, so a larger number means that the price is below it.
 */
export const belowHigh = (percent: number | null): number | null =>
  percent !== null && percent > 1 ? -percent : percent
