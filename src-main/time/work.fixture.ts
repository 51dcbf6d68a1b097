import { expect } from 'vitest'

/**
 * The least processor time one of several rounds of work took, in ms: what is asked is how much work is done,
 * and neither a busy machine nor a first, unprepared round may answer.
 */
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

/**
 * One line of JSON of `npm run bench -- pauses`: what the main process does in one go, and how long it may take.
 * @param mostMs of processor time, the least of all rounds
 */
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
