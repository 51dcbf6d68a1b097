/**
 * Services send the distance from the all-time high with or without a minus sign. No price is far above its
 * high, so larger distances are below it.
 */
export const belowHigh = (percent: number | null): number | null =>
  percent !== null && percent > 1 ? -percent : percent
