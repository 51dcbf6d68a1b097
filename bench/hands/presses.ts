import type { StartedApp } from '../desktop/started-app'
import { rest } from '../../src-main/platform/time/next-turn'

export interface Press {
  readonly keys: string
  /**
   * A condition in the page's JavaScript, which is true once the key has had its effect. `before` is the
   * value of `state` before the key was pressed.
   */
  readonly isShown: string
  readonly state?: string
}

/**
 * Runs in the page. `handsPainted` resolves to the time when the first frame with the change is painted,
 * epoch ms.
 */
const watching = ({
  isShown,
  state = 'null'
}: Press): string => `void (globalThis.handsPainted = new Promise((resolve, reject) => {
  const before = ${state}
  const late = setTimeout(() => reject(new Error('The key changed nothing')), ${mostMs})
  const awaitFrame = () => {
    if (!(${isShown})) return requestAnimationFrame(awaitFrame)
    // The message arrives after the frame was painted.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      clearTimeout(late)
      resolve(performance.timeOrigin + performance.now())
    }
    port2.postMessage(null)
  }
  requestAnimationFrame(awaitFrame)
}))`

const mostMs = 10_000
/** The pause before each key, in which deferred work can finish, so that it isn't counted for this key. */
const pauseMs = 150

/** @returns ms from the key's arrival in the main process to the painted frame */
export async function timeOf(app: StartedApp, press: Press): Promise<number> {
  await app.evaluate(watching(press))
  await rest(pauseMs)
  const at = await app.press(press.keys)
  const took = (await app.evaluate<number>('handsPainted')) - at
  if (process.env['BENCH_VERBOSE']) console.error(press.keys, Math.round(took))
  return took
}

export async function timesOf(app: StartedApp, presses: readonly Press[]): Promise<readonly number[]> {
  const times: number[] = []
  for (const press of presses) times.push(await timeOf(app, press))
  return times
}

export const emptyPress: Press = {
  keys: 'A',
  isShown: 'document.getElementById("hello").textContent !== before',
  state: 'document.getElementById("hello").textContent'
}
export const answersKeys = `addEventListener('keydown', ({ timeStamp }) => (document.getElementById('hello').textContent = timeStamp))`

const shows = (view: string): string => `document.querySelector('main[aria-label="${view}"]')`

export const viewPresses: readonly Press[] = [
  ['2', 'Market'],
  ['3', 'News'],
  ['4', 'Alerts'],
  ['6', 'Credits'],
  ['1', 'Watch']
].map(([key, view = '']) => ({ keys: `Control+${key}`, isShown: shows(view) }))

const rowShown = `document.querySelector('[data-testid="watchlist-row"][aria-selected="true"]')?.dataset.coin`
export const focusList = `document.querySelector('[role="grid"][aria-label^="Watchlist"]').focus()`

export const rowPresses: readonly Press[] = ['Down', 'Down', 'Down', 'Down', 'Up', 'Up', 'Up', 'Up'].map(
  keys => ({
    keys,
    isShown: `${rowShown} !== before`,
    state: rowShown
  })
)

export const coinPresses: readonly Press[] = rowPresses.map(({ keys }) => ({
  keys,
  state: rowShown,
  isShown: `(coin => coin !== before && [...document.querySelectorAll('[role="img"][data-candles]:not([data-candles="0"])')]
    .some(chart => chart.ariaLabel?.startsWith(coin + ',')))(${rowShown})`
}))

const results = `document.querySelector('[role="dialog"] [role="listbox"]')?.textContent`
const typed = (keys: string): Press => ({ keys, isShown: `${results} !== before`, state: results })

export const palettePresses: readonly Press[] = [
  {
    keys: 'Control+K',
    isShown: `document.querySelector('[role="dialog"] [role="listbox"] [role="option"]')`
  },
  ...['s', 'o', 'l'].map(typed),
  { keys: 'Escape', isShown: `!document.querySelector('[role="dialog"]')` }
]
