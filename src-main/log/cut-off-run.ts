const entry = /^(\S+Z) info (start|end): /

/**
 * When the last run was last heard of, if it didn't end of its own accord; null if it did, or if these lines don't say.
 * @param lines the newest of the log, oldest first, before this run writes any
 */
export function cutOffRun(lines: readonly string[]): string | null {
  const last = lines.findLast(line => entry.test(line))
  if (entry.exec(last ?? '')?.[2] !== 'start') return null
  return lines.map(line => /^(\S+Z) /.exec(line)?.[1]).findLast(time => time !== undefined) ?? null
}
