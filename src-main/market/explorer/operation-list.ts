import type { OperationInfo, ParameterControl, ParameterName } from '../../../src-shared/contract/explorer'
import type { PriceTag } from '../../../src-shared/contract/values'
import { operations } from '../../service/api/operations'
import { editableFields } from '../../service/api/reader/editable-fields'
import { parameters } from '../../service/api/parameters'

const controls: Readonly<Record<ParameterName, ParameterControl>> = {
  symbol: 'coins',
  convert: 'words',
  currency: 'words',
  top: 'number',
  date: 'date',
  interval: 'words',
  bars: 'number'
}

type Values = OperationInfo['params']

export function listOperations(
  values: Values,
  {
    latestOf,
    priceOf
  }: { latestOf(operation: string): Values; priceOf(name: string, values: Values): PriceTag },
  isLocked: (operation: string) => boolean
): readonly OperationInfo[] {
  return operations.map(({ name, tag, parameters: takes, price, kind }) => {
    const latest = latestOf(name)
    const filled = takes.flatMap(parameter => {
      const value = (values[parameter] ?? latest[parameter] ?? '').trim()
      return value === '' ? [] : [[parameter, value] as const]
    })
    const params = Object.fromEntries(filled)
    return {
      name,
      tag,
      kind,
      params,
      editableFields: editableFields(kind),
      priceRule: price,
      price: priceOf(name, params),
      locked: isLocked(name),
      parameters: takes.map(parameter => {
        const { most, suggestions } = parameters[parameter]
        return { name: parameter, control: controls[parameter], most, suggestions }
      })
    }
  })
}
