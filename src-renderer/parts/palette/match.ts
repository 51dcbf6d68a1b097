import type { Command } from './command'

interface Word {
  readonly text: string
  /** Matches the word at the start of another one. */
  readonly start: RegExp
}

/**
 * The text of each command in lower case. It is cached, because every letter typed starts a search of all
 * commands, and there may be a thousand alerts.
 */
const texts = new WeakMap<Command, string>()

function textOf(command: Command): string {
  const known = texts.get(command)
  if (known !== undefined) return known
  const text = `${command.label} ${command.detail ?? ''}`.toLowerCase()
  texts.set(command, text)
  return text
}

/** How well a command matches. Lower is better, null if a word is missing. */
function scoreOf(command: Command, words: readonly Word[], typed: string): number | null {
  const text = textOf(command)
  let score = 0
  for (const { text: word, start } of words) {
    const at = text.indexOf(word)
    if (at < 0) return null
    if (at > 0) score += start.test(text) ? 1 : 3
  }
  const { label, detail } = command
  if (label.toLowerCase() === typed || detail?.toLowerCase() === typed) return -1
  return score + label.length / 1000
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Finds commands that contain every typed word, best match first: the full label or detail, then words at its start, at
 * the start of a later word, or inside a word. Recently used commands win ties.
 * @param most maximum number of results
 */
export function matching(
  commands: readonly Command[],
  text: string,
  recent: readonly string[],
  most: number
): readonly Command[] {
  const typed = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (typed.length === 0) return commands.slice(0, most)
  const words = typed.map(word => ({
    text: word,
    start: new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(word)}`, 'u')
  }))
  const place = (id: string): number => {
    const at = recent.indexOf(id)
    return at < 0 ? recent.length : at
  }
  return commands
    .flatMap(command => {
      const score = scoreOf(command, words, typed.join(' '))
      return score === null ? [] : [{ command, score: score + place(command.id) / 10_000 }]
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ command }) => command)
}
