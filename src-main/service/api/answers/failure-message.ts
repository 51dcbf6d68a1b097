import { isObject } from './json'
import { plainWords } from '../reader/plain-words'
import { isGoodAnswer } from './status'

const likely = new Set(
  (
    'error errors err errmsg message messages msg detail details reason reasons description desc ' +
    'explanation problem fault cause'
  ).split(' ')
)
const possible = new Set('text title info notice note remark hint warning comment status'.split(' '))
const deepest = 4
const mostValues = 500

interface Found {
  readonly words: string
  readonly worth: number
}

/**
 * The contract ("Errors") doesn't say which field has the message, so this prefers sentences and likely
 * names. Returns null for a successful response.
 */
export function wordsIn(body: unknown): string | null {
  if (!isObject(body) || isGoodAnswer(body)) return null
  let best: Found | null = null
  let steps = 0
  let level: readonly (readonly [value: unknown, name: string, inherited: number])[] = [[body, '', 0]]
  for (let depth = 0; depth <= deepest && level.length > 0 && steps < mostValues; depth++) {
    const below: (readonly [unknown, string, number])[] = []
    for (const [value, name, inherited] of level) {
      if (++steps > mostValues) break
      const named = Math.max(inherited > 0 ? 1 : 0, worthOf(name))
      if (Array.isArray(value)) for (const one of value.slice(0, 20)) below.push([one, name, inherited])
      else if (isObject(value))
        for (const [inner, one] of Object.entries(value).slice(0, 100)) below.push([one, inner, named])
      else if (typeof value === 'string') {
        const found = weigh(value, named)
        if (found && (!best || found.worth > best.worth)) best = found
      }
    }
    level = below
  }
  return best?.words ?? null
}

function worthOf(name: string): number {
  const parts = plainWords(name)
  if (parts.includes('code') || parts.includes('url')) return 0
  if (parts.some(part => likely.has(part))) return 2
  return parts.some(part => possible.has(part)) ? 1 : 0
}

function weigh(text: string, named: number): Found | null {
  const words = text.trim()
  if (
    !/\p{L}/u.test(words) ||
    /^\w+:\/\/\S+$/.test(words) ||
    /^(?:true|false|ok|error|fail(?:ed|ure)?)$/i.test(words)
  )
    return null
  // In Chinese and Japanese, a sentence has no spaces.
  const isSentence = /\p{L}\s+\S*\p{L}/u.test(words) || /\p{sc=Han}{4}|\p{sc=Kana}|\p{sc=Hira}/u.test(words)
  if (named === 0 && !isSentence) return null
  return { words, worth: (isSentence ? 4 : 0) + named }
}
