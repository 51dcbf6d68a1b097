// Runs under xvfb-run: opens the app, waits until data is on screen, says what is there and saves a
// screenshot. It looks at the page from outside, so the app carries no code for it.
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
/** @type {Promise<void>} */
const asked = new Promise(resolve => process.once('disconnect', resolve))
// Whoever started us closes the channel to end us; the signal itself may reach us as well.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

const order = await ordered
const app = await _electron.launch({
  executablePath: order.executable,
  args: order.words,
  cwd: root,
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false
})
/** @type {Promise<void>} */
const closed = new Promise(resolve => app.once('close', () => resolve()))
const seen = await Promise.race([look(app), asked.then(() => true), closed.then(() => false)])
if (seen && !order.once) await Promise.race([asked, closed])
const impatience = setTimeout(() => app.process().kill('SIGKILL'), closesWithinMs)
await Promise.race([app.close(), closed])
clearTimeout(impatience)
process.exitCode = seen ? 0 : 1
if (process.connected) process.disconnect()

/**
 * @param {ElectronApplication} app
 * @returns {Promise<boolean>} data came on screen
 */
async function look(app) {
  const file = join(root, '.artifacts/start.png')
  mkdirSync(join(root, '.artifacts'), { recursive: true })
  const page = await app.firstWindow()
  try {
    await page.waitForFunction(
      () =>
        document.querySelector('[data-testid=watchlist-row]') !== null &&
        Number(document.querySelector('[data-candles]')?.getAttribute('data-candles')) > 0 &&
        Number.isFinite(Number(document.querySelector('[data-limit]')?.getAttribute('data-limit') ?? NaN)),
      null,
      { timeout: onScreenWithinMs }
    )
  } catch {
    await page.screenshot({ path: file }).catch(() => undefined)
    warn(`Nothing came on screen within ${onScreenWithinMs / 1000} s. What the window shows: ${file}`)
    return false
  }
  const shown = await page.evaluate(() => {
    /** @param {string} name */
    const figure = name => Number(document.querySelector(`[${name}]`)?.getAttribute(name))
    const list = document.querySelector('[data-testid=watchlist-row]')?.closest('[aria-rowcount]')
    return {
      // The list is virtual: only its row count (its head is one) tells how long it is.
      coins: Number(list?.getAttribute('aria-rowcount')) - 1,
      candles: figure('data-candles'),
      used: figure('data-used'),
      limit: figure('data-limit')
    }
  })
  const { coins, candles, used, limit } = Object.fromEntries(
    Object.entries(shown).map(([name, figure]) => [name, figure.toLocaleString('en')])
  )
  await page.screenshot({ path: file })
  say(`On screen: ${coins} coins, ${candles} candles, ${used} of ${limit} credits used.`)
  say(`Screenshot: ${file}`)
  return true
}
