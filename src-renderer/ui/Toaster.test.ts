import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { lendBrowser } from '../browser.fixture'
import Toaster from './Toaster.svelte'
import { toasts } from './toasts.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)
beforeEach(() => (toasts.shown = []))
afterEach(() => vi.useRealTimers())

it('shows the last three messages for a few seconds', () => {
  vi.useFakeTimers()
  for (const text of ['one', 'two', 'three', 'four']) toasts.say(text)
  expect(toasts.shown.map(toast => toast.text)).toEqual(['two', 'three', 'four'])
  vi.advanceTimersByTime(8_000)
  expect(toasts.shown).toEqual([])
})

it("doesn't show the same message twice", () => {
  for (const text of ['Copied.', 'Saved.', 'Copied.']) toasts.say(text)
  expect(toasts.shown.map(toast => toast.text)).toEqual(['Saved.', 'Copied.'])
})

it('offers to undo once', async () => {
  const act = vi.fn()
  render(Toaster)
  toasts.sayUndoable('SOL removed.', act)
  await userEvent.click(await screen.findByRole('button', { name: m.common.undo() }))
  expect(act).toHaveBeenCalledOnce()
  expect(toasts.shown).toEqual([])
})

it.each(['Undo', 'Dismiss'])(
  'returns the focus to the previously focused element after the user chooses %s',
  async name => {
    render(Toaster)
    const place = document.body.appendChild(document.createElement('button'))
    place.focus()
    toasts.sayUndoable('SOL removed.', () => undefined)
    await userEvent.click(await screen.findByRole('button', { name }))
    expect(document.activeElement).toBe(place)
    place.remove()
  }
)

it('undoes with Ctrl+Z, except in a field', async () => {
  const act = vi.fn()
  render(Toaster)
  const field = document.body.appendChild(document.createElement('input'))
  toasts.sayUndoable('SOL removed.', act)
  toasts.say('Something else.')
  field.focus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(act).not.toHaveBeenCalled()
  field.blur()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(act).toHaveBeenCalledOnce()
  expect(toasts.shown.map(toast => toast.text)).toEqual(['Something else.'])
  field.remove()
})

it('undoes a removal with Ctrl+Z after its message has disappeared, but only once', async () => {
  const act = vi.fn()
  render(Toaster)
  toasts.sayRemoved('SOL removed.', act)
  toasts.say('Alert saved.', { label: 'Show', act: () => expect.unreachable() })
  toasts.shown = []
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  expect(act).toHaveBeenCalledOnce()
})

it('leaves Ctrl+Z to an open dialog', async () => {
  const act = vi.fn()
  render(Toaster)
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.role = 'dialog'
  dialog.tabIndex = 0
  dialog.focus()
  toasts.sayRemoved('SOL removed.', act)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(act).not.toHaveBeenCalled()
  dialog.remove()
})

it("doesn't put back what was removed while another service was shown", async () => {
  const act = vi.fn()
  render(Toaster)
  toasts.sayRemoved('SOL removed.', act)
  toasts.forgetUndoable()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(act).not.toHaveBeenCalled()
})
