import { plainNumber } from '../answers/numbers'
import { currencies, lexicon, noise, synonyms } from './lexicon'
import { translated, unitWordsByLanguage } from './languages'
import { phrases } from './phrases'
import { windowIn } from './spans'
import { WorkedOut } from './worked-out'

export interface NameMeaning {
  /** The words are sorted, so that `last price` equals `priceLast`. */
  readonly words: readonly string[]
  readonly significant: readonly string[]
  /** The period, such as `24h`, `7d` or `ytd`. Null if the name contains none. */
  readonly window: string | null
  /** Whether the period is the day since midnight rather than the last 24 hours. */
  readonly isOfTheDay: boolean
  readonly currency: string | null
  readonly share: ShareUnit | null
  /** 1,000,000 for `volume_mn`. */
  readonly scale: number
}

/** `factor` is the ratio of the new price to the old one. */
export type ShareUnit = 'percent' | 'fraction' | 'permille' | 'bps' | 'factor'

/** A name may be in camel case, snake case or capitals, or start with a number, as in `1. open`. */
export function namedBy(path: readonly string[]): NameMeaning {
  const words = endsIn(withoutIn(path.flatMap(wordsOf)))
  const { window, isOfTheDay, rest } = windowIn(words)
  const share = shareIn(rest)
  const counted = rest.filter(word => !scales.has(word))
  const scale = counted.length === 0 ? 1 : (scales.get(rest.find(word => scales.has(word)) ?? '') ?? 1)
  const usable = counted.length === 0 ? rest : counted
  const plain = share === null ? usable : usable.filter((word, index) => !tellsShare(word, index, usable))
  // The last currency counts: `BTC.ETH` is the price of bitcoin in ether.
  const currency = plain.findLast(word => currencies.has(word)) ?? null
  const own = [...new Set(plain.filter(word => !currencies.has(word)))].toSorted()
  return {
    words: own,
    significant: own.filter(word => !noise.has(word) && !/^\d+x$/.test(word)),
    window,
    isOfTheDay,
    currency: currency?.toUpperCase() ?? null,
    share,
    scale
  }
}

/** `price_in_usd` becomes `price_usd`. */
const withoutIn = (words: readonly string[]): readonly string[] =>
  words.includes('in')
    ? words.filter((word, place) => word !== 'in' || place === 0 || !currencies.has(words[place + 1] ?? ''))
    : words

/** `sma_20_in_usd` becomes `sma_20`. */
export function withoutMoney(name: string): string {
  const [, bare = name, money = ''] = /^(.+?)(?:[_ -]in[_ -]?|In)([A-Za-z]{3,4})$/.exec(name) ?? []
  return currencies.has(money.toLowerCase()) ? bare : name
}

export const scales: ReadonlyMap<string, number> = new Map([
  ...['thousand', 'thousands'].map(word => [word, 1e3] as const),
  ...['million', 'millions', 'mn', 'mln', 'mio', 'mm'].map(word => [word, 1e6] as const),
  ...['billion', 'billions', 'bn', 'bln', 'mrd'].map(word => [word, 1e9] as const),
  ...['trillion', 'trillions', 'tn', 'trn'].map(word => [word, 1e12] as const)
])

export function inFull(value: unknown, scale: number): unknown {
  const number = scale === 1 ? null : plainNumber(value)
  return number === null ? value : Number((number * scale).toPrecision(15))
}

const shares: ReadonlyMap<string, ShareUnit> = new Map([
  ['percent', 'percent'],
  ['fraction', 'fraction'],
  ['fractional', 'fraction'],
  ['decimal', 'fraction'],
  ['relative', 'fraction'],
  ['ratio', 'fraction'],
  ['factor', 'factor'],
  ['multiplier', 'factor'],
  ['bps', 'bps'],
  ['bp', 'bps']
])

