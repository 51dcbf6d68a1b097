import { configure } from '@testing-library/svelte'
import { afterAll, afterEach, expect, vi } from 'vitest'

// A busy machine takes longer than the usual second; what comes at once is seen at once all the same.
configure({ asyncUtilTimeout: 5_000 })

// Svelte warns of mistakes that show up rarely, such as a value read after its component is gone.
const warn = vi.spyOn(console, 'warn')
afterAll(() => warn.mockRestore())
// Hooks run in reverse order: a failure here comes after the page was cleaned up.
afterEach(() => {
  const warnings = warn.mock.calls.map(String).filter(said => said.includes('[svelte]'))
  warn.mockClear()
  expect(warnings, 'warnings by Svelte').toEqual([])
})

// Components' tests share one page: what a test put there by hand goes with it.
afterEach(() => {
  document.body.replaceChildren()
  document.body.removeAttribute('style')
})

// What is loaded when it is first wanted may still be on its way when a file's tests are over: gone with them, it would be
// missing for all the files after it.
afterAll(() => vi.dynamicImportSettled())
