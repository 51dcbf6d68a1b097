import { parentPort, workerData } from 'node:worker_threads'
import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import { openToRead } from '../storage/database'
import { evaluateScreen } from './evaluate-screen'
import { HeldCandles } from './held-series'
import type { ScreenedCoin } from './screen-facts'

// The thread that evaluates screens: it reads the cache by a connection of its own, so that neither hundreds of candles
// nor their indicators hold up what the main thread does.

/** One question, and the number it is answered under. */
export interface ScreenTask {
  readonly id: number
  readonly coins: readonly ScreenedCoin[]
  readonly anyOf: readonly (readonly AlertCondition[])[]
}

const { path } = workerData as { readonly path: string }
const held = new HeldCandles(openToRead(path))
parentPort?.on('message', ({ id, coins, anyOf }: ScreenTask) => {
  try {
    parentPort?.postMessage({ id, evaluated: evaluateScreen(coins, anyOf, held) })
  } catch (error) {
    // A damaged page is met where it is read. The next question is asked all the same.
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
