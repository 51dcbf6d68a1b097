import { readDecimal } from '../../../src-shared/decimal/decimal'
import { typedDecimal } from '../../ui/typed-decimal'

export interface TypedConversion {
  readonly amount: string
  readonly from: string
  readonly to: string | null
}

const whole = /^\s*(\S+)\s+([\p{L}\p{N}@._-]+)(?:\s+(?:in|to|=|→))?(?:\s+([\p{L}\p{N}@._-]+))?\s*$/iu

/** Returns null if the text is invalid or just an amount. */
export function typedConversion(text: string): TypedConversion | null {
  const [, amount, from, to] = whole.exec(text) ?? []
  if (amount === undefined || from === undefined) return null
  return readDecimal(typedDecimal(amount)) === null ? null : { amount, from, to: to ?? null }
}
