import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { lendBrowser } from '../browser.fixture'
import TooltipStage from './tooltip-stage.fixture.svelte'

beforeAll(lendBrowser)

const shown = (): boolean => document.querySelector('.tooltip') !== null
const focus = (name: string): void => screen.getByRole('button', { name }).focus()

it('explains a button that the focus walks to, and none it comes back to from what was opened', async () => {
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
