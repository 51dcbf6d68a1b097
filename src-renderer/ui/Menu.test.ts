import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { createRawSnippet } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { lendBrowser } from '../browser.fixture'
import Menu from './Menu.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const trigger = createRawSnippet<[Record<string, unknown>]>(props => ({
  render: () => '<button>More</button>',
  setup(element) {
    for (const [name, value] of Object.entries(props()))
      if (name.startsWith('on')) element.addEventListener(name.slice(2), value as EventListener)
      else if (typeof value !== 'function') element.setAttribute(name, String(value))
  }
}))

it.each([
  ['Escape', '{Escape}'],
  ['a choice', '{Enter}']
])('the page can be clicked again after %s closes the menu', async (_, keys) => {
  const act = vi.fn()
  render(Menu, { props: { entries: [{ label: 'Rename', act }], trigger } })
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  screen.getByRole('button', { name: 'More' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: m.common.rename() })
  await waitFor(() => expect(document.body.style.pointerEvents).toBe('none'))
  await user.keyboard(keys)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'))
})
