/** Operations that make sense only for several coins, and how many each accepts. */
const several: Readonly<Record<string, number>> = { getMarketBreadth: 100, getCorrelation: 10 }

/**
 * The coins that the user most likely wants, separated by spaces: the selected one, or also the watched ones
 * if a single coin would only return `1 up, 0 down`. Empty if there are none.
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
