/** Charges are whole credits, so smaller differences are rounding errors. */
const tolerance = 1e-6

/**
 * An equation: the prices of the coins, each times its factor, add up to `sum`. The factor of the pivot is 1
 * in this row and 0 in all others.
 */
interface Row {
  readonly pivot: number
  readonly factors: Float64Array
  sum: number
}

/**
 * Treats each charge for several coins as a linear equation. Their reduced row echelon form shows which
 * totals are determined.
 */
export class CoinSums {
  readonly #places = new Map<string, number>()
  #rows: Row[] = []

  /** Returns null if the total doesn't follow from the charges. */
  totalOf(coins: readonly string[]): number | null {
    if (coins.some(coin => !this.#places.has(coin))) return null
    const { factors, sum } = this.#reduced(coins, 0)
    const total = Math.round(-sum / tolerance) * tolerance
    return total < 0 || factors.some(factor => Math.abs(factor) > tolerance) ? null : Math.abs(total)
  }

  prices(): readonly (readonly [coin: string, credits: number])[] {
    return [...this.#places.keys()].flatMap(coin => {
      const price = this.totalOf([coin])
      return price === null ? [] : [[coin, price] as const]
    })
  }

  add(coins: readonly string[], charged: number): void {
    for (const coin of coins) if (!this.#places.has(coin)) this.#places.set(coin, this.#places.size)
    this.#rows = this.#rows.map(row => ({ ...row, factors: widened(row.factors, this.#places.size) }))
    const { factors, sum } = this.#reduced(coins, charged)
    const pivot = factors.findIndex(factor => Math.abs(factor) > tolerance)
    const lead = factors[pivot]
    // The equation follows from earlier ones or contradicts them.
    if (lead === undefined) return
    const row: Row = { pivot, factors: factors.map(factor => factor / lead), sum: sum / lead }
    for (const other of this.#rows) subtract(other, row)
    this.#rows.push(row)
  }

  #reduced(coins: readonly string[], sum: number): Row {
    const reduced = { pivot: -1, factors: new Float64Array(this.#places.size), sum }
    for (const coin of coins) reduced.factors[this.#places.get(coin) ?? 0] = 1
    for (const row of this.#rows) subtract(reduced, row)
    return reduced
  }
}

function widened(factors: Float64Array, width: number): Float64Array {
  if (factors.length === width) return factors
  const wide = new Float64Array(width)
  wide.set(factors)
  return wide
}

function subtract(from: Row, row: Row): void {
  const times = from.factors[row.pivot] ?? 0
  if (Math.abs(times) <= tolerance) return
  from.sum -= times * row.sum
  for (const [place, factor] of row.factors.entries())
    from.factors[place] = (from.factors[place] ?? 0) - times * factor
}
