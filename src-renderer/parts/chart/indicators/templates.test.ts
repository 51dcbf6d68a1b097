import type { ShownIndicator } from '@contract'
import { expect, it } from 'vitest'
import { indicatorDefinition } from '../../../../src-shared/indicators/catalogue'
import { defaults } from '../../../../src-shared/indicators/params'
import { IndicatorList } from '../setup/indicator-list.svelte'
import { foundTemplates, withoutTemplate, withTemplate } from './templates'

const shown = (indicator: string, key = indicator): ShownIndicator => {
  const definition = indicatorDefinition(indicator)
  return { key, indicator, values: definition ? defaults(definition) : {}, styles: {}, isHidden: false }
}

it('saves a template by name and replaces one with the same name', () => {
  const one = withTemplate([], ' Swing ', [shown('rsi')])
  const two = withTemplate(one, 'day', [shown('sma')])
  expect(two.map(({ name }) => name)).toEqual(['day', 'Swing'])
  const three = withTemplate(two, 'SWING', [shown('sma'), shown('rsi')])
  expect(three.map(({ name, indicators }) => [name, indicators.length])).toEqual([
    ['day', 1],
    ['SWING', 2]
  ])
  expect(foundTemplates(three, 'sw').map(({ name }) => name)).toEqual(['SWING'])
  expect(withoutTemplate(three, 'Day').map(({ name }) => name)).toEqual(['SWING'])
})

it('a template replaces all indicators and omits unknown ones', () => {
  let items: readonly ShownIndicator[] = [shown('sma')]
  const list = new IndicatorList(
    () => items,
    next => (items = next)
  )
  list.take([shown('rsi', 'same'), shown('rsi', 'same'), shown('from a later version')])
  expect(items.map(({ indicator }) => indicator)).toEqual(['rsi', 'rsi'])
  expect(new Set(items.map(({ key }) => key)).size).toBe(2)
})
