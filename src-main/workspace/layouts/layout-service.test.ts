import fc from 'fast-check'
import { faultWords } from '../../../src-shared/words/fault'
import { describe, expect, test } from 'vitest'
import { LayoutContent, type ChartChoices } from '../../../src-shared/contract/layouts'
import { FaultError } from '../../platform/faults/fault-error'
import { FactStore } from '../../platform/storage/fact-store'
import { openApp, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { blankChart, firstContent, readContent } from './stored-content'
import { LayoutService } from './layout-service'
import { LayoutStore } from './layout-store'
import { m } from '../../../src-shared/messages/m'

function openLayouts(folder = tempFolder()) {
  const database = openApp(folder)
  return { folder, database, service: new LayoutService(new LayoutStore(database), new FactStore(database)) }
}

const refusal = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof FaultError) return faultWords(error.fault).what
    throw error
  }
  throw new Error('nothing was refused')
}

const rsi: ChartChoices['indicators'][number] = {
  key: 'rsi 1',
  indicator: 'rsi',
  values: { period: 21 },
  styles: { value: { hue: 4, width: 2, dash: 'dotted' } },
  isHidden: true
}

const four: LayoutContent = {
  count: 4,
  charts: [
    {
      ...blankChart,
      coin: 'BTC',
      interval: '1m',
      indicators: [rsi],
      view: { series: 'BTC 1m', isFollowing: true, from: -98.5, to: 4 }
    },
    { ...blankChart, coin: 'ETH', look: { style: 'area', scale: 'log' }, compared: ['SOL'], pivots: true },
    { ...blankChart, coin: 'SOL@binance', over: 'ETH', interval: '1d' },
    blankChart
  ],
  active: 2,
  links: { coin: false, interval: true, crosshair: true, range: false }
}

describe('layouts', () => {
  test('layouts begin with one chart, and are restored after a restart', () => {
    const { service, folder, database } = openLayouts()
    expect(service.all()).toEqual({
      layouts: [{ id: 1, name: m.layouts.charts(), ...firstContent }],
      shown: 1
    })
    service.create({ name: 'Majors', content: four, at: null })
    service.rename({ id: 1, name: 'One' })
    service.show({ id: 1 })
    service.change({ id: 1, content: { ...four, count: 2 } })
    service.show({ id: 2 })
    const left = service.all()
    expect(left).toEqual({
      layouts: [
        { id: 1, name: 'One', ...four, count: 2 },
        { id: 2, name: 'Majors', ...four }
      ],
      shown: 2
    })
    database.close()
    expect(openLayouts(folder).service.all()).toEqual(left)
  })

  test('layouts can be restored at their position after removal', () => {
    const { service, folder, database } = openLayouts()
    service.create({ name: 'B', content: four, at: null })
    service.create({ name: 'C', content: firstContent, at: null })
    const after = service.remove({ id: 2 })
    expect([after.layouts.map(({ name }) => name), after.shown]).toEqual([[m.layouts.charts(), 'C'], 3])
    const back = service.create({ name: 'B', content: four, at: 1 })
    expect(back.layouts.map(({ name }) => name)).toEqual([m.layouts.charts(), 'B', 'C'])
    expect(back.layouts[1]).toMatchObject(four)
    expect(back.shown).toBe(back.layouts[1]!.id)
    service.remove({ id: back.shown })
    expect(service.all().shown).toBe(3)
    database.close()
    expect(
      openLayouts(folder)
        .service.all()
        .layouts.map(({ name }) => name)
    ).toEqual([m.layouts.charts(), 'C'])
  })

  test('layouts have unique names, and at least one must remain', () => {
    const { service } = openLayouts()
    expect(refusal(() => service.remove({ id: 1 }))).toBe(m.faults.causeWhat['only-layout']())
    service.create({ name: 'B', content: four, at: null })
    expect(refusal(() => service.create({ name: 'B', content: four, at: null }))).toContain(
      m.faults.nameTaken({ name: 'B' })
    )
    expect(refusal(() => service.rename({ id: 1, name: 'B' }))).toContain(m.faults.nameTaken({ name: 'B' }))
    expect(refusal(() => service.show({ id: 9 }))).toBe(m.faults.causeWhat['layout-gone']())
    for (let at = 2; at < 50; at++) service.create({ name: `more ${at}`, content: four, at: null })
    expect(refusal(() => service.create({ name: 'one more', content: four, at: null }))).toContain(
      '50 layouts'
    )
  })

  test('layouts show a requested coin on the active chart, or on all linked charts', () => {
    const { service } = openLayouts()
    const coins = (): unknown => service.all().layouts[0]!.charts.map(({ coin }) => coin)
    service.change({ id: 1, content: four })
    service.showCoin('XRP')
    expect(coins()).toEqual(['BTC', 'ETH', 'XRP', null])
    service.change({ id: 1, content: { ...four, links: { ...four.links, coin: true } } })
    service.showCoin('DOT')
    expect(coins()).toEqual(['DOT', 'DOT', 'DOT', 'DOT'])
  })
})

describe('a saved layout', () => {
  test('a saved layout is read as it was written', () => {
    expect(readContent(JSON.stringify(four))).toEqual(four)
  })

  test('a saved layout loses only its invalid parts', () => {
    const odd = {
      ...four,
      count: 3,
      charts: [
        { ...four.charts[0], interval: '7m', indicators: [rsi, { key: 'x' }, null] },
        { coin: 'ETH', look: { style: 'renko', scale: 'log' }, view: { series: 'ETH 1h', from: 5, to: 4 } },
        'no chart'
      ]
    }
    expect(readContent(JSON.stringify(odd))).toEqual({
      ...four,
      count: 1,
      charts: [{ ...four.charts[0], interval: '1h' }, { ...blankChart, coin: 'ETH' }, blankChart, blankChart]
    })
    expect(readContent('not json')).toEqual(firstContent)
  })

  test('a saved layout is valid after reading any stored value', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record({ count: fc.jsonValue(), charts: fc.array(fc.jsonValue()), active: fc.jsonValue() })
    )
    fc.assert(
      fc.property(anything, stored => {
        expect(LayoutContent.safeParse(readContent(JSON.stringify(stored))).success).toBe(true)
      }),
      { numRuns: 60 }
    )
  })
})
