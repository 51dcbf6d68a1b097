import type { Beside } from '../../src-shared/contract/beside'

/** What a comparison adds to what is known of an answer. */
export type Comparison = Pick<Beside, 'rows' | 'lines' | 'explanation' | 'notes'>

export const nothingCompared: Comparison = { rows: [], lines: [], explanation: null, notes: [] }
