/**
 * Colours for up to five compared coins, by theme, found by search: as far apart as can be for eyes that lack a cone,
 * too, and readable on the theme's surface. None is amber, which means credits.
 */
export const comparedColors = {
  dark: ['#6e7ecf', '#a9efb5', '#db5c43', '#ebc3f4', '#b06d84'],
  light: ['#8f43db', '#297a7a', '#d62929', '#101056', '#56101c']
} as const

/**
 * Which of the colours each coin has: those that stay keep theirs, new ones take what is free. What is drawn blue must
 * not turn green because another line was taken away.
 */
export function keptColors(
  coins: readonly string[],
  before: ReadonlyMap<string, number> = new Map()
): ReadonlyMap<string, number> {
  const kept = new Map<string, number>(
    coins.flatMap(coin => (before.has(coin) ? [[coin, before.get(coin) ?? 0] as const] : []))
  )
  for (const coin of coins) {
    if (kept.has(coin)) continue
    const used = new Set(kept.values())
    let free = 0
    while (used.has(free)) free++
    kept.set(coin, free)
  }
  return kept
}
