/** 0 = first, past the end = last. Unchanged if the coin isn't in the list. */
export function moved(coins: readonly string[], coin: string, to: number): readonly string[] {
  if (!coins.includes(coin)) return coins
  const others = coins.filter(other => other !== coin)
  return others.toSpliced(to, 0, coin)
}

export function withAdded(coins: readonly string[], added: readonly string[]): readonly string[] {
  return [...new Set([...coins, ...added])]
}
