import type { Command } from './command'

/** Lower is better. Null if a word is missing. */
function scoreOf({ label, detail = '' }: Command, words: readonly string[]): number | null {
  const text = `${label} ${detail}`.toLowerCase()
  let score = 0
  for (const word of words) {
    const at = text.indexOf(word)
    if (at < 0) return null
    if (at > 0) score += new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(word)}`, 'u').test(text) ? 1 : 3
  }
  const typed = words.join(' ')
  if (label.toLowerCase() === typed) return -1
  return score + label.length / 1000
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Every typed word must match. Best first: the full label, then words at its start, at the start of a later
 * word, or inside a word. Recently used commands win ties.
 * @param most maximum number of results
 */
export function matching(
  commands: readonly Command[],
  text: string,
  recent: readonly string[],
  most: number
): readonly Command[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands.slice(0, most)
  const place = (id: string): number => {
    const at = recent.indexOf(id)
    return at < 0 ? recent.length : at
  }
  return commands
    .flatMap(command => {
      const score = scoreOf(command, words)
      return score === null ? [] : [{ command, score: score + place(command.id) / 10_000 }]
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ command }) => command)
}
