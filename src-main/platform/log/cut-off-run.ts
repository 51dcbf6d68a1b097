const entry = /^(\S+Z) info (start|end): /

/**
 * Returns the time of the last log line if the app crashed or was killed when it last ran. Null if it ended
 * cleanly or the lines don't show it.
 * @param lines the last lines before this start, oldest first
 */
export function cutOffRun(lines: readonly string[]): string | null {
  const last = lines.findLast(line => entry.test(line))
  if (entry.exec(last ?? '')?.[2] !== 'start') return null
  return lines.map(line => /^(\S+Z) /.exec(line)?.[1]).findLast(time => time !== undefined) ?? null
}
