import type { ServiceComparison } from '@contract'
import { fakeReported, nothingCompared } from '../../../bridge/fake-facts.fixture'

export const fakeComparison: ServiceComparison = {
  ...nothingCompared('bollinger', ['BTC']),
  reported: fakeReported
}
