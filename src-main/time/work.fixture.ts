/**
 * The least processor time one of several rounds of work took, in ms: what is asked is how much work is done,
 * and neither a busy machine nor a first, unprepared round may answer.
 */
export async function leastWorkMs(rounds: number, work: (round: number) => unknown): Promise<number> {
  let least = Infinity
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await work(round)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
