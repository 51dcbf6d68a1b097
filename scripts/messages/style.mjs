import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { baseLocale, keysOf, messagesOf, notesOf } from './catalogue.mjs'

/** @typedef {import('./catalogue.mjs').Language} Language */

/** The maximum length of a message in characters. A longer message needs a note that explains why. */
const longest = 160

/** Names of placeholders that mean nothing to translators or only repeat words of the sentence. */
const meaningless =
  /^(?:[A-Z].*|.*\d|rest|own|words|replace|round|said|told|it|its|the|them|they|this|that|these|those|then|a|an|b|is|are|was|were|no|not|you|your|of|what|why|one|just|with|and|or)$/

/**
 * @param {readonly import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @returns {string[]} the names of all placeholders
 */
const placeholdersOf = elements =>
  elements.flatMap(element => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return placeholdersOf(element.children)
      case TYPE.select:
      case TYPE.plural:
        return [
          element.value,
          ...Object.values(element.options).flatMap(({ value }) => placeholdersOf(value))
        ]
      default:
        return [element.value]
    }
  })

/**
 * Returns the length of the message's longest form. A placeholder counts with its name and the braces.
 * @param {readonly import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @returns {number}
 */
const lengthOf = elements =>
  elements
    .map(element => {
      switch (element.type) {
        case TYPE.literal:
          return element.value.length
        case TYPE.pound:
          return 1
        case TYPE.tag:
          return lengthOf(element.children)
        case TYPE.select:
        case TYPE.plural:
          return Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)))
        default:
          return element.value.length + 2
      }
    })
    .reduce((sum, length) => sum + length, 0)

/**
 * @param {Language} language
 * @returns {string[]}
 */
export function weaknesses(language) {
  const problems = []
  for (const [area, messages] of Object.entries(language)) {
    const keys = new Set(messagesOf(messages).map(([key]) => key))
    for (const key of notesOf(messages).keys())
      if (!keys.has(key.split('.')[0] ?? '')) problems.push(`${area}.@${key} is a note without a message.`)
    const notes = notesOf(messages)
    for (const [key, text] of keysOf({ [area]: messages })) {
      const [, ...own] = key.split('.')
      const isNoted = notes.has(own.join('.')) || notes.has(own[0] ?? '')
      const elements = parse(text)
      const name = placeholdersOf(elements).find(name => meaningless.test(name))
      if (name !== undefined)
        problems.push(`${key} has a placeholder {${name}}: give it a name that says what it stands for.`)
      if (/^[\s,.;:)?!]|[\s(,]$/.test(text) && !isNoted)
        problems.push(
          `${key} is a fragment (“${text}”): write whole sentences or labels; use a tag for a rich part.`
        )
      const length = lengthOf(elements)
      if (length > longest && !isNoted)
        problems.push(
          `${key} has ${length} characters: shorten it to ${longest}, or give the reason in "@${own[0]}" next to it (${baseLocale}).`
        )
    }
  }
  return problems
}
