import type { ServiceComparison } from '../../../src-shared/contract/service-comparison'

export type ComparedResponse = Pick<ServiceComparison, 'rows' | 'lines' | 'explanation' | 'notes'>

export const nothingCompared: ComparedResponse = { rows: [], lines: [], explanation: null, notes: [] }
