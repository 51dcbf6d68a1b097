import type { ServiceComparison } from '@contract'
import { fakeReported, nothingCompared } from '../../../bridge/fake-facts.fixture'

/** Daily bands without values. */
export const fakeComparison: ServiceComparison = {
  ...nothingCompared('bollinger', ['BTC']),
  reported: fakeReported
}
