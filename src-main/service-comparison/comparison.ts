import type { ServiceComparison } from '../../src-shared/contract/service-comparison'

/** What a comparison adds to what is known of an answer. */
export type Comparison = Pick<ServiceComparison, 'rows' | 'lines' | 'explanation' | 'notes'>

export const nothingCompared: Comparison = { rows: [], lines: [], explanation: null, notes: [] }
