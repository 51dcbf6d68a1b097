import type { Palette } from '../../../charts/scene/palette'

export interface Print {
  readonly text: string
  readonly color: string
  readonly weight: number
  /** Font size, CSS px. */
  readonly size: number
  readonly ground?: string
}

export interface PrintRow {
  readonly left: readonly Print[]
  readonly right?: Print | undefined
}

/** Returns the width of printed text, CSS px. */
export type Measure = (print: Print) => number

const gap = 12
const rowHeight = 17
const badgePadding = 6

export function measureOn(ink: CanvasRenderingContext2D, palette: Palette): Measure {
  return print => {
    ink.font = fontOf(print, palette)
    return ink.measureText(print.text).width + (print.ground ? 2 * badgePadding : 0)
  }
}

/** Wraps texts to as many lines as needed, because a truncated price would be misread. */
export function wrapped(prints: readonly Print[], width: number, measure: Measure): readonly PrintRow[] {
  const rows: Print[][] = []
  let used = Infinity
  for (const print of prints) {
    const needed = measure(print)
    const row = rows.at(-1)
    if (row && used + gap + needed <= width) {
      row.push(print)
      used += gap + needed
    } else {
      rows.push([print])
      used = needed
    }
  }
  return rows.map(left => ({ left }))
}

/**
 * Drops the last text on the left if that makes room for the one on the right. Otherwise drops the one on the
 * right, and then texts on the left from the end, but never the first `leftCount`.
 */
export function fitted(
  { left, right }: PrintRow,
  leftCount: number,
  width: number,
  measure: Measure
): PrintRow {
  const widthOf = (prints: readonly Print[]): number =>
    prints.reduce((sum, print) => sum + measure(print) + gap, -gap)
  if (right && widthOf([...left, right]) <= width) return { left, right }
  const shorter = left.slice(0, -1)
  if (right && shorter.length >= leftCount && widthOf([...shorter, right]) <= width)
    return { left: shorter, right }
  if (widthOf(left) <= width || left.length <= leftCount) return { left }
  return fitted({ left: shorter }, leftCount, width, measure)
}

export const heightOf = (rows: readonly PrintRow[]): number => rows.length * rowHeight

/** `edge` is the left and right margin, px. */
export function printRows(
  ink: CanvasRenderingContext2D,
  rows: readonly PrintRow[],
  { top, width, edge }: { readonly top: number; readonly width: number; readonly edge: number },
  palette: Palette
): void {
  const measure = measureOn(ink, palette)
  ink.textBaseline = 'middle'
  ink.textAlign = 'left'
  for (const [index, { left, right }] of rows.entries()) {
    const y = top + (index + 0.5) * rowHeight
    let x = edge
    for (const print of left) {
      write(ink, print, x, y, palette, measure)
      x += measure(print) + gap
    }
    if (right) write(ink, right, width - edge - measure(right), y, palette, measure)
  }
}

function write(
  ink: CanvasRenderingContext2D,
  print: Print,
  x: number,
  y: number,
  palette: Palette,
  measure: Measure
): void {
  const { text, color, ground } = print
  if (ground) {
    ink.fillStyle = ground
    ink.beginPath()
    ink.roundRect(x, y - rowHeight / 2 + 0.5, measure(print), rowHeight - 1, 3)
    ink.fill()
  }
  ink.font = fontOf(print, palette)
  ink.fillStyle = color
  ink.fillText(text, x + (ground ? badgePadding : 0), y + 0.5)
}

const fontOf = ({ weight, size }: Print, { font }: Palette): string => `${weight} ${size}px ${font}`
