/** The list with `coin` at position `to` (0 = first, past the end = last); unchanged where it is not in it. */
export function moved(coins: readonly string[], coin: string, to: number): readonly string[] {
  if (!coins.includes(coin)) return coins
  const others = coins.filter(other => other !== coin)
  return others.toSpliced(to, 0, coin)
}

/** The list with coins added at its end, in the order given, none twice. */
export function withAdded(coins: readonly string[], added: readonly string[]): readonly string[] {
  return [...new Set([...coins, ...added])]
}
