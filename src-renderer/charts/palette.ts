/** Colours and type of a chart, as CSS values. */
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
  /** Stands on up and down. */
  readonly onUpDown: string
}

/** Reads the window's tokens, so that a chart wears the theme of what it stands in. */
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
    onUpDown: token('--surface')
  }
}
