import { bodyFaults } from './body-faults'
import { connectionFaults } from './connection-faults'
import type { InjectedFault } from './fault'
import { fieldFaults } from './field-faults'
import { headerFaults } from './header-faults'
import { protocolFaults } from './protocol-faults'
import type { FaultQuestion } from './questions'
import { statusFaults } from './status-faults'

export const everywhere: readonly InjectedFault[] = [
  ...connectionFaults,
  ...headerFaults,
  ...bodyFaults,
  ...protocolFaults,
  ...statusFaults
]

export const faultsOf = ({ operation, good }: FaultQuestion): readonly InjectedFault[] => [
  ...everywhere.filter(({ only = operation }) => only === operation),
  ...fieldFaults(operation, good)
]
