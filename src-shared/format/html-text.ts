const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×'
}

/** The result is plain text and must never be used as HTML. Unknown references stay unchanged. */
export const htmlText = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,6}));/g, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16)
    return isPrintable(code) ? String.fromCodePoint(code) : whole
  })

/**
 * Control characters, unpaired surrogates, and characters that change the text direction may not be shown.
 */
const isPrintable = (code: number): boolean =>
  code >= 32 &&
  code <= 0x10ffff &&
  !(code >= 0x7f && code < 0xa0) &&
  !(code >= 0xd800 && code <= 0xdfff) &&
  !/\p{Cf}/u.test(String.fromCodePoint(code))
