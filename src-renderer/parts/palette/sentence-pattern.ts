/** Regular expressions for what each slot may contain. A watchlist's name may contain any word. */
const number = "[\\d.,'’]+(?: \\d{3})*[\\d.,]*"
const slots: Readonly<Record<string, string>> = {
  about: '.+?',
  list: '.+?',
  amount: number,
  value: number,
  percent: `${number} ?%?`,
  over: '\\d* ?\\p{L}+',
  interval: '\\d* ?\\p{L}+'
}
const symbol = '[^\\s/]+'

const compiled = new Map<string, readonly RegExp[]>()

/**
 * `[name]` is a slot, `above|over` are alternatives, `(me)` may be left out, and semicolons separate
 * patterns. Returns the slots of each pattern that fits.
 */
export function readPatterns(patterns: string, text: string): readonly Readonly<Record<string, string>>[] {
  const expressions = compiled.get(patterns) ?? patterns.split(';').map(expressionOf)
  compiled.set(patterns, expressions)
  return expressions.flatMap(expression => {
    const found = expression.exec(text)
    return found ? [found.groups ?? {}] : []
  })
}

function expressionOf(pattern: string): RegExp {
  const tokens = pattern.trim().split(/\s+/)
  const source = tokens.map((token, at) => {
    const [, optional] = /^\((.+)\)$/.exec(token) ?? []
    if (optional !== undefined) return `(?:(?:${wordsOf(optional)})\\s+)?`
    return `${token.includes('[') ? slotsOf(token) : `(?:${wordsOf(token)})`}${at < tokens.length - 1 ? '\\s+' : ''}`
  })
  return new RegExp(`^${source.join('')}$`, 'iu')
}

const wordsOf = (token: string): string => token.split('|').map(escaped).join('|')

/** A word of a pattern may contain signs next to its slots, as in `[coin]/[other]`. */
const slotsOf = (token: string): string =>
  token
    .split(/(\[\w+\])/)
    .map(part => {
      const [, slot] = /^\[(\w+)\]$/.exec(part) ?? []
      if (slot === undefined) return escaped(part)
      return `(?<${slot}>${slots[slot] ?? symbol})`
    })
    .join('')

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
