import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { LegendFacts } from '../../../charts/legend-facts'
import { barLength } from '../setup/intervals'
import { reading } from './crosshair-reading.fixture'
import Legend from './Legend.svelte'
import { m } from '../../../../src-shared/messages/m'

it.each([
  [1, '1h'],
  [24, '1d']
])('labels the change of %d candles with the time it covers', (bars, label) => {
  const facts = { reading: { ...reading, lastBar: 3 + bars }, missing: 0, slotsInColumn: bars }
  render(Legend, {
    props: { bars: barLength('1h'), facts: facts as unknown as LegendFacts, hasVolume: true }
  })
  const change = screen.getByText(/\+10\.00 %/)
  const term = change.previousElementSibling
  expect([term?.tagName, term?.textContent]).toEqual(['DT', label])
  expect(term?.className).not.toContain('hidden')
  expect(term?.getAttribute('title')).toBe(m.chart.legend.changeHint({ interval: label }))
})
