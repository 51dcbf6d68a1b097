import { expect } from 'vitest'

/** Uses the fastest round, because other programs and cold caches don't affect it. */
async function leastWorkMs(rounds: number, work: (round: number) => unknown): Promise<number> {
  let least = Infinity
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await work(round)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** Expects that work takes little time, and prints its time as JSON for `npm run bench -- pauses`. */
export async function expectPause(
  name: string,
  { mostMs, rounds }: { readonly mostMs: number; readonly rounds: number },
  work: (round: number) => unknown
): Promise<void> {
  const ours = Math.round((await leastWorkMs(rounds, work)) * 100) / 100
  const met = ours < mostMs
  process.stdout.write(
    `${JSON.stringify({ name, ours, unit: 'ms', rounds, target: `ours < ${mostMs}`, met })}\n`
  )
  expect.soft(ours, name).toBeLessThan(mostMs)
}
