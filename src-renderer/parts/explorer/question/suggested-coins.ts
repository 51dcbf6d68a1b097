/** The most coins that these operations accept. They only make sense for several coins. */
const several: Readonly<Record<string, number>> = { getMarketBreadth: 100, getCorrelation: 10 }

/**
 * The coins with which a form starts, separated by spaces: the selected coin, and also the watched ones if
 * the operation only makes sense for several. '' without coins.
 */
export function suggestedCoins(
  operation: string | null,
  coin: string | null,
  watched: readonly string[]
): string {
  const most = several[operation ?? ''] ?? 1
  if (most === 1) return coin ?? ''
  return [...new Set([...(coin === null ? [] : [coin]), ...watched])].slice(0, most).join(' ')
}
