// What the form of a message must be, so that every language can have it.
import { baseLocale, keysOf, messagesOf, notesOf } from './catalogue.mjs'

/** @typedef {import('./catalogue.mjs').Language} Language */

/** The most characters of a message without a note that gives the reason. */
const longest = 160

/** Names that say nothing to a translator, or that stand for words of the sentence itself. */
const meaningless =
  /^(?:[A-Z].*|.*\d|rest|it|its|the|them|they|this|that|these|those|then|a|an|b|is|are|was|were|no|not|you|your|of|what|why|one|just|with|and|or)$/

/** Areas with placeholders that need better names. The list only shrinks. */
export const waiting = new Set([
  'alerts',
  'breadth',
  'chart',
  'chartExport',
  'coin',
  'comparison',
  'conditions',
  'connect',
  'contact',
  'convert',
  'correlation',
  'credits',
  'currency',
  'diagnostics',
  'drawings',
  'explorer',
  'faults',
  'layouts',
  'market',
  'marketView',
  'news',
  'notices',
  'notifications',
  'plan',
  'quotes',
  'reading',
  'schedule',
  'settings',
  'setupFile',
  'shell',
  'spend',
  'watchlist'
])

/**
 * What is wrong with the messages of a language, a sentence each.
 * @param {Language} language
 * @param {ReadonlySet<string>} [exempt] areas whose placeholders are not checked
 * @returns {string[]}
 */
export function weaknesses(language, exempt = waiting) {
  const told = []
  for (const [area, messages] of Object.entries(language)) {
    const keys = new Set(messagesOf(messages).map(([key]) => key))
    for (const key of notesOf(messages).keys())
      if (!keys.has(key.split('.')[0] ?? '')) told.push(`${area}.@${key} is a note about no message.`)
    const notes = notesOf(messages)
    for (const [key, text] of keysOf({ [area]: messages })) {
      const [, ...own] = key.split('.')
      const isNoted = notes.has(own.join('.')) || notes.has(own[0] ?? '')
      const [, name] = [...text.matchAll(/\{(\w+)/g)].find(([, name = '']) => meaningless.test(name)) ?? []
      if (name !== undefined && !exempt.has(area))
        told.push(`${key} has a placeholder {${name}}: give it a name that says what it stands for.`)
      if (/^[\s,.;:)?!]|[\s(,]$/.test(text) && !isNoted)
        told.push(
          `${key} is a fragment (“${text}”): write whole sentences or labels; use a tag for a rich part.`
        )
      if (text.length > longest && !isNoted)
        told.push(
          `${key} has ${text.length} characters: shorten it to ${longest}, or give the reason in "@${own[0]}" next to it (${baseLocale}).`
        )
    }
  }
  return told
}
