const nobody = 65_534

/** Runs work as a user without rights, because root may write anywhere. */
export async function asNobody<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
  if (process.getuid?.() !== 0) return work()
  process.seteuid?.(nobody)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}
