/** Deterministic numbers in [0, 1) from a seed: 32-bit xorshift (Marsaglia 2003). */
export interface Random {
  next(): number
  between(least: number, most: number): number
  whole(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
}

export function randomFrom(seed: number): Random {
  // The seed is mixed first, because neighbouring seeds must give different streams.
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0 || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4_294_967_296
  }
  for (let round = 0; round < 8; round++) next()
  const between = (least: number, most: number): number => least + next() * (most - least)
  const whole = (least: number, most: number): number => Math.floor(between(least, most + 1))
  return {
    next,
    between,
    whole,
    pick: items => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    }
  }
}
