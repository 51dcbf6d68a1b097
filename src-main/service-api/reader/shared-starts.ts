/**
 * The words that most of some names begin with, with what parts them from the rest, fewest first: `trend_` and
 * `trend_ichimoku_`.
 */
export function sharedStarts(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names)
    for (let at = 1; at < name.length; at++)
      if (/[_\-. ]/.test(name.charAt(at - 1))) {
        const start = name.slice(0, at)
        counts.set(start, (counts.get(start) ?? 0) + 1)
      }
  return [...counts].filter(([, count]) => count > 1 && count * 2 >= names.length).map(([start]) => start)
}
