import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { lendBrowser } from '../browser.fixture'
import ComboboxStage from './combobox-stage.fixture.svelte'

beforeAll(lendBrowser)

const names = ['average', 'bollinger', 'channel']

function open() {
  const onchoose = vi.fn()
  render(ComboboxStage, { props: { names, onchoose } })
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find' })
  return { onchoose, field, user: userEvent.setup() }
}

it('chooses the best match for the typed text even if Enter follows immediately', async () => {
  const { onchoose, field, user } = open()
  field.focus()
  await user.keyboard('av')
  await waitFor(() => expect(document.querySelector('[data-highlighted]')).not.toBeNull())
  // The component isn't rendered between these events, so the previous choice is still highlighted.
  field.value = 'boll'
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  expect(onchoose.mock.calls).toEqual([['bollinger']])
})

it('chooses an option selected with the arrow keys', async () => {
  const { onchoose, field, user } = open()
  field.focus()
  await user.keyboard('n')
  await screen.findByRole('option', { name: 'channel' })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onchoose.mock.calls).toEqual([['channel']])
})
