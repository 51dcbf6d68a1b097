import type { BenchFigure } from '../chart/figures'
import { limited } from './figures'
import type { StartSetting } from './starts'
import { StartedApp } from './started-app'
import { rest } from '../../src-main/platform/time/next-turn'

/**
 * Measures the time from a click on the tray icon until a window shows a price. The window has no process
 * before the click.
 */
export async function opening({ env, tray, rounds, profiles }: StartSetting): Promise<BenchFigure[]> {
  const took: number[] = []
  const app = await StartedApp.start('ours', { profile: profiles.ours, env, hidden: true })
  for (let round = -1; round < rounds; round++) {
    await rest(1_500)
    if ((await app.windowProcesses()) > 0) throw new Error('A closed window still has a process.')
    await app.forget()
    const at = Date.now()
    await tray.click()
    const { row } = await app.seen('row', 'chart')
    if (round >= 0) took.push(row - at)
    await rest(1_000)
    await app.closeWindow()
  }
  await app.end()
  return [limited('open', 'ms', took, 350)]
}

/** Runs in the page. */
const pressedToDrawn = (coin: string): string => `new Promise(resolve => {
  let pressed = null
  addEventListener('mousedown', event => (pressed = event.timeStamp), { capture: true, once: true })
  const drawn = () => document.querySelector('[role="img"][data-candles]:not([data-candles="0"])')
    ?.ariaLabel?.includes(${JSON.stringify(coin)})
  const awaitFrame = () => {
    if (pressed === null || !drawn()) return requestAnimationFrame(awaitFrame)
    requestAnimationFrame(() => resolve(performance.now() - pressed))
  }
  requestAnimationFrame(awaitFrame)
})`

const placeOf = (coin: string): string => `(() => {
  const { x, y, height } = document.querySelector('[data-testid="watchlist-row"][data-coin="${coin}"]').getBoundingClientRect()
  return { x: Math.round(x + 20), y: Math.round(y + height / 2) }
})()`

export async function choosing({ env, rounds, profiles }: StartSetting): Promise<BenchFigure[]> {
  const app = await StartedApp.start('ours', { profile: profiles.ours, env })
  await app.seen('chart')
  await rest(3_000)
  const took: number[] = []
  for (let round = -2; round < rounds; round++) {
    const coin = ['ETH', 'SOL', 'XRP'][(round + 3) % 3]!
    const { x, y } = await app.evaluate<{ x: number; y: number }>(placeOf(coin))
    const drawn = app.evaluate<number>(pressedToDrawn(coin))
    await rest(300)
    await app.click(x, y)
    const ms = await drawn
    if (round >= 0) took.push(ms)
    await rest(700)
  }
  await app.end()
  return [limited('coin', 'ms', took, 100)]
}
