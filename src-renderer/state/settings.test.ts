// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, type FakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeSettings } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { SettingsState } from './settings.svelte'

let wire: FakeBridge
let state: SettingsState

beforeEach(() => {
  vi.useFakeTimers()
  wire = fakeBridge(fakeMarket([]))
  const { client, subscribe } = connect(wire.bridge)
  state = new SettingsState(client.settings, subscribe)
})
afterEach(() => vi.useRealTimers())

it('saves the first of several quick changes at once and the last one after a pause', async () => {
  await vi.runAllTimersAsync()
  const settingsWith = (listWidth: number) => ({ viewState: { ...fakeSettings.viewState, listWidth } })
  for (const listWidth of [410, 420, 430]) state.go({ listWidth })
  expect(state.viewState?.listWidth).toBe(430)
  // The first change must already be saved here, because the window may close at any time.
  expect(wire.inputs('settings', 'change')).toEqual([settingsWith(410)])
  await vi.runAllTimersAsync()
  expect(wire.inputs('settings', 'change')).toEqual([settingsWith(410), settingsWith(430)])
})

it("doesn't revert the view to an older event while saving", async () => {
  await vi.runAllTimersAsync()
  state.go({ group: 2 })
  wire.say('settingsChanged', { ...fakeSettings, theme: 'light' })
  expect([state.settings.value?.theme, state.viewState?.group]).toEqual(['light', 2])
  await vi.runAllTimersAsync()
  wire.say('settingsChanged', { ...fakeSettings, viewState: { ...fakeSettings.viewState, group: 3 } })
  expect(state.viewState?.group).toBe(3)
})

it('applies a change requested before the settings have loaded', async () => {
  const { client, subscribe } = connect(wire.bridge)
  state = new SettingsState(client.settings, subscribe)
  state.go({ view: 'credits' })
  expect(state.viewState).toBeUndefined()
  await vi.runAllTimersAsync()
  expect(state.viewState?.view).toBe('credits')
})

it('saves nothing if nothing changes', async () => {
  await vi.runAllTimersAsync()
  expect(wire.inputs('settings', 'change')).toEqual([])
})

it('opens views in the main window from another window without changing its watchlist', async () => {
  await vi.runAllTimersAsync()
  const opened: unknown[] = []
  state.showInMain = (view, coin) => opened.push([view, coin])
  state.go({ view: 'coin', coin: 'ETH' })
  expect(opened).toEqual([['coin', 'ETH']])
  expect(wire.inputs('settings', 'change')).toEqual([])
  state.go({ group: 3 })
  expect(state.viewState).toMatchObject({ view: fakeSettings.viewState.view, group: 3 })
  expect(opened).toHaveLength(1)
})
