/** What went wrong inside, for whoever reads the log: never for the screen. */
export function log(error: unknown, where: string): void {
  process.stderr.write(
    `${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`
  )
}
