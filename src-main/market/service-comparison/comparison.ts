import type { ServiceComparison } from '../../../src-shared/contract/service-comparison'

export type Comparison = Pick<ServiceComparison, 'rows' | 'lines' | 'explanation' | 'notes'>

export const nothingCompared: Comparison = { rows: [], lines: [], explanation: null, notes: [] }
