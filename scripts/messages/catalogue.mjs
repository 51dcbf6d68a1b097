import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * An area is a flat object of messages in ICU MessageFormat. A nested object in it is a family, whose members
 * are selected by a code. A key that starts with `@` is a note for translators about the message with that
 * name. A language consists of its areas by name.
 * @typedef {Readonly<Record<string, string | Readonly<Record<string, string>>>>} Area
 * @typedef {Readonly<Record<string, Area>>} Language
 */

/** The base language. All other languages must have the same keys. */
export const baseLocale = 'en'

/**
 * Reads the files `<folder>/<locale>/<area>.json`. The base language comes first.
 * @param {string} folder
 * @returns {ReadonlyMap<string, Language>}
 * @throws {Error} naming the unreadable file
 */
export function readCatalogue(folder) {
  const locales = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(entry.name))
    .map(entry => entry.name)
  const others = locales.filter(locale => locale !== baseLocale).sort()
  return new Map([baseLocale, ...others].map(locale => [locale, readLanguage(join(folder, locale))]))
}

/**
 * @param {string} folder
 * @returns {Language}
 */
function readLanguage(folder) {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
  return Object.fromEntries(files.map(name => [name.slice(0, -'.json'.length), readArea(join(folder, name))]))
}

/**
 * @param {string} file
 * @returns {Area}
 */
function readArea(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} isn't valid JSON: ${error instanceof Error ? error.message : error}`, {
      cause: error
    })
  }
}

/**
 * Returns all messages by key, such as `credits.left`, or `faults.what.offline` for the member of a family.
 * @param {Language} language
 * @returns {ReadonlyMap<string, string>}
 */
export function keysOf(language) {
  return new Map(
    Object.entries(language).flatMap(([area, messages]) =>
      messagesOf(messages).flatMap(([key, message]) =>
        typeof message === 'string'
          ? [[`${area}.${key}`, message]]
          : Object.entries(message).map(
              ([member, text]) => /** @type {[string, string]} */ ([`${area}.${key}.${member}`, text])
            )
      )
    )
  )
}

/** @param {Area} area */
export const messagesOf = area => Object.entries(area).filter(([key]) => !key.startsWith('@'))

/**
 * @param {Area} area
 * @returns {ReadonlyMap<string, string>}
 */
export const notesOf = area =>
  new Map(
    Object.entries(area).flatMap(([key, note]) =>
      key.startsWith('@') && typeof note === 'string' ? [[key.slice(1), note]] : []
    )
  )
