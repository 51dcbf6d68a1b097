import { m } from '../messages/m'
import type { ConditionTraits } from './definition'

export const valueWords = (
  format: (value: number) => string
): Required<Pick<ConditionTraits<unknown>, 'now' | 'past' | 'figure'>> => ({
  now: (_, { value }) => m.conditions.now({ value: format(value) }),
  past: (_, { value }) => m.conditions.past({ value: format(value) }),
  figure: (_, { value }) => format(value)
})
