import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../setup/places.mjs'
import { baseLocale, keysOf, readCatalogue } from './catalogue.mjs'
import { emitArea, emitAreas, emitChoice, emitLocales } from './emit.mjs'

export const messagesFolder = join(root, 'src-shared/messages')

/**
 * Only writes changed files, to avoid unnecessary rebuilds.
 * @param {string} [folder] a folder that contains a folder for each language
 * @throws {Error} naming a key that is invalid or missing in a language
 */
export function compileMessages(folder = messagesFolder) {
  const files = compiledFiles(readCatalogue(folder))
  const target = join(folder, 'compiled')
  const stale = existsSync(target)
    ? readdirSync(target, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
        .filter(path => !files.has(relative(target, path)))
    : []
  for (const path of stale) rmSync(path)
  for (const [name, text] of files) {
    const path = join(target, name)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/**
 * @param {ReadonlyMap<string, import('./catalogue.mjs').Language>} catalogue
 * @returns {Map<string, string>} file contents by name
 */
export function compiledFiles(catalogue) {
  const base = catalogue.get(baseLocale) ?? {}
  const locales = [...catalogue.keys()]
  for (const [locale, language] of catalogue) compareKeys(locale, keysOf(base), keysOf(language))
  const files = new Map([
    ['areas.ts', emitAreas(Object.keys(base))],
    ['locales.ts', emitLocales(locales)]
  ])
  for (const [area, messages] of Object.entries(base)) {
    files.set(`${area}.ts`, emitChoice(area, locales, messages))
    for (const locale of locales) {
      files.set(`${locale}/${area}.ts`, emitArea(locale, catalogue.get(locale)?.[area] ?? {}))
    }
  }
  return files
}

/**
 * @param {string} locale
 * @param {ReadonlyMap<string, string>} base
 * @param {ReadonlyMap<string, string>} other
 */
function compareKeys(locale, base, other) {
  const missing = [...base.keys()].filter(key => !other.has(key))
  const unknown = [...other.keys()].filter(key => !base.has(key))
  if (missing.length > 0) throw new Error(`Missing in the language ${locale}: ${missing.join(', ')}.`)
  if (unknown.length > 0)
    throw new Error(
      `The language ${locale} has messages that ${baseLocale} doesn't have: ${unknown.join(', ')}.`
    )
}
