import { configure } from '@testing-library/svelte'
import { afterEach } from 'vitest'

// A busy machine takes longer than the usual second; what comes at once is seen at once all the same.
configure({ asyncUtilTimeout: 5_000 })

// Components' tests share one page: what a test put there by hand goes with it.
afterEach(() => {
  document.body.replaceChildren()
  document.body.removeAttribute('style')
})
