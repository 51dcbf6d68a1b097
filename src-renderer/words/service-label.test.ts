import { expect, it } from 'vitest'
import { m } from '../../src-shared/messages/m'
import { serviceLabel } from './service-label'

it.each([
  ['Extreme Fear', m.common.serviceLabel.extremeFear()],
  ['extreme_fear', m.common.serviceLabel.extremeFear()],
  ['extremeFear', m.common.serviceLabel.extremeFear()],
  ['STRONG-BUY', m.common.serviceLabel.strongBuy()],
  ['strong sell', m.common.serviceLabel.strongSell()]
])('translates %s', (label, words) => {
  expect(serviceLabel(label)).toBe(words)
})

it.each([
  ['slightly greedy', 'slightly greedy'],
  ['fear of missing out', 'fear of missing out'],
  ['very_strong', 'very strong'],
  ['constructor', 'constructor']
])('shows %s as %s', (label, words) => {
  expect(serviceLabel(label)).toBe(words)
})
