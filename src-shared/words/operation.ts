import type { ParameterName, PriceRule } from '../contract/explorer'
import { m } from '../messages/m'

type Family = Readonly<Record<string, () => string>>

export const textOf = (family: Family, code: string): string =>
  (Object.hasOwn(family, code) ? family[code]?.() : undefined) ?? code

export const operationWords = (operation: string): string => textOf(m.operations.names, operation)

export function priceRuleWords(price: PriceRule): string {
  const { fixed, ...words } = m.operations.priceRule
  switch (price.rule) {
    case 'fixed':
      return fixed(price)
    case 'per row':
      return words['per row'](price)
    default:
      return words[price.rule]()
  }
}

export const formWords = (name: ParameterName): string => m.operations.form[name]()

export const boundsWords = (name: ParameterName, most: number): string => bounds[name]({ most })

const bounds = {
  ...m.operations.bounds,
  currency: m.operations.bounds.convert,
  bars: m.operations.bounds.top
}
