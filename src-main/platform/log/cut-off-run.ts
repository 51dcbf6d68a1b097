const entry = /^(\S+Z) info (start|end): /

/**
 * Returns the time of the last log line if the last run didn't end cleanly. Null if it did, or if the lines don't
 * show it.
 * @param lines last lines of the log, oldest first, before this run writes any
 */
export function cutOffRun(lines: readonly string[]): string | null {
  const last = lines.findLast(line => entry.test(line))
  if (entry.exec(last ?? '')?.[2] !== 'start') return null
  return lines.map(line => /^(\S+Z) /.exec(line)?.[1]).findLast(time => time !== undefined) ?? null
}
