import type { Command } from './command'

interface Word {
  readonly text: string
  /** Matches the text at the start of any word. */
  readonly start: RegExp
}

interface Texts {
  readonly label: string
  readonly detail: string
  /** The label and the detail together. All texts here are in lower case. */
  readonly shown: string
  readonly keywords: readonly string[]
}

/** Cached, because every letter typed starts a search of all commands, and there may be a thousand alerts. */
const texts = new WeakMap<Command, Texts>()

function textsOf(command: Command): Texts {
  const known = texts.get(command)
  if (known !== undefined) return known
  const label = command.label.toLowerCase()
  const detail = command.detail?.toLowerCase() ?? ''
  const keywords = wordsOf(command.keywords ?? '')
  const text = {
    label,
    detail,
    shown: `${label} ${detail}`,
    keywords
  }
  texts.set(command, text)
  return text
}

/** Prepares the first search in small steps, to make it faster. */
export function* prepareSearch(commands: readonly Command[]): Generator {
  for (const command of commands) yield textsOf(command)
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** How well a command matches. Lower is better, and null means that a word is missing. */
function scoreOf(command: Command, words: readonly Word[], typed: string): number | null {
  const { label, detail, shown, keywords } = textsOf(command)
  if (label === typed || detail === typed) return -1
  let score = 0
  for (const { text: word, start } of words) {
    const at = shown.indexOf(word)
    if (at === 0 || word === detail) continue
    if (at > 0 && start.test(shown)) score += 1
    else if (keywords.includes(word)) score += 1.5
    else if (word.length > 2 && keywords.some(one => one.startsWith(word))) score += 2
    else if (at > 0) score += 3
    else return null
  }
  return score + label.length / 1000
}

/**
 * Whether every typed word is a whole word of the label or keywords. Always false for alerts, because their
 * labels contain names of coins.
 */
export function matchesWholeWords(command: Command, text: string): boolean {
  const typed = wordsOf(text)
  if (command.group === 'alerts' || typed.length === 0) return false
  const { label, keywords } = textsOf(command)
  const words = [...label.split(/[^\p{L}\p{N}]+/u), ...keywords]
  return typed.every(word => words.includes(word))
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Finds the commands that match. The best match comes first: the full label or detail, then words at its
 * start, at the start of a later word, among the keywords, or inside a word. If two match equally well, a
 * recently used one comes first.
 * @param most maximum number of results
 */
export function matching(
  commands: readonly Command[],
  text: string,
  recent: readonly string[],
  most: number
): readonly Command[] {
  const typed = wordsOf(text)
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
