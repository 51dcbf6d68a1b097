import type { ServiceComparison } from '@contract'
import { fakeSaid, nothingCompared } from '../../../bridge/fake-facts.fixture'

export const fakeComparison: ServiceComparison = { ...nothingCompared('bollinger', ['BTC']), said: fakeSaid }
