import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { createRawSnippet } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import { lendBrowser } from '../browser.fixture'
import { m } from '../../src-shared/messages/m'
import Dialog from './Dialog.svelte'

beforeAll(lendBrowser)

const html = (text: string) => createRawSnippet(() => ({ render: () => text }))

it('keeps the focus inside when the user presses Tab', async () => {
  document.body.append(document.createElement('button'))
  const children = html('<label>Name <input /></label>')
  render(Dialog, { props: { open: true, title: 'Rename', children, footer: html('<button>Save</button>') } })
  const user = userEvent.setup()
  const field = screen.getByLabelText('Name')
  const [close, save] = ['Close', 'Save'].map(name => screen.getByRole('button', { name }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(close)
  await screen.findByText('Close (Esc)')
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(save)
  await user.tab()
  expect(document.activeElement).toBe(close)
})

it('moves the focus to the page if its opener no longer exists', async () => {
  const opener = document.createElement('button')
  const main = document.createElement('main')
  main.tabIndex = -1
  document.body.append(opener, main)
  opener.focus()
  const { rerender } = render(Dialog, {
    props: { open: true, title: 'Connect', children: html('<input />') }
  })
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  opener.remove()
  await rerender({ open: false })
  await waitFor(() => expect(document.activeElement).toBe(main))
  main.remove()
})

it('asks for confirmation before discarding input', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  let closed = 0
  const props = { open: true, title: 'Rename', children: html('<input />'), onclosed: () => (closed += 1) }
  const { rerender } = render(Dialog, { props: { ...props, unsaved: true } })
  const field = screen.getByRole('textbox')
  await waitFor(() => expect(document.activeElement).toBe(field))
  const ways = [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: m.common.close() })),
    () => user.click(document.querySelector('.ui-shade')!)
  ]
  for (const close of ways) {
    await close()
    await user.click(await screen.findByRole('button', { name: m.common.discard.refusal() }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([closed, screen.queryByRole('textbox')]).toEqual([0, field])
  }
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: m.common.discard.verb() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(closed).toBe(1)
  await rerender({ ...props, open: true, unsaved: false })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(closed).toBe(2)
})
