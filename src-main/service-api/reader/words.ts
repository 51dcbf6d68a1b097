import { currencies, lexicon, noise, synonyms } from './lexicon'

/** What the words of a field's name say beside what the field is. */
export interface Named {
  /** The words that say what it is, without those below, sorted: so that `last price` and `priceLast` are one. */
  readonly words: readonly string[]
  /** The same without those that only say where it stands or that it is one. */
  readonly telling: readonly string[]
  /** The span it is about, such as `24h`, `7d` or `ytd`; null where none is named. */
  readonly window: string | null
  /** `USD` */
  readonly currency: string | null
  readonly isPercent: boolean
}

/** Splits a path of field names into its words, whatever their spelling: camel, snake, capitals, `1. open`. */
export function namedBy(path: readonly string[]): Named {
  const words = endsIn(path.flatMap(wordsOf))
  const { window, rest } = windowIn(words)
  const isPercent = rest.some(
    (word, index) => word === 'percent' || (word === 'p' && rest[index - 1] === 'change')
  )
  const plain = rest.filter(
    (word, index) => word !== 'percent' && !(word === 'p' && rest[index - 1] === 'change')
  )
  // `BTC.ETH` is what a bitcoin is in ether.
  const currency = plain.findLast(word => currencies.has(word)) ?? null
  const own = [...new Set(plain.filter(word => !currencies.has(word)))].toSorted()
  return {
    words: own,
    telling: own.filter(word => !noise.has(word)),
    window,
    currency: currency?.toUpperCase() ?? null,
    isPercent
  }
}

/** `all time high` is one word of the trade, and the time of it is another. */
function endsIn(words: readonly string[]): readonly string[] {
  const found: string[] = []
  for (const word of words) {
    const end = word === 'high' ? 'ath' : word === 'low' ? 'atl' : null
    if (end !== null && found.at(-1) === 'time' && found.at(-2) === 'all') found.splice(-2, 2, end)
    else found.push(word)
  }
  return found
}

/** The words of one name, each in its usual form: `PercentChange24Hr` is percent, change, 24h. */
export function wordsOf(name: string): readonly string[] {
  if (name.length > 80) return [name.toLowerCase()]
  const chunks = name
    // Numbered names, as in `4. close`, are numbered for people.
    .replace(/^\d{1,2}[a-z]?\. +/, '')
    .replace(/%/g, ' percent ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d\u0080-\uffff]+/)
  return chunks.filter(chunk => chunk !== '').flatMap(chunk => wordsIn(chunk).flatMap(usual))
}

const usual = (word: string): readonly string[] => synonyms.get(word) ?? [word]

/** A word of the lexicon, or several written without a gap (`lastprice`, `changepct`); anything else stays whole. */
function wordsIn(chunk: string): readonly string[] {
  if (lexicon.has(chunk)) return [chunk]
  if (chunk.length > 3 && chunk.endsWith('s') && lexicon.has(chunk.slice(0, -1))) return [chunk.slice(0, -1)]
  const digits = /^(\d+[a-z]?)([a-z].*)$/.exec(chunk)
  const [, span = '', after = ''] = digits ?? []
  if (
    digits &&
    /^\d+(?:h|d|w|m|y)$/.test(span) &&
    /^(?:our|ours|r|rs|ay|ays|eek|eeks|onth|onths|ear|ears|in|ins)/.test(after)
  ) {
    const unit = /^(?:ours|our|rs|r|ays|ay|eeks|eek|onths|onth|ears|ear|ins|in)/.exec(after)?.[0] ?? ''
    const left = after.slice(unit.length)
    return [span, ...(left === '' ? [] : wordsIn(left))]
  }
  if (digits && lexicon.has(after)) return [span, after]
  return chunk.length > 30 ? [chunk] : (segments(chunk) ?? [chunk])
}

/** The fewest words of the lexicon a text is made of; null where it is not made of them. */
function segments(text: string): readonly string[] | null {
  const best: (readonly string[] | null)[] = [[], ...Array<null>(text.length).fill(null)]
  for (let end = 1; end <= text.length; end++)
    for (let start = Math.max(0, end - 16); start < end - 1; start++) {
      const before = best[start]
      const word = text.slice(start, end)
      if (!before || !lexicon.has(word)) continue
      if ((best[end]?.length ?? Infinity) > before.length + 1) best[end] = [...before, word]
    }
  return best[text.length] ?? null
}

/** `[['24h', 'daily day']]` as a map from each word to what it stands for. */
function mapOf(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(pairs.flatMap(([meant, words]) => words.split(' ').map(word => [word, meant] as const)))
}

const units = mapOf([
  ['h', 'h hr hrs hour hours'],
  ['d', 'd day days'],
  ['w', 'w week weeks'],
  ['m', 'm month months mo'],
  ['y', 'y year years']
])
const spans = mapOf([
  ['24h', 'daily day today'],
  ['7d', 'weekly week'],
  ['30d', 'monthly month'],
  ['1h', 'hourly hour'],
  ['1y', 'yearly year annual'],
  ['ytd', 'ytd'],
  ['mtd', 'mtd'],
  ['qtd', 'qtd']
])
const same = mapOf([
  ['24h', '1d'],
  ['7d', '1w'],
  ['30d', '1m'],
  ['1y', '12m 365d 52w']
])

/** Takes the span out of the words: `24h`, `last 24 hours`, `1 y`, `daily`. */
function windowIn(words: readonly string[]): { window: string | null; rest: readonly string[] } {
  const rest: string[] = []
  let window: string | null = null
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    const [, count, unit] = /^(\d{1,4})(h|d|w|m|y)?$/.exec(word) ?? []
    const spelled = unit ?? units.get(words[index + 1] ?? '')
    if (window === null && count !== undefined && spelled !== undefined) {
      window = `${Number(count)}${spelled}`
      if (unit === undefined) index++
      if (rest.at(-1) === 'last' || rest.at(-1) === 'past') rest.pop()
    } else if (window === null && spans.has(word) && words.length > 1) window = spans.get(word) ?? null
    else rest.push(word)
  }
  return { window: window === null ? null : (same.get(window) ?? window), rest }
}
