import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { messagesOf } from './catalogue.mjs'

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {import('./catalogue.mjs').Area} Area */
/** @typedef {Map<string, string>} Facts the TypeScript type of each parameter of a message */

const head = "// Generated from the catalogue by scripts/messages. Don't edit.\n"

/**
 * Returns a module with a function for each message and an object of functions for each family.
 * @param {string} locale
 * @param {Area} area
 * @throws {Error} naming the key of an invalid message
 */
export function emitArea(locale, area) {
  const lines = messagesOf(area).map(([key, message]) => {
    if (!/^[a-z][A-Za-z0-9]*$/.test(key))
      throw new Error(`${key} can't be the name of a message: use camelCase.`)
    // A module that exports `then` is treated as a promise, and importing it never finishes.
    if (key === 'then') throw new Error("then can't be the name of a message: choose another.")
    if (typeof message === 'string') return `export const ${key} = ${emitMessage(key, locale, message)}\n`
    const members = Object.entries(message).map(
      ([member, text]) => `  ${JSON.stringify(member)}: ${emitMessage(`${key}.${member}`, locale, text)}`
    )
    return `export const ${key} = {\n${members.join(',\n')}\n}\n`
  })
  const body = lines.join('')
  const used = ['number', 'plural'].filter(name => body.includes(`{${name}('`))
  const imports = [
    used.length === 0 ? '' : `import { ${used.join(', ')} } from '../../forms'\n`,
    body.includes('Rich<') ? "import type { Rich } from '../../rich'\n" : ''
  ]
  return `${head}${imports.join('')}${body}`
}

/**
 * Returns a module that chooses the language. If there is only one language, it re-exports that one.
 * @param {string} area
 * @param {readonly string[]} locales the base language first
 * @param {Area} base
 */
export function emitChoice(area, locales, base) {
  const [first = '', ...others] = locales
  if (others.length === 0) return `${head}export * from './${first}/${area}'\n`
  const names = locales.map((_, index) => `in${index}`)
  const imports = locales
    .map((locale, index) => `import * as in${index} from './${locale}/${area}'\n`)
    .join('')
  const choices = messagesOf(base).map(([key, message]) => {
    if (typeof message === 'string')
      return `export const ${key} = chosen(${names.map(name => `${name}.${key}`).join(', ')})\n`
    const members = Object.keys(message).map(member => {
      const name_ = JSON.stringify(member)
      return `  ${name_}: chosen(${names.map(name => `${name}.${key}[${name_}]`).join(', ')})`
    })
    return `export const ${key} = {\n${members.join(',\n')}\n}\n`
  })
  return `${head}import { chosen } from '../language'\n${imports}${choices.join('')}`
}

/**
 * @param {readonly string[]} areas
 * @returns {string} a module that exports every area
 */
export const emitAreas = areas => head + areas.map(area => `export * as ${area} from './${area}'\n`).join('')

/** @param {readonly string[]} locales */
export const emitLocales = locales => `${head}export const locales = ${JSON.stringify(locales)} as const\n`

/**
 * @param {string} key
 * @param {string} locale
 * @param {string} message
 */
function emitMessage(key, locale, message) {
  /** @type {Facts} */
  const facts = new Map()
  /** @type {Set<string>} */
  const tags = new Set()
  let text
  try {
    const elements = parse(message)
    text = elements.some(({ type }) => type === TYPE.tag)
      ? emitRich(elements, locale, facts, tags)
      : emitText(elements, locale, facts, null)
  } catch (error) {
    throw new Error(
      `The message ${key} can't be parsed: ${error instanceof Error ? error.message : error}.`,
      {
        cause: error
      }
    )
  }
  const takes = [...facts].map(([name, type]) => `readonly ${name}: ${type}`).join('; ')
  const returns =
    tags.size === 0 ? 'string' : `Rich<${[...tags].map(tag => JSON.stringify(tag)).join(' | ')}>`
  return `(${facts.size === 0 ? '' : `facts: { ${takes} }`}): ${returns} => ${text}`
}

