/** A place in a drawing, to a hundredth of its unit: more digits only make the markup longer. */
export const coordinate = (value: number): string => String(Math.round(value * 100) / 100)
