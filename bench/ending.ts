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
 * Prints one line of JSON, ends app, service and desktop, and sets the exit code.
 * @param began `performance.now()` at the start
 * @param missed figures that missed their target
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
