import type { DemoCandle } from '../simulation/simulated-market'

export interface IchimokuPoint {
  readonly time: number
  readonly conversion: number | null
  readonly base: number | null
  readonly spanA: number | null
  readonly spanB: number | null
  /** Null if that bar is in the future. */
  readonly lagging: number | null
}

function middleOf(candles: readonly DemoCandle[], at: number, period: number): number | null {
  if (at + 1 < period) return null
  const window = candles.slice(at + 1 - period, at + 1)
  return (Math.max(...window.map(one => one.high)) + Math.min(...window.map(one => one.low))) / 2
}

export const ichimokuShift = 26

/**
 * Ichimoku Kinko Hyo (Hosoda) with 9, 26 and 52 bars. Each value is at the bar where it's drawn, so the
 * leading spans extend beyond the last candle.
 */
export function ichimoku(candles: readonly DemoCandle[], barMs: number): IchimokuPoint[] {
  const shift = ichimokuShift
  const conversions = candles.map((_, at) => middleOf(candles, at, 9))
  const bases = candles.map((_, at) => middleOf(candles, at, 26))
  const times = candles.map(candle => candle.time)
  const last = times.at(-1)
  const ahead = last === undefined ? [] : Array.from({ length: shift }, (_, at) => last + (at + 1) * barMs)
  return [...times, ...ahead].map((time, at) => {
    const earlier = at - shift
    const conversion = conversions[earlier] ?? null
    const base = bases[earlier] ?? null
    return {
      time,
      conversion: conversions[at] ?? null,
      base: bases[at] ?? null,
      spanA: conversion === null || base === null ? null : (conversion + base) / 2,
      spanB: earlier < 0 ? null : middleOf(candles, earlier, 52),
      lagging: candles[at + shift]?.close ?? null
    }
  })
}
