import type { InputEvent } from './electron'

/** These positions are in the left two thirds of the window, which are part of the plot in both charts. */
const left = 100
const right = 1_000
const middle = 300

const mouse = (type: string, x: number, more: InputEvent = {}): InputEvent => ({
  type,
  x: Math.round(x),
  y: middle,
  button: 'left',
  ...more
})

export function drags(count: number, stepInPx: number, isLeftwards: (drag: number) => boolean): InputEvent[] {
  return Array.from({ length: count }, (_, drag) => {
    const [from, to] = isLeftwards(drag) ? [right, left] : [left, right]
    const steps = Math.floor((right - left) / stepInPx)
    const moves = Array.from({ length: steps }, (_, step) =>
      mouse('mouseMove', from + ((to - from) * (step + 1)) / steps, { modifiers: ['leftButtonDown'] })
    )
    return [
      mouse('mouseMove', from),
      mouse('mouseDown', from, { clickCount: 1 }),
      ...moves,
      mouse('mouseUp', to, { clickCount: 1 })
    ]
  }).flat()
}

export function wheels(turnsIn: number, turnsOut: number): InputEvent[] {
  const turn = (deltaY: number): InputEvent => ({
    type: 'mouseWheel',
    x: 550,
    y: middle,
    deltaX: 0,
    deltaY,
    // Chromium converts these to 120 px per notch.
    wheelTicksX: 0,
    wheelTicksY: Math.sign(deltaY),
    canScroll: true
  })
  return [
    ...Array.from({ length: turnsIn }, () => turn(120)),
    ...Array.from({ length: turnsOut }, () => turn(-120))
  ]
}
