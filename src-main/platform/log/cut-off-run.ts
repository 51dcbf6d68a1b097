const entry = /^(\S+Z) info (start|end): /

/**
 * When the last run was cut off: the time of the last log line if it crashed or was killed. Null if it ended
 * cleanly or that's unknown.
 * @param lines before this start, oldest first
 */
export function cutOffRun(lines: readonly string[]): string | null {
  const last = lines.findLast(line => entry.test(line))
  if (entry.exec(last ?? '')?.[2] !== 'start') return null
  return lines.map(line => /^(\S+Z) /.exec(line)?.[1]).findLast(time => time !== undefined) ?? null
}
