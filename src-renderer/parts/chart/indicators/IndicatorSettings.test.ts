import type { ShownIndicator } from '@contract'
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { lendBrowser } from '../../../browser.fixture'
import IndicatorSettings from './IndicatorSettings.svelte'
import { m } from '../../../../src-shared/messages/m'

beforeAll(lendBrowser)

type Change = Pick<ShownIndicator, 'values' | 'styles'>

function open(indicator: string, values: ShownIndicator['values'] = {}) {
  const changes: Change[] = []
  const item: ShownIndicator = { key: 'a', indicator, values, styles: {}, isHidden: false }
  render(IndicatorSettings, {
    props: { item, onchange: change => changes.push(change), onclosed: () => undefined }
  })
  return { changes }
}

const type = (label: string, text: string): Promise<boolean> =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })

describe('an indicator period', () => {
  it.each([
    ['0', m.indicators.valueIssue['out-of-range']({ name: 'Period', min: '1', max: '1,000' })],
    ['-5', m.indicators.valueIssue['out-of-range']({ name: 'Period', min: '1', max: '1,000' })],
    ['10000', m.indicators.valueIssue['out-of-range']({ name: 'Period', min: '1', max: '1,000' })],
    ['2.5', m.indicators.valueIssue['not-whole']({ name: 'Period', min: '1', max: '1,000' })],
    ['twenty', m.indicators.valueIssue['not-number']({ name: 'Period', min: '1', max: '1,000' })],
    ['', m.indicators.valueIssue['not-number']({ name: 'Period', min: '1', max: '1,000' })]
  ])('rejects a period of “%s” with a message', async (text, sentence) => {
    const { changes } = open('sma', { period: 20 })
    await type('Period', text)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(changes).toEqual([])
  })

  it.each(['1', '1000', ' 30 '])('applies a period of “%s” immediately', async text => {
    const { changes } = open('sma', { period: 20 })
    await type('Period', text)
    expect(changes).toEqual([{ values: { period: Number(text) }, styles: {} }])
  })

  it('rejects a period that conflicts with another parameter', async () => {
    const { changes } = open('macd', { fast: 12, slow: 26, signal: 9 })
    await type('Fast', '30')
    expect(screen.getByRole('alert').textContent).toBe(m.indicators.rule.fastSlow())
    expect(changes).toEqual([])
  })
})

it('sets colour, style and width of each line', async () => {
  const { changes } = open('bollinger', { period: 20, factor: 2 })
  const upper = within(screen.getByRole('row', { name: /^Upper/ }))
  await userEvent.selectOptions(
    upper.getByLabelText(m.indicators.style.lineLabel({ name: 'Upper' })),
    'dotted'
  )
  await userEvent.selectOptions(
    upper.getByLabelText(m.indicators.style.colourLabel({ name: 'Upper' })),
    'Pink'
  )
  await userEvent.selectOptions(upper.getByLabelText(m.indicators.style.widthLabel({ name: 'Upper' })), '3')
  expect(changes.map(({ styles }) => styles)).toEqual([
    { upper: { dash: 'dotted' } },
    { upper: { hue: 3 } },
    { upper: { width: 3 } }
  ])
})

it('shows a price of 0 credits', () => {
  open('rsi', { period: 14 })
  expect(screen.getByText(m.indicators.settings.free())).toBeTruthy()
})
