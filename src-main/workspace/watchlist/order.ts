/**
 * 0 is the first position, and a position past the end is the last. Returns the same list if the coin isn't
 * in it.
 */
export function moved(coins: readonly string[], coin: string, to: number): readonly string[] {
  if (!coins.includes(coin)) return coins
  const others = coins.filter(other => other !== coin)
  return others.toSpliced(to, 0, coin)
}

export function withAdded(coins: readonly string[], added: readonly string[]): readonly string[] {
  return [...new Set([...coins, ...added])]
}
