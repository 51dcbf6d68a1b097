/** The user who owns nothing. */
const nobody = 65_534

/** Root may write everywhere: it steps down for this. Whoever else runs the tests is an ordinary user already. */
export async function asNobody<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
  if (process.getuid?.() !== 0) return work()
  process.seteuid?.(nobody)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}
