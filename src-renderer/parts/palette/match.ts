import type { Command } from './command'

/** How well a command matches. Lower is better, null if a word is missing. */
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
 * Finds commands that contain every typed word, best match first: a label that was typed in full, then words
 * at the start of the label, at the start of a later word, or inside a word. Among equal matches, recently
 * used commands come first.
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
