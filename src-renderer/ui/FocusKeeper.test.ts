import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFocus } from './focus-keeper'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <section aria-label="List"><div role="grid" tabindex="0"><button id="row">More</button></div></section>
      <section aria-label="Panel"><div><button id="buy">Load</button></div></section>
    </main>`
  stop = keepFocus(document)
})
afterEach(() => stop())

const at = (id: string): HTMLElement => document.getElementById(id)!
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

it('moves the focus from a removed row to its table', async () => {
  at('row').focus()
  at('row').remove()
  await settled()
  expect(document.activeElement?.role).toBe('grid')
})

it('moves the focus from a disabled button to its panel', async () => {
  at('buy').focus()
  // jsdom leaves the focus on a disabled button; browsers don't.
  at('buy').blur()
  at('buy').setAttribute('disabled', '')
  await settled()
  expect(document.activeElement?.ariaLabel).toBe('Panel')
})

it('moves the focus to the page when a view is replaced', async () => {
  at('buy').focus()
  document.querySelector('main')!.replaceChildren()
  await settled()
  expect(document.activeElement?.tagName).toBe('MAIN')
})

it('moves the focus from a closed dialog to the panel if its opener no longer exists', async () => {
  at('buy').focus()
  const question = document.createElement('div')
  question.role = 'alertdialog'
  question.ariaModal = 'true'
  question.innerHTML = '<button>Yes</button>'
  document.body.append(question)
  question.querySelector('button')!.focus()
  at('buy').remove()
  question.remove()
  await settled()
  expect(document.activeElement?.ariaLabel).toBe('Panel')
})

it("doesn't move the focus after a click on an empty area", async () => {
  at('buy').focus()
  at('buy').blur()
  await settled()
  at('buy').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})
