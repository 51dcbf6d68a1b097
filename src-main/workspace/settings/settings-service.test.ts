import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settings, Settings } from '../../../src-shared/contract/settings'
import { FactStore } from '../../platform/storage/fact-store'
import { openApp, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { SettingsService } from './settings-service'
import { rawFact } from '../../platform/storage/fact.fixture'

const usual = Settings.parse({})

function found(stored: unknown): Settings {
  const facts = new FactStore(openApp())
  facts.write(rawFact('settings'), stored)
  return new SettingsService(facts).all()
}

describe('settings', () => {
  test('settings start with defaults, and keep changes after a restart', () => {
    const folder = tempFolder()
    const database = openApp(folder)
    const service = new SettingsService(new FactStore(database))
    expect(service.all()).toEqual(usual)
    const received: Settings[] = []
    service.changed.on(settings => received.push(settings))
    const viewState = { ...usual.viewState, view: 'news' as const, listWidth: 300 }
    const changed = service.change({ theme: 'light', dailyBudget: 500, viewState, upDown: undefined })
    expect(changed).toEqual({ ...usual, theme: 'light', dailyBudget: 500, viewState })
    expect(received).toEqual([changed])
    database.close()
    expect(new SettingsService(new FactStore(openApp(folder))).all()).toEqual(changed)
  })

  test('settings saved with an earlier name of a column use its current name', () => {
    const { viewState } = found({
      viewState: {
        columns: ['high', 'age'],
        sort: { column: 'high', descending: true },
        market: { hidden: ['high', 'days90'] }
      }
    })
    expect(viewState.columns).toEqual(['fromHigh', 'age'])
    expect(viewState.sort).toEqual({ column: 'fromHigh', descending: true })
    expect(viewState.market.hidden).toEqual(['fromHigh', 'days90'])
  })

  test('changing one part of the view state keeps the rest', () => {
    const service = new SettingsService(new FactStore(openApp()))
    service.change({ viewState: { group: 2, sort: { column: 'change', descending: true } } })
    const step = settings.change.input.parse({ viewState: { view: 'news' } })
    expect(service.change(step).viewState).toEqual({
      ...usual.viewState,
      view: 'news',
      group: 2,
      sort: { column: 'change', descending: true }
    })
  })

  test.each<[string, unknown, Partial<Settings>]>([
    [
      'only an invalid field falls back to its default',
      { theme: 'pink', confirmAbove: 7 },
      { confirmAbove: 7 }
    ],
    [
      'numbers out of range',
      { unknownReserve: 0, dailyBudget: -1, upDown: 'blue-orange' },
      { upDown: 'blue-orange' }
    ],
    [
      'only an invalid field of the view state is dropped',
      { viewState: { view: 'nowhere', group: 3, listWidth: 9 } },
      { viewState: { ...usual.viewState, group: 3 } }
    ],
    ['an invalid view state', { theme: 'light', viewState: 'here' }, { theme: 'light' }],
    ['unknown names', { constructor: 1, toString: 2, gone: true, theme: 'system' }, { theme: 'system' }]
  ])('reads damaged settings: %s', (_, stored, expected) => {
    expect(found(stored)).toEqual({ ...usual, ...expected })
  })

  test('settings ignore __proto__', () => {
    expect(found(JSON.parse('{"__proto__":{"theme":"light"},"confirmAbove":3}'))).toEqual({
      ...usual,
      confirmAbove: 3
    })
  })

  test('settings are valid after reading any stored value', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ theme: fc.jsonValue(), viewState: fc.jsonValue() })),
        stored => {
          expect(Settings.safeParse(found(stored)).success).toBe(true)
        }
      ),
      { numRuns: 30 }
    )
  })

  test('settings include the bounds of the window', () => {
    const service = new SettingsService(new FactStore(openApp()))
    expect(service.bounds()).toBeNull()
    service.keepBounds({ x: 0, y: 24, width: 900, height: 600, maximised: false })
    expect(service.bounds()).toMatchObject({ y: 24, width: 900 })
  })
})