/**
 * Tags must be at the top level and contain only text, so that a view can render them without knowing the
 * sentence.
 * @param {readonly Element[]} elements
 * @param {string} locale
 * @param {Facts} facts this function adds the parameters
 * @param {Set<string>} tags this function adds the names of the tags
 * @returns {string}
 */
function emitRich(elements, locale, facts, tags) {
  /** @type {string[]} */
  const parts = []
  /** @type {Element[]} */
  let plain = []
  const closePlain = () => {
    if (plain.length > 0) parts.push(emitText(plain, locale, facts, null))
    plain = []
  }
  for (const element of elements) {
    if (element.type !== TYPE.tag) plain.push(element)
    else {
      closePlain()
      tags.add(element.value)
      parts.push(
        `{ tag: ${JSON.stringify(element.value)}, text: ${emitText(element.children, locale, facts, null)} }`
      )
    }
  }
  closePlain()
  return `[${parts.join(', ')}]`
}

/**
 * @param {readonly Element[]} elements
 * @param {string} locale
 * @param {Facts} facts this function adds the parameters
 * @param {string | null} counted the parameter that `#` refers to
 * @returns {string}
 */
function emitText(elements, locale, facts, counted) {
  const parts = elements.map(element => {
    switch (element.type) {
      case TYPE.literal:
        return element.value.replace(/[\\`$]/g, '\\$&')
      case TYPE.argument:
        return `\${${take(facts, element.value, 'string')}}`
      case TYPE.number:
        if (element.style) throw new Error(`{${element.value}}: numbers can't have a style here`)
        return `\${number('${locale}', ${take(facts, element.value, 'number')})}`
      case TYPE.pound:
        return `\${number('${locale}', facts.${counted})}`
      case TYPE.plural:
        return `\${${emitPlural(element, locale, facts)}}`
      case TYPE.select:
        return `\${${emitSelect(element, locale, facts, counted)}}`
      case TYPE.tag:
        throw new Error(
          `<${element.value}> must be at the top level of a message, outside choices and other tags`
        )
      default:
        throw new Error(
          'only texts, numbers, plurals and choices are allowed; format anything else with src-shared/format first'
        )
    }
  })
  return `\`${parts.join('')}\``
}

/**
 * @param {import('@formatjs/icu-messageformat-parser').PluralElement} element
 * @param {string} locale
 * @param {Facts} facts
 */
function emitPlural({ value, options, pluralType }, locale, facts) {
  const fact = take(facts, value, 'number')
  const forms = Object.entries(options).map(
    ([form, option]) => `${JSON.stringify(form)}: ${emitText(option.value, locale, facts, value)}`
  )
  return `plural('${locale}', ${JSON.stringify(pluralType ?? 'cardinal')}, ${fact}, { ${forms.join(', ')} })`
}

/**
 * @param {import('@formatjs/icu-messageformat-parser').SelectElement} element
 * @param {string} locale
 * @param {Facts} facts
 * @param {string | null} counted
 */
function emitSelect({ value, options }, locale, facts, counted) {
  const { other, ...cases } = options
  const fact = take(facts, value, 'string')
  const otherwise = other ? emitText(other.value, locale, facts, counted) : '``'
  return Object.entries(cases).reduceRight(
    (rest, [form, option]) =>
      `(${fact} === ${JSON.stringify(form)} ? ${emitText(option.value, locale, facts, counted)} : ${rest})`,
    otherwise
  )
}

/**
 * @param {Facts} facts
 * @param {string} name
 * @param {string} type
 */
function take(facts, name, type) {
  const known = facts.get(name)
  if (known !== undefined && known !== type) throw new Error(`{${name}} is both a ${known} and a ${type}`)
  facts.set(name, type)
  return `facts.${name}`
}
