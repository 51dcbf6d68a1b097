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
 * Prints the figures as one line of JSON, ends the app, the service and the desktop, and sets the exit code.
 * @param missed names of the figures that missed their target
 * @param began `performance.now()` at the start
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
