import { describe, expect, it } from 'vitest'
import { fakeParameter, fixtureTime } from '../explorer.fixture'
import { valueChoices } from './suggestions'

describe('suggested parameter values', () => {
  const interval = fakeParameter('interval', { suggestions: ['1m', '15m', '1h', '1d'] })
  const offered = (text: string) => valueChoices(interval, text, fixtureTime).map(({ value }) => value)

  it('suggests values that start with the typed text', () => {
    expect(offered('')).toEqual(['1m', '15m', '1h', '1d'])
    expect(offered('15')).toEqual(['15m'])
    expect(offered('1H')).toEqual([])
    expect(offered('weekly')).toEqual([])
  })

  it('suggests UTC days for a date parameter', () => {
    const date = fakeParameter('date', { control: 'date' })
    expect(valueChoices(date, '', fixtureTime)[0]).toEqual({
      value: '2026-02-16',
      label: '2026-02-16',
      detail: 'yesterday'
    })
    expect(valueChoices(date, '2025', fixtureTime).map(({ value }) => value)).toEqual([
      '2025-11-19',
      '2025-02-17'
    ])
  })
})
