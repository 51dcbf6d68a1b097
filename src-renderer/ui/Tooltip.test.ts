import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { lendBrowser } from '../browser.fixture'
import TooltipStage from './tooltip-stage.fixture.svelte'

beforeAll(lendBrowser)
afterEach(() => vi.useRealTimers())

const shown = (): boolean => document.querySelector('.tooltip') !== null
const focus = (name: string): void => screen.getByRole('button', { name }).focus()

it('appears when the keyboard focuses a button', async () => {
  render(TooltipStage)
  focus('before')
  focus('Columns')
  await waitFor(() => expect(shown()).toBe(true))
  focus('inside')
  await waitFor(() => expect(shown()).toBe(false))
  focus('Columns')
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(shown()).toBe(false)
})

it('appears after the pointer rests on a button and disappears when it leaves', async () => {
  vi.useFakeTimers()
  render(TooltipStage)
  const button = screen.getByRole('button', { name: 'Columns' })
  const rest = async (ms: number): Promise<void> => {
    await fireEvent.pointerEnter(button)
    vi.advanceTimersByTime(ms)
    await tick()
  }
  await rest(399)
  expect(shown()).toBe(false)
  await fireEvent.pointerLeave(button)
  for (const end of [
    () => fireEvent.pointerLeave(button),
    () => fireEvent.pointerDown(button),
    () => fireEvent.keyDown(button, { key: 'Escape' }),
    () => fireEvent.scroll(document)
  ]) {
    await rest(400)
    expect(shown()).toBe(true)
    await end()
    await tick()
    expect(shown()).toBe(false)
  }
})

it("doesn't appear on touch or when a click moves the focus", async () => {
  vi.useFakeTimers()
  render(TooltipStage)
  const button = screen.getByRole('button', { name: 'Columns' })
  focus('before')
  await fireEvent.pointerDown(button)
  button.focus()
  await fireEvent.pointerUp(button)
  const touch = new Event('pointerenter')
  Object.assign(touch, { pointerType: 'touch' })
  button.dispatchEvent(touch)
  vi.advanceTimersByTime(1_000)
  await tick()
  expect(shown()).toBe(false)
})
