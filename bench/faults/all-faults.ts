import { bodyFaults } from './body-faults'
import { connectionFaults } from './connection-faults'
import type { Fault } from './fault'
import { fieldFaults } from './field-faults'
import { headerFaults } from './header-faults'
import type { Question } from './questions'
import { statusFaults } from './status-faults'

/** Faults of every operation. */
export const everywhere: readonly Fault[] = [
  ...connectionFaults,
  ...headerFaults,
  ...bodyFaults,
  ...statusFaults
]

/** All that one operation is to meet. */
export const faultsOf = ({ operation, good }: Question): readonly Fault[] => [
  ...everywhere,
  ...fieldFaults(operation, good)
]
