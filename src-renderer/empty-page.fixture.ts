import { afterEach } from 'vitest'

// Components' tests share one page: what a test put there by hand goes with it.
afterEach(() => {
  document.body.replaceChildren()
  document.body.removeAttribute('style')
})
