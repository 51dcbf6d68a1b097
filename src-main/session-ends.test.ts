import { expect, test, vi } from 'vitest'
import { Watch } from './resilience.fixture'
import { patiently } from './time/patience.fixture'

vi.setConfig({ testTimeout: 60_000 })

/** Holds back answers of the service until they are let through. */
function heldBack(watch: Watch): { readonly waiting: () => number; readonly let: () => void } {
  const { fetch } = watch
  let release: () => void = () => undefined
  let waiting = 0
  const gate = new Promise<void>(resolve => (release = resolve))
  watch.fetch = async (url, init) => {
    const response = await fetch(url, init)
    waiting++
    await gate
    return response
  }
  return { waiting: () => waiting, let: () => release() }
}

test.each<[string, (watch: Watch) => Promise<unknown>, boolean]>([
  ['the key is forgotten', async watch => watch.app.services.connection.forgetKey(), false],
  ['the app is closed', watch => watch.app.close(), true]
])('an answer that comes after %s is no error', async (_how, end, isClosed) => {
  const watch = await Watch.start()
  const { displayCurrency, market } = watch.app.services
  await displayCurrency.choose({ currency: 'EUR', everyMs: null })
  const held = heldBack(watch)
  const asked = Promise.resolve(market.refresh()).catch(() => undefined)
  await vi.waitFor(() => expect(held.waiting()).toBeGreaterThan(0), patiently)
  await end(watch)
  held.let()
  await asked
  if (isClosed) await watch.open()
  // Long enough for an error to be logged, which would fail this test.
  await new Promise(resolve => setTimeout(resolve, 50))
})
