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
  const { client, hear } = connect(wire.bridge)
  state = new SettingsState(client.settings, hear)
})
afterEach(() => vi.useRealTimers())

it('shows and tells a step at once, and of those that follow fast the last, whole, when they have come to rest', async () => {
  await vi.runAllTimersAsync()
  const told = (listWidth: number) => ({ viewState: { ...fakeSettings.viewState, listWidth } })
  for (const listWidth of [410, 420, 430]) state.go({ listWidth })
  expect(state.viewState?.listWidth).toBe(430)
  // The window may be closed by the next step: the first must not wait.
  expect(wire.inputs('settings', 'change')).toEqual([told(410)])
  await vi.runAllTimersAsync()
  expect(wire.inputs('settings', 'change')).toEqual([told(410), told(430)])
})

it('does not jump back to an older place while a step is on its way', async () => {
  await vi.runAllTimersAsync()
  state.go({ group: 2 })
  wire.say('settingsChanged', { ...fakeSettings, theme: 'light' })
  expect([state.settings.value?.theme, state.viewState?.group]).toEqual(['light', 2])
  await vi.runAllTimersAsync()
  wire.say('settingsChanged', { ...fakeSettings, viewState: { ...fakeSettings.viewState, group: 3 } })
  expect(state.viewState?.group).toBe(3)
})

it('remembers a step asked for before the settings came', async () => {
  const { client, hear } = connect(wire.bridge)
  state = new SettingsState(client.settings, hear)
  state.go({ view: 'credits' })
  expect(state.viewState).toBeUndefined()
  await vi.runAllTimersAsync()
  expect(state.viewState?.view).toBe('credits')
})

it('tells nothing when nothing was asked for', async () => {
  await vi.runAllTimersAsync()
  expect(wire.inputs('settings', 'change')).toEqual([])
})
