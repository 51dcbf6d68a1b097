import { mayBeOfAnother } from './others'
import { namedBy } from './words'

/** Shorter prefixes come first: `trend_` and `trend_ichimoku_`. */
export function sharedStarts(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names)
    for (let at = 1; at < name.length; at++)
      if (/[_\-. ]/.test(name.charAt(at - 1))) {
        const start = name.slice(0, at)
        counts.set(start, (counts.get(start) ?? 0) + 1)
      }
  return [...counts]
    .filter(([start, count]) => count > 1 && count * 2 >= names.length && !saysOfWhat(start))
    .map(([start]) => start)
}

/** Prefixes such as `52w_` and `prev_` change the meaning of a name, so they can't be dropped. */
const saysOfWhat = (start: string): boolean => namedBy([start]).window !== null || mayBeOfAnother(start)