function shareIn(words: readonly string[]): ShareUnit | null {
  const named = words.map((word, index) => (tellsShare(word, index, words) ? word : null))
  if (named.includes('percent') || named.includes('p')) return 'percent'
  return shares.get(named.find(word => word !== null) ?? '') ?? (named.includes('rate') ? 'fraction' : null)
}

/** A name that is just `rate` or `ratio` isn't relative, because it describes the value itself. */
function tellsShare(word: string, index: number, words: readonly string[]): boolean {
  if (word === 'percent' || word === 'bps') return true
  if (words.length === 1) return false
  if (word === 'p') return words[index - 1] === 'change'
  // `price_decimals` is the number of decimals, not a fraction.
  if (word === 'decimal' && index > 0 && words[index - 1] === 'price') return false
  if (word === 'rate') return words.includes('change') && words[index + 1] !== 'of'
  return shares.has(word)
}

/** `all time high` becomes `ath`, and `all time low` `atl`. */
function endsIn(words: readonly string[]): readonly string[] {
  const found: string[] = []
  for (const word of words) {
    // `all_time.USD.high`
    const at = currencies.has(found.at(-1) ?? '') ? found.length - 1 : found.length
    const end = word === 'high' ? 'ath' : word === 'low' ? 'atl' : null
    if (end !== null && found[at - 1] === 'time' && found[at - 2] === 'all') found.splice(at - 2, 2, end)
    // `máximo histórico`
    else if (word === 'historical' && (found.at(-1) === 'high' || found.at(-1) === 'low'))
      found.splice(-1, 1, found.at(-1) === 'high' ? 'ath' : 'atl')
    else if (end !== null && (found[at - 1] === 'record' || found[at - 1] === 'historical'))
      found.splice(at - 1, 1, end)
    // `highAllTime`
    else if (word === 'time' && found.at(-1) === 'all' && /^(?:high|low)$/.test(found.at(-2) ?? ''))
      found.splice(-2, 2, found.at(-2) === 'high' ? 'ath' : 'atl')
    // `max_price_ever`
    else if (end !== null && words.includes('ever')) found.push(end)
    else if (word === 'ever') continue
    else found.push(word)
  }
  return found
}

export function wordsOf(name: string): readonly string[] {
  if (name.length > 80) return [name.toLowerCase()]
  return split.of(name, () => splitUp(name))
}

// Cached, because a name may occur tens of thousands of times in a response. The size is limited, because
// other strings are looked up too.
const split = new WorkedOut<readonly string[]>(5_000)

