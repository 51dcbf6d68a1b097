/** The exact number `digits` / 10^`scale`. A double would change the last digits. */
export interface Decimal {
  readonly digits: bigint
  /** Decimal places, 0 or more. */
  readonly scale: number
}

/** Real amounts never have more digits. Longer numbers are rejected and not rounded. */
const mostDigits = 60

const form = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/

export function readDecimal(text: string): Decimal | null {
  const [, sign, whole = '', fraction = '', exponent = '0'] = form.exec(text.trim()) ?? []
  if (sign === undefined || whole + fraction === '') return null
  const shift = fraction.length - Number(exponent)
  if (whole.length + fraction.length > mostDigits || Math.abs(shift) > mostDigits) return null
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  return shift >= 0 ? { digits, scale: shift } : { digits: digits * 10n ** BigInt(-shift), scale: 0 }
}

export function times(a: Decimal, b: Decimal): Decimal {
  return plain({ digits: a.digits * b.digits, scale: a.scale + b.scale })
}

/** Rounds half away from zero. Null if `b` is 0. */
export function over(a: Decimal, b: Decimal, significant = 24): Decimal | null {
  if (b.digits === 0n) return null
  const lead = lengthOf(a.digits) - lengthOf(b.digits)
  const shift = Math.max(0, significant - lead)
  const [top, bottom] = [a.digits * 10n ** BigInt(shift), b.digits]
  const half = (bottom < 0n ? -bottom : bottom) / 2n
  const rounded = (top + (top < 0n ? -half : half)) / bottom
  const scale = a.scale - b.scale + shift
  return plain(
    scale >= 0 ? { digits: rounded, scale } : { digits: rounded * 10n ** BigInt(-scale), scale: 0 }
  )
}

export function writeDecimal({ digits, scale }: Decimal): string {
  const size = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  const [whole, fraction] = [size.slice(0, size.length - scale), size.slice(size.length - scale)]
  const trimmed = fraction.replace(/0+$/, '')
  return `${digits < 0n ? '-' : ''}${whole}${trimmed === '' ? '' : `.${trimmed}`}`
}

const lengthOf = (digits: bigint): number => (digits < 0n ? -digits : digits).toString().length

function plain({ digits, scale }: Decimal): Decimal {
  let [shortened, places] = [digits, scale]
  while (places > 0 && shortened % 10n === 0n) [shortened, places] = [shortened / 10n, places - 1]
  return { digits: shortened, scale: places }
}
