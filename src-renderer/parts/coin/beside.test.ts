import { expect, it } from 'vitest'
import { besideFigure, besideLine, besidePercent, besidePrice } from './beside'
import { m } from '../../../src-shared/messages/m'

it('compares an RSI in points and a price in percent', () => {
  expect(besideFigure(25, 66.5).difference?.text).toBe(m.formats.points({ value: '+41.50' }))
  expect(besidePrice(25, 66.5).difference?.text).toBe('+166.00 %')
})

it('shows nothing without a service value, and no difference without ours', () => {
  expect(besideFigure(25, null)).toEqual({})
  expect(besideFigure(null, 66.5)).toEqual({ service: { text: '66.50' }, difference: undefined })
})

it('shows 0.00 exactly if both values look the same', () => {
  const between = ({
    service,
    difference
  }: ReturnType<typeof besidePrice>): readonly (string | undefined)[] => [service?.text, difference?.text]
  expect(between(besidePercent(1.5749, 1.5791, true))).toEqual([
    '+1.58 %',
    m.formats.points({ value: '+0.0042' })
  ])
  expect(between(besidePercent(1.5749, 1.5709, true))).toEqual([
    '+1.57 %',
    m.formats.points({ value: '0.00' })
  ])
  expect(between(besidePercent(34.0949, 34.0951, false))).toEqual([
    '34.1 %',
    m.formats.points({ value: '+0.0002' })
  ])
  expect(between(besideFigure(44.084, 44.0861))).toEqual(['44.09', m.formats.points({ value: '+0.0021' })])
  expect(between(besidePrice(76_186.36, 76_186.35))).toEqual(['76,186.35', '−0.000013 %'])
  expect(between(besidePrice(76_186.361, 76_186.362))).toEqual(['76,186.36', '0.00 %'])
})

it('formats values identically if they differ only by floating-point error', () => {
  const ours = 75_364.685
  const service = ours - 1e-9
  expect(besidePrice(ours, service).service?.text).toBe(besidePrice(ours, ours).service?.text)
  expect(besidePrice(ours, service).difference?.text).toBe('0.00 %')
})

it('compares a MACD in its unit, also below 0, signed towards the service', () => {
  expect(besideLine(-331.25, -320)).toEqual({ service: { text: '−320.00' }, difference: { text: '+11.25' } })
  expect(besideLine(0.5, -2).difference?.text).toBe('−2.5')
  expect(besideLine(-331.25, -331.2488).difference?.text).toBe('+0.0012')
  expect(besideLine(-331.25, -331.25).difference?.text).toBe('0')
  expect(besideLine(null, -2).difference).toBeUndefined()
})
