/**
 * Colours found by a search. They are as distinct as possible, for colour-blind users too, and readable on
 * the background. None is amber, because amber means credits.
 */
export const comparedColors = {
  dark: ['#6e7ecf', '#a9efb5', '#db5c43', '#ebc3f4', '#b06d84'],
  light: ['#8f43db', '#297a7a', '#d62929', '#101056', '#56101c']
} as const

/** Coins keep their colour when another one is removed, and a new coin gets an unused one. */
export function stableColors(
  coins: readonly string[],
  before: ReadonlyMap<string, number> = new Map()
): ReadonlyMap<string, number> {
  const colors = new Map<string, number>(
    coins.flatMap(coin => (before.has(coin) ? [[coin, before.get(coin) ?? 0] as const] : []))
  )
  for (const coin of coins) {
    if (colors.has(coin)) continue
    const used = new Set(colors.values())
    let free = 0
    while (used.has(free)) free++
    colors.set(coin, free)
  }
  return colors
}
