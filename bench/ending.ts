interface Ends {
  dispose(): Promise<unknown>
}

interface Closes {
  close(): Promise<unknown>
}

interface Stops {
  stop(): Promise<unknown>
}

/**
 * The last of a bench in the real app: one line of JSON, the app, its service and its desktop ended, and an exit code that says
 * whether anything was missed.
 * @param began `performance.now()` at its start
 * @param missed names of the figures that are not as wanted
 */
export async function endBench(
  figures: object,
  missed: readonly string[],
  began: number,
  [app, service, desktop]: readonly [Ends, Closes, Stops]
): Promise<never> {
  const wallSeconds = Math.round((performance.now() - began) / 1000)
  console.log(JSON.stringify({ ...figures, missed, wallSeconds }))
  await app.dispose()
  await service.close()
  await desktop.stop()
  process.exit(missed.length > 0 ? 1 : 0)
}
