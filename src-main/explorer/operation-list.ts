import type { OperationInfo, ParameterControl, ParameterName } from '../../src-shared/contract/explorer'
import type { PriceTag } from '../../src-shared/contract/values'
import { operations } from '../service-api/operations'
import { teachableFields } from '../service-api/reader/teachable'
import { parameters } from '../service-api/parameters'

const controls: Readonly<Record<ParameterName, ParameterControl>> = {
  symbol: 'coins',
  convert: 'words',
  currency: 'words',
  top: 'number',
  date: 'date',
  interval: 'words',
  bars: 'number'
}

/** The operations table as a person sees it. `priceOf`: an operation's price with nothing filled in. */
export function listOperations(
  priceOf: (operation: string) => PriceTag,
  isLocked: (operation: string) => boolean
): readonly OperationInfo[] {
  return operations.map(({ name, tag, parameters: takes, price, kind }) => ({
    name,
    tag,
    kind,
    teachable: teachableFields(kind),
    priceRule: price,
    price: priceOf(name),
    locked: isLocked(name),
    parameters: takes.map(parameter => {
      const { most, suggestions } = parameters[parameter]
      return { name: parameter, control: controls[parameter], most, suggestions }
    })
  }))
}
