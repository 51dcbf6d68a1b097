import type { ReceivedCall } from '../../src-demo/demo-controls'

/** Returns for each coin the times of responses with its quote, ascending. */
export function quotesByCoin(calls: readonly ReceivedCall[]): ReadonlyMap<string, readonly number[]> {
  const moments = new Map<string, number[]>()
  for (const { at, operation, status, query } of calls) {
    if (operation !== 'getData' || status !== 200) continue
    const coins = new URLSearchParams(query).get('symbol')?.split(' ') ?? []
    for (const coin of coins) {
      const known = moments.get(coin)
      if (known) known.push(at)
      else moments.set(coin, [at])
    }
  }
  return moments
}
