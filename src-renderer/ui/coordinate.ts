/** More decimals would only make the markup longer. */
export const coordinate = (value: number): string => String(Math.round(value * 100) / 100)
