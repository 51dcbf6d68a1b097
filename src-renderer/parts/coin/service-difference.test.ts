import { expect, it } from 'vitest'
import {
  withServiceFigure,
  withServiceLine,
  withServicePercent,
  withServicePrice
} from './service-difference'
import { m } from '../../../src-shared/messages/m'

it('shows the difference of an RSI in points and of a price in percent', () => {
  expect(withServiceFigure(25, 66.5).difference?.text).toBe(m.formats.points({ value: '+41.50' }))
  expect(withServicePrice(25, 66.5).difference?.text).toBe('+166.00 %')
})

it('shows no difference if the calculated value is missing', () => {
  expect(withServiceFigure(25, null)).toEqual({})
  expect(withServiceFigure(null, 66.5)).toEqual({ service: { text: '66.50' }, difference: undefined })
})

it('shows a difference of 0.00 only if both values look the same', () => {
  const between = ({
    service,
    difference
  }: ReturnType<typeof withServicePrice>): readonly (string | undefined)[] => [
    service?.text,
    difference?.text
  ]
  expect(between(withServicePercent(1.5749, 1.5791, true))).toEqual([
    '+1.58 %',
    m.formats.points({ value: '+0.0042' })
  ])
  expect(between(withServicePercent(1.5749, 1.5709, true))).toEqual([
    '+1.57 %',
    m.formats.points({ value: '0.00' })
  ])
  expect(between(withServicePercent(34.0949, 34.0951, false))).toEqual([
    '34.1 %',
    m.formats.points({ value: '+0.0002' })
  ])
  expect(between(withServiceFigure(44.084, 44.0861))).toEqual([
    '44.09',
    m.formats.points({ value: '+0.0021' })
  ])
  expect(between(withServicePrice(76_186.36, 76_186.35))).toEqual(['76,186.35', '−0.000013 %'])
  expect(between(withServicePrice(76_186.361, 76_186.362))).toEqual(['76,186.36', '0.00 %'])
})

it('formats both values alike if they differ only by a floating-point error', () => {
  const ours = 75_364.685
  const service = ours - 1e-9
  expect(withServicePrice(ours, service).service?.text).toBe(withServicePrice(ours, ours).service?.text)
  expect(withServicePrice(ours, service).difference?.text).toBe('0.00 %')
})

it('shows the difference of a MACD in its own unit', () => {
  expect(withServiceLine(-331.25, -320)).toEqual({
    service: { text: '−320.00' },
    difference: { text: '+11.25' }
  })
  expect(withServiceLine(0.5, -2).difference?.text).toBe('−2.5')
  expect(withServiceLine(-331.25, -331.2488).difference?.text).toBe('+0.0012')
  expect(withServiceLine(-331.25, -331.25).difference?.text).toBe('0')
  expect(withServiceLine(null, -2).difference).toBeUndefined()
})
