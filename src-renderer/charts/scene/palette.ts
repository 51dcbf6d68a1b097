import { comparedColors } from './compared-colors'
import { m } from '../../../src-shared/messages/m'

/** A colour of the theme by its role, by its index in the palette's hues, or as a fixed CSS colour. */
export type Tint = number | 'up' | 'down' | 'quiet' | `compared-${number}` | `#${string}`

const { blue, violet, teal, pink, olive, grey } = m.chart.hueNames
/** Amber isn't offered, because it means credits. */
export const hueNames = [blue, violet, teal, pink, olive, grey] as const
export const hues = {
  dark: ['#6ea8fe', '#c58af9', '#4dd0c8', '#f49ac2', '#b0c46a', '#9aa5b1'],
  light: ['#2563c9', '#7c3aad', '#0b7f78', '#b8326f', '#5d7016', '#56616d']
}

export function colorOf(tint: Tint, palette: Palette): string {
  if (typeof tint === 'number') return palette.hues[tint % palette.hues.length] ?? palette.text
  if (tint === 'up' || tint === 'down') return palette[tint]
  if (tint === 'quiet') return palette.textQuiet
  if (!isCompared(tint)) return tint
  return palette.compared[Number(tint.slice('compared-'.length))] ?? palette.text
}

const isCompared = (tint: Tint): tint is `compared-${number}` => String(tint).startsWith('compared-')

export interface Palette {
  readonly font: string
  readonly fontSize: number
  readonly surface: string
  readonly text: string
  readonly textQuiet: string
  readonly grid: string
  readonly line: string
  readonly crosshair: string
  readonly tag: string
  readonly tagText: string
  readonly up: string
  readonly down: string
  readonly accent: string
  readonly trouble: string
  readonly credit: string
  readonly hues: readonly string[]
  readonly compared: readonly string[]
  readonly onUpDown: string
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  return {
    font: style.fontFamily,
    fontSize: parseFloat(token('--size-small')) || 11,
    surface: token('--surface'),
    text: token('--text'),
    textQuiet: token('--text-3'),
    grid: token('--grid'),
    line: token('--line'),
    crosshair: token('--edge'),
    tag: token('--text-2'),
    tagText: token('--surface'),
    up: token('--up'),
    down: token('--down'),
    accent: token('--accent'),
    trouble: token('--trouble'),
    credit: token('--credit'),
    compared: style.colorScheme === 'light' ? comparedColors.light : comparedColors.dark,
    hues: style.colorScheme === 'light' ? hues.light : hues.dark,
    onUpDown: token('--surface')
  }
}
