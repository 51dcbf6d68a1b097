const parts = (name: string): readonly string[] => name.split(/[_.]/)
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const snake = (name: string): string => parts(name).join('_')
export const camel = (name: string): string =>
  parts(name)
    .map((word, place) => (place === 0 ? word : capital(word)))
    .join('')
export const kebab = (name: string): string => parts(name).join('-')
export const capitals = (name: string): string => snake(name).toUpperCase()

/** Removes the floating-point error after a multiplication or division. */
const clean = (value: number): number => Number(value.toPrecision(12))

/** Always uses decimals, because `1,234` would be ambiguous. */
export function withThousandsMarks(value: number): string {
  const [, whole = '0', decimals = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(plainDigits(value)) ?? []
  const marked = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  const tail = decimals === '' ? (whole.length > 3 ? '.00' : '') : `.${decimals}`
  return `${value < 0 ? '\u2212' : ''}${marked}${tail}`
}

export const plainDigits = (value: number): string =>
  Math.abs(value) >= 1e-6 || value === 0 ? String(value) : value.toFixed(14).replace(/0+$/, '')

export const asFraction = (percent: number): number => clean(percent / 100)
export const asBasisPoints = (percent: number): number => clean(percent * 100)
export const withSign = (percent: number): string => `${percent}%`
export const withTrueMinus = (percent: number): string => withSign(percent).replace('-', '\u2212')

export const iso = (at: number): string => new Date(at).toISOString()
export const isoDay = (at: number): string => iso(at).slice(0, 10)
export const seconds = (at: number): number => Math.floor(at / 1000)
export const milliseconds = (at: number): number => at
export const mail = (at: number): string => new Date(at).toUTCString()
/** `2026-09-15T23:33:21+09:00` */
export const inTokyo = (at: number): string => `${iso(at + 9 * 3_600_000).slice(0, 19)}+09:00`
