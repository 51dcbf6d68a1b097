// The pseudo-language is English with accents and doubled vowels. If a text on screen has no accents, it
// isn't from the catalogue. If a text is cut off, it leaves no room for longer languages.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { messagesOf } from './catalogue.mjs'

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

export const pseudoLocale = 'en-XA'

const untranslated = new Set(['dateLocale'])

const accents = new Map(
  Object.entries({
    a: 'àá',
    e: 'èé',
    i: 'ìí',
    o: 'òó',
    u: 'ùú',
    A: 'ÀÁ',
    E: 'ÈÉ',
    I: 'ÌÍ',
    O: 'ÒÓ',
    U: 'ÙÚ',
    c: 'ç',
    d: 'ď',
    g: 'ğ',
    h: 'ĥ',
    k: 'ķ',
    l: 'ļ',
    n: 'ñ',
    r: 'ř',
    s: 'š',
    t: 'ţ',
    w: 'ŵ',
    y: 'ý',
    z: 'ž',
    C: 'Ç',
    D: 'Ď',
    G: 'Ğ',
    H: 'Ĥ',
    K: 'Ķ',
    L: 'Ļ',
    N: 'Ñ',
    R: 'Ř',
    S: 'Š',
    T: 'Ţ',
    W: 'Ŵ',
    Y: 'Ý',
    Z: 'Ž',
    b: 'ƀ',
    f: 'ƒ',
    j: 'ĵ',
    m: 'ɱ',
    p: 'þ',
    q: 'ɋ',
    v: 'ṽ',
    x: 'ẋ',
    B: 'Ɓ',
    F: 'Ƒ',
    J: 'Ĵ',
    M: 'Ḿ',
    P: 'Þ',
    Q: 'Ɋ',
    V: 'Ṽ',
    X: 'Ẋ'
  })
)

/**
 * @param {import('./catalogue.mjs').Language} base
 * @returns {import('./catalogue.mjs').Language}
 */
export function pseudoLanguage(base) {
  return mapValues(base, area =>
    Object.fromEntries(
      messagesOf(area).map(([key, message]) => {
        if (untranslated.has(key)) return [key, message]
        return [key, typeof message === 'string' ? translate(message) : mapValues(message, translate)]
      })
    )
  )
}

/** @param {string} message in English, in ICU MessageFormat */
export const translate = message => printAST(parse(message).map(translateElement))

/**
 * @param {Element} element
 * @returns {Element}
 */
function translateElement(element) {
  switch (element.type) {
    case TYPE.literal:
      return {
        ...element,
        value: element.value.replace(/[A-Za-z]/g, letter => accents.get(letter) ?? letter)
      }
    case TYPE.tag:
      return { ...element, children: element.children.map(translateElement) }
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: mapValues(element.options, option => ({
          ...option,
          value: option.value.map(translateElement)
        }))
      }
    default:
      return element
  }
}

/**
 * @template Value, Mapped
 * @param {Readonly<Record<string, Value>>} record
 * @param {(value: Value) => Mapped} map
 * @returns {Record<string, Mapped>}
 */
const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
