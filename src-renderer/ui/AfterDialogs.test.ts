import { expect, it } from 'vitest'
import { afterDialogs } from './after-dialogs'

it('waits for an open dialog to close', async () => {
  const acts: string[] = []
  afterDialogs(() => acts.push('at once'))
  const dialog = document.createElement('div')
  dialog.ariaModal = 'true'
  document.body.append(dialog)
  const stop = afterDialogs(() => acts.push('stopped'))
  afterDialogs(() => acts.push('later'))
  stop()
  document.body.append(document.createElement('p'))
  await new Promise(resolve => setTimeout(resolve))
  expect(acts).toEqual(['at once'])
  dialog.remove()
  await new Promise(resolve => setTimeout(resolve))
  expect(acts).toEqual(['at once', 'later'])
})
