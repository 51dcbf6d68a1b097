/** Rounds an SVG coordinate to hundredths. More digits only make the markup longer. */
export const coordinate = (value: number): string => String(Math.round(value * 100) / 100)
