/**
 * A round price 1 to 4 % above the current one, because an alert at the current price would trigger at once.
 */
export function startLevel(price: number | null): number | null {
  if (price === null || !(price > 0)) return null
  const least = price * 1.01
  const longest = price * 0.025
  const power = 10 ** Math.floor(Math.log10(longest))
  const step = power * ([5, 2].find(size => size * power <= longest) ?? 1)
  return Number((Math.ceil(least / step - 1e-9) * step).toPrecision(6))
}
