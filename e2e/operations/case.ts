import { expect } from 'playwright/test'
import type { DemoCoin } from '../../src-demo/simulation/listing'
import { dayMs, type DemoCandle, type SimulatedMarket } from '../../src-demo/simulation/simulated-market'
import type { ExplorerPage, ShownCell } from '../pages/explorer-page'

export interface Case {
  readonly params: Readonly<Record<string, string>>
  readonly check: (explorer: ExplorerPage, market: Truth) => Promise<void>
}

export type Cases = Readonly<Record<string, Case>>

export class Truth {
  readonly market: SimulatedMarket
  readonly now: number
  /** The last midnight in UTC, epoch ms. */
  readonly today: number

  constructor(market: SimulatedMarket, now: number) {
    this.market = market
    this.now = now
    this.today = Math.floor(now / dayMs) * dayMs
  }

  coin(symbol: string): DemoCoin {
    const coin = this.market.coin(symbol)
    if (!coin) throw new Error(`The market has no ${symbol}`)
    return coin
  }

  /** The price of a coin or currency in dollars. */
  price(symbol: string, at = this.now): number {
    return this.market.priceAt(this.market.currency(symbol) ?? this.coin(symbol), at)
  }

  /** Daily candles, including the forming one. */
  days(symbol: string, count = 720): readonly DemoCandle[] {
    return this.market.lastCandles(this.coin(symbol), '1d', count, this.now)
  }

  wholeDays(symbol: string, count: number): readonly DemoCandle[] {
    return this.days(symbol, count + 1).slice(0, -1)
  }
}

/**
 * Returns the exact value from the cell's tooltip, and checks that the cell's text is this value after
 * rounding.
 */
export function figure(cell: ShownCell | undefined): number {
  const { text = '', title = '' } = cell ?? {}
  const exact = Number((title || text).replace(/[,%\s]/g, ''))
  const [, sign = '', digits = '', size = ''] =
    /^([−+-]?)\s*([\d,]+(?:\.\d+)?)\s*([KMBT]?)(?![A-Z])/.exec(text) ?? []
  const unit = 10 ** (['', 'K', 'M', 'B', 'T'].indexOf(size) * 3)
  const shown = Number(digits.replaceAll(',', '')) * unit * (/[−-]/.test(sign) ? -1 : 1)
  const half = (unit * 10 ** -(digits.split('.')[1] ?? '').length) / 2
  expect(digits, `a figure in ${JSON.stringify(cell)}`).not.toBe('')
  expect(Math.abs(shown - exact), `${text} for ${exact}`).toBeLessThanOrEqual(half * 1.0001)
  return exact
}

/** Allows a small difference, because the service writes computed values with ten digits. */
export function expectFigure(cell: ShownCell | undefined, expected: number, digits = 8): void {
  const shown = figure(cell)
  const off = Math.abs(shown - expected)
  expect(off, `${shown} for ${expected}`).toBeLessThanOrEqual(Math.abs(expected) * 10 ** -digits)
}

/** These return `2026-02-17` and `2026-02-17 08:27:54`, in UTC. */
export const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)
export const timeText = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
