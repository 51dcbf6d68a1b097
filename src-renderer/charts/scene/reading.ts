import { at } from '../../../src-shared/indicators/columns'
import type { ColumnStep } from '../series/column-step'
import type { Scene } from './scene'

export interface CrosshairReading {
  readonly firstBar: number
  readonly lastBar: number
  /** Opening times, epoch ms. */
  readonly fromTime: number
  readonly toTime: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
  /** NaN for the first column, which has no previous close. */
  readonly previousClose: number
  readonly isProvisional: boolean
}

export function readColumn(scene: Scene, step: ColumnStep, column: number): CrosshairReading | null {
  const detail = scene.detail(step)
  const { candles } = scene
  const firstBar = column >= 0 && column < detail.size ? at(detail.first, column) : -1
  if (firstBar < 0) return null
  const lastBar = firstBar + at(detail.bars, column) - 1
  return {
    firstBar,
    lastBar,
    fromTime: at(candles.time, firstBar),
    toTime: at(candles.time, lastBar),
    open: at(detail.open, column),
    high: at(detail.high, column),
    low: at(detail.low, column),
    close: at(detail.close, column),
    volume: at(detail.volume, column),
    previousClose: firstBar > 0 ? at(candles.close, firstBar - 1) : NaN,
    isProvisional: candles.isProvisional(lastBar)
  }
}
