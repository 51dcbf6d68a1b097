import type { ServiceComparison } from '@contract'
import { fakeSaid } from '../../../bridge/fake-facts.fixture'

/** The service's daily Bollinger bands of BTC, without a value yet. */
export const fakeComparison: ServiceComparison = {
  kind: 'bollinger',
  coins: ['BTC'],
  operation: 'getBollinger',
  price: { state: 'known', credits: 100, learned: null, reserve: 100 },
  said: fakeSaid,
  fault: null,
  interval: '1d',
  lines: [],
  rows: [],
  explanation: null,
  notes: [],
  ours: null,
  candles: []
}
