import type { AlertLine } from '@contract'
import { catalogue, indicatorDefinition, groupNames } from '../../../src-shared/indicators/catalogue'
import type { Param } from '../../../src-shared/indicators/definition'
import { m } from '../../../src-shared/messages/m'
import type { Option } from './choices'

const columns = ['close', 'open', 'high', 'low', 'volume'] as const

/**
 * Offers the values of a bar and then the outputs of every indicator. Values have the form `indicator line`.
 */
export const lineOptions = (): readonly Option[] => [
  ...columns.map(column => ({
    value: `bar ${column}`,
    label: m.conditions.barColumn[column](),
    group: m.conditions.bar()
  })),
  ...catalogue.flatMap(({ id, short, name, group, outputs }) =>
    outputs
      .filter(({ isMark }) => !isMark)
      .map(output => ({
        value: `${id} ${output.id}`,
        label:
          outputs.length > 1
            ? `${short()} · ${output.name()}`
            : short() === name()
              ? name()
              : `${short()} · ${name()}`,
        group: groupNames[group]()
      }))
  )
]

export const lineParams = (value: string): readonly Param[] =>
  indicatorDefinition(value.split(' ')[0] ?? '')?.params ?? []

export const lineValue = ({ indicator, line }: AlertLine): string => `${indicator} ${line}`

export function alertLineOf(value: string, read: (id: string) => number): AlertLine {
  const [indicator = 'bar', line = 'close'] = value.split(' ')
  return { indicator, line, params: Object.fromEntries(lineParams(value).map(({ id }) => [id, read(id)])) }
}
