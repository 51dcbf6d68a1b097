import { render, screen } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { createRawSnippet } from 'svelte'
import { expect, it, vi } from 'vitest'
import Button from './Button.svelte'

it('keeps the focus and ignores clicks while busy', async () => {
  const act = vi.fn()
  const children = createRawSnippet(() => ({ render: () => '<span>Refresh</span>' }))
  const { rerender } = render(Button, { props: { children, onclick: act } })
  const button = screen.getByRole('button', { name: 'Refresh' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await rerender({ busy: true })
  expect([button.hasAttribute('disabled'), button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  expect(act).toHaveBeenCalledOnce()
  await rerender({ busy: false })
  await userEvent.keyboard('{Enter}')
  expect(act).toHaveBeenCalledTimes(2)
})
