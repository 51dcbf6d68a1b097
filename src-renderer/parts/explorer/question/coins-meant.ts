/** Operations that say nothing of one coin alone, and how many coins each takes at most. */
const several: Readonly<Record<string, number>> = { getMarketBreadth: 100, getCorrelation: 10 }

/**
 * What a person most likely asks an operation about: the coin looked at, or with it the watched ones where one coin
 * would buy an answer of `1 up, 0 down`. Coins joined by blanks; '' where none is looked at or watched.
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
