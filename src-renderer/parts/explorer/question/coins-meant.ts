/** Operations that need several coins, with the maximum number of each. */
const several: Readonly<Record<string, number>> = { getMarketBreadth: 100, getCorrelation: 10 }

/**
 * The coins a user most likely wants: the selected one, plus the watched ones if a single coin would only return `1 up,
 * 0 down`. Separated by spaces. Empty if no coin is selected or watched.
 */
export function coinsMeant(
  operation: string | null,
  coin: string | null,
  watched: readonly string[]
): string {
  const most = several[operation ?? ''] ?? 1
  if (most === 1) return coin ?? ''
  return [...new Set([...(coin === null ? [] : [coin]), ...watched])].slice(0, most).join(' ')
}
