const entry = /^(\S+Z) info (start|end): /

/**
 * The time of the last log line if the last run crashed or was killed. Null if it ended cleanly or that's
 * unknown.
 * @param lines before this start, oldest first
 */
export function cutOffRun(lines: readonly string[]): string | null {
  const last = lines.findLast(line => entry.test(line))
  if (entry.exec(last ?? '')?.[2] !== 'start') return null
  return lines.map(line => /^(\S+Z) /.exec(line)?.[1]).findLast(time => time !== undefined) ?? null
}