function splitUp(name: string): readonly string[] {
  const chunks = name
    // `Last_Price__c`
    .replace(/__c$/, '')
    // `P7D`, an ISO 8601 duration.
    .replace(/^PT?(\d{1,3})([HDWMY])$/, '$1$2')
    // `h24`, `d7`
    .replace(/^([hd])(24|7|14|30|60|90|180|200|365)(?=$|_|[A-Z])/, '$2$1')
    .replace(/^m(5|15|30)$/, '$1min')
    // `v24` and `c24` are the volume and the change in the last 24 hours.
    .replace(/^([vhlc])24h?$/, (_, letter: string) => `${letter === 'c' ? 'change' : letter} 24h`)
    .replace(/^#$/, 'rank')
    // `4. close`
    .replace(/^\d{1,2}[a-z]?\. +/, '')
    // In `24h_close_change|5`, 5 is the length of a bar.
    .replace(/\|\d+$/, '')
    .replace(/%/g, ' percent ')
    // `+2σ` and `-2σ` are the distance of a band from the middle.
    .replace(/^\+(?=\d)/, 'plus ')
    .replace(/^[-−](?=\d)/, 'minus ')
    .replace(/σ/g, 'sd')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    // `SUPERTd`
    .replace(/([A-Z]{3,})([a-rt-z])(?![a-z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    // `7日`, `MACDシグナル`
    .replace(/([A-Za-z\d])(?=[\u3040-\u9fff\uac00-\ud7af])/g, '$1 ')
    .replace(/([\u3040-\u9fff\uac00-\ud7af])(?=[A-Za-z\d])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z\d\u0080-\uffff]+/)
  const words = withoutOf(chunks.filter(chunk => chunk !== '')).flatMap(wordsIn)
  // The Japanese 時 means hour after a number (`24時間`), and otherwise time.
  return words.flatMap((word, at) =>
    foreignUnits.has(word) && /^\d+$/.test(words[at - 1] ?? '') ? [word] : usual(word)
  )
}

/**
 * Removes `de` between two words, so that `valor_de_mercado` becomes `valor_mercado`. If it's alone, first or
 * last, `de` means `from`.
 */
function withoutOf(chunks: readonly string[]): readonly string[] {
  const isOf = (at: number): boolean =>
    /^d(?:e|i|o|a|u|el|es|as|os)$/.test(chunks[at] ?? '') &&
    [chunks[at - 1], chunks[at + 1]].every(chunk => chunk !== undefined && translated.has(chunk))
  return chunks.filter((_, at) => !isOf(at))
}

export const spelled: ReadonlySet<string> = new Set(Object.values(phrases).flatMap(all => all.split(/[ ,]+/)))

/**
 * Words whose plural means the same. These are all words in `phrases` that don't occur there in the plural.
 */
const singular: ReadonlySet<string> = new Set([
  ...lexicon,
  ...[...spelled].filter(word => word.length > 2 && !spelled.has(`${word}s`))
])

const synonymOf = (word: string): readonly string[] => synonyms.get(word) ?? [word]

/** Each word is translated only once, because words such as `opinion` exist in two languages. */
const usual = (word: string): readonly string[] =>
  synonyms.get(word) ?? translated.get(word)?.flatMap(synonymOf) ?? [word]

/** An unknown word could change the meaning of a name. */
export const isKnownWord = (word: string): boolean =>
  spelled.has(word) || lexicon.has(word) || scales.has(word) || noise.has(word) || /^\d/.test(word)

/** Makes names in any language comparable, so that `ピボット`, `Pivot` and `PIVOT` are equal. */
export const bareWords = (name: string): string =>
  isForeign(name) ? wordsOf(name).join('') : name.toLowerCase().replace(/[^a-z0-9]+/g, '')

export const isForeign = (name: string): boolean =>
  /[^\x20-\x7e]/.test(name) ||
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some(word => translated.has(word))

/** `lastprice`, `changepct` */
function wordsIn(chunk: string): readonly string[] {
  if (lexicon.has(chunk)) return [chunk]
  if (chunk.length > 3 && chunk.endsWith('s') && singular.has(chunk.slice(0, -1))) return [chunk.slice(0, -1)]
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
  if (chunk.length > 30 || translated.has(chunk)) return [chunk]
  // Japanese, Chinese and Korean have no spaces between words: `最終更新日時`.
  const isWord = unspaced.test(chunk) ? isForeignWord : isLexiconWord
  return segments(chunk, isWord) ?? [chunk]
}

const unspaced = /[\u3040-\u9fff\uac00-\ud7af]/
const foreignUnits: ReadonlySet<string> = new Set(
  unitWordsByLanguage.flatMap(([, words]) => words.split(' '))
)
const isForeignWord = (word: string): boolean => translated.has(word) || foreignUnits.has(word)
const isLexiconWord = (word: string): boolean => word.length > 1 && lexicon.has(word)

/** Returns null if a part of the text isn't a word. */
function segments(text: string, isWord: (text: string) => boolean): readonly string[] | null {
  const best: (readonly string[] | null)[] = [[], ...Array<null>(text.length).fill(null)]
  for (let end = 1; end <= text.length; end++)
    for (let start = Math.max(0, end - 16); start < end; start++) {
      const before = best[start]
      const word = text.slice(start, end)
      if (!before || !isWord(word)) continue
      if ((best[end]?.length ?? Infinity) > before.length + 1) best[end] = [...before, word]
    }
  return best[text.length] ?? null
}
