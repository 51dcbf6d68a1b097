import { formatExact } from '../../src-shared/format/figure'
import { m } from '../../src-shared/messages/m'

export type TypedNumber =
  { readonly ok: true; readonly value: number | null } | { readonly ok: false; readonly sentence: string }

interface Bounds {
  readonly min: number
  readonly max: number
  readonly mayBeEmpty: boolean
}

/** Parses `1,000`, `1 000` and `1000`, but not `1.5` and `1e3`. */
export function readWholeNumber(typed: string, { min, max, mayBeEmpty }: Bounds): TypedNumber {
  const text = typed.trim()
  const wrong = { ok: false, sentence: m.common.numberInvalid({ min, max: formatExact(max) }) } as const
  if (text === '') return mayBeEmpty ? { ok: true, value: null } : wrong
  const plain = /^\d{1,3}([, \u00a0\u202f]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text
  if (!/^\d+$/.test(plain)) return wrong
  const value = Number(plain)
  return value < min || value > max ? wrong : { ok: true, value }
}
