// Runs under xvfb-run. Waits for data on screen, prints what the window shows and saves a screenshot. It
// inspects the page from outside, so the app needs no code for it.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { _electron } from 'playwright'
import { root } from '../setup/places.mjs'
import { say, warn } from '../setup/report.mjs'

/** @typedef {{ executable: string, words: string[], once: boolean }} Order */
/** @typedef {import('playwright').ElectronApplication} ElectronApplication */

const onScreenWithinMs = 60_000
const closesWithinMs = 10_000

/** @type {Promise<Order>} */
const ordered = new Promise(resolve =>
  process.once('message', order => resolve(/** @type {Order} */ (order)))
)
// The parent process closes the channel when this process should end.
/** @type {Promise<void>} */
const endRequested = new Promise(resolve => process.once('disconnect', resolve))

const order = await ordered
const app = await _electron.launch({
  executablePath: order.executable,
  args: order.words,
  cwd: root
})
/** @type {Promise<void>} */
const closed = new Promise(resolve => app.once('close', () => resolve()))
const isUsable = await Promise.race([
  takesScreenshot(app),
  endRequested.then(() => true),
  closed.then(() => false)
])
if (isUsable && !order.once) await Promise.race([endRequested, closed])
const impatience = setTimeout(() => app.process().kill('SIGKILL'), closesWithinMs)
await Promise.race([app.close(), closed])
clearTimeout(impatience)
process.exitCode = isUsable ? 0 : 1
if (process.connected) process.disconnect()

/**
 * @param {ElectronApplication} app
 * @returns {Promise<boolean>} whether data appeared
 */
async function takesScreenshot(app) {
  const file = join(root, '.artifacts/start.png')
  mkdirSync(join(root, '.artifacts'), { recursive: true })
  const page = await app.firstWindow()
  const row = page.getByTestId('watchlist-row').first()
  const chart = page.locator('[data-candles]:not([data-candles="0"])').first()
  const gauge = page.locator('[data-limit]:not([data-limit="unknown"])').first()
  try {
    for (const part of [row, chart, gauge])
      await part.waitFor({ state: 'attached', timeout: onScreenWithinMs })
  } catch {
    // The page is closed if this process was asked to end.
    if (page.isClosed()) return false
    await page.screenshot({ path: file }).catch(() => undefined)
    warn(`Nothing appeared on screen within ${onScreenWithinMs / 1000} s. Screenshot of the window: ${file}`)
    return false
  }
  /** @param {import('playwright').Locator} part @param {string} attribute */
  const figure = async (part, attribute) => Number(await part.getAttribute(attribute))
  // The list is virtual: only its row count, which includes the header, shows its length.
  const coins = (await figure(page.locator('[aria-rowcount]', { has: row }).first(), 'aria-rowcount')) - 1
  const candles = await figure(chart, 'data-candles')
  const [used, limit] = [await figure(gauge, 'data-used'), await figure(gauge, 'data-limit')]
  await page.screenshot({ path: file })
  const written = new Intl.NumberFormat('en')
  say(
    `On screen: ${written.format(coins)} coins, ${written.format(candles)} candles, ` +
      `${written.format(used)} of ${written.format(limit)} credits used.`
  )
  say(`Screenshot: ${file}`)
  return true
}
