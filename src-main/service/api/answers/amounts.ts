const form =
  /^([+-]?)\s*(?:[A-Z]{0,3}\p{Sc}|#|(?:USDT?|EUR|GBP|JPY|TRY|BRL|CHF|CAD|AUD|INR|KRW|PLN) )?\s*([+-]?)([\d.,'’ \u00a0\u202f]*\d)\s*([KMBT]|bn|mn|tn|thousand|million|billion|trillion|(?:mrd|mio|tsd|mld|md|mill)\.?|bio\.?|crores?|cr\.?|lakhs?|lacs?|万[億亿]|[万億兆亿만억조])?\s*(?:[\p{Sc}円元원]|(?<= )(?:TL|kr|zł)|(?<= )(?!loss|lost|down|fell|fall|drop|gain|rise|rose)[A-Z]{3,4})?$/iu

const factors: ReadonlyMap<string, number> = new Map([
  ...(['k', 'thousand', 'tsd'] as const).map(word => [word, 1e3] as const),
  ...(['m', 'mn', 'million', 'mio', 'mill'] as const).map(word => [word, 1e6] as const),
  ...(['b', 'bn', 'billion', 'mrd', 'mld', 'md'] as const).map(word => [word, 1e9] as const),
  ...(['t', 'tn', 'trillion'] as const).map(word => [word, 1e12] as const),
  ...(['bio', '万亿', '万億'] as const).map(word => [word, 1e12] as const),
  ...(['cr', 'crore', 'crores'] as const).map(word => [word, 1e7] as const),
  ...(['lakh', 'lakhs', 'lac', 'lacs'] as const).map(word => [word, 1e5] as const),
  ...(['万', '만'] as const).map(word => [word, 1e4] as const),
  ...(['億', '亿', '억'] as const).map(word => [word, 1e8] as const),
  ...(['兆', '조'] as const).map(word => [word, 1e12] as const)
])

/**
 * Reads thousands separators, a currency, a suffix K, M, B or T, and a typographic minus. Returns null for
 * `1,234`, whose comma may be a decimal comma.
 */
export function amountIn(text: string): number | null {
  if (text.length > 60) return null
  const parts = form.exec(text.trim().replace(/[\u2212\u2013]/g, '-'))
  const [, before = '', behind = '', digits = '', suffix = ''] = parts ?? []
  if (parts === null || (before !== '' && behind !== '')) return null
  const plain = unmarked(digits)
  if (plain === null) return null
  const factor = factors.get(suffix.toLowerCase().replace('.', '')) ?? 1
  const number = Number(`${before}${behind}${plain}`) * factor
  return Number.isFinite(number) ? (factor === 1 ? number : Number(number.toPrecision(15))) : null
}

function unmarked(digits: string): string | null {
  const marks = [...new Set(digits.replace(/\d/g, ''))]
  const last = marks.length > 0 ? digits.search(/[^\d](?=\d*$)/) : -1
  const mark = digits.charAt(last)
  if (marks.length === 0) return digits
  if (marks.length === 1) {
    const groups = digits.split(mark)
    if (groups.length === 2 && mark === '.') return digits
    // In `1,5` and `0,123` the comma can only be decimal. In `1,234,567` it can only separate thousands.
    if (groups.length === 2 && mark === ',')
      return groups[1]?.length === 3 && /^[1-9]\d{0,2}$/.test(groups[0] ?? '') ? null : groups.join('.')
    return isGrouped(groups) ? groups.join('') : null
  }
  if (marks.length > 2 || (mark !== '.' && mark !== ',')) return null
  const [whole, fraction] = [digits.slice(0, last), digits.slice(last + 1)]
  const groups = whole.split(/[^\d]/)
  return whole.includes(mark) || !isGrouped(groups) ? null : `${groups.join('')}.${fraction}`
}

/** Indian grouping has two digits in each group before the last three: `57,12,345`. */
const isGrouped = ([first = '', ...rest]: readonly string[]): boolean => {
  if (first.length < 1 || rest.length === 0 || rest.at(-1)?.length !== 3) return false
  const inner = rest.slice(0, -1)
  return (
    (first.length <= 3 && inner.every(group => group.length === 3)) ||
    (first.length <= 2 && inner.length > 0 && inner.every(group => group.length === 2))
  )
}
