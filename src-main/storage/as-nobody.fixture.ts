/** The user id of nobody. */
const nobody = 65_534

/** Root may write anywhere, so it runs `work` as nobody. Any other user runs it directly. */
export async function asNobody<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
  if (process.getuid?.() !== 0) return work()
  process.seteuid?.(nobody)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}
