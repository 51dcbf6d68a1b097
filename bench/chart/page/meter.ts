/** The next animation frame; answers with its time stamp. */
export function nextFrame(): Promise<number> {
  return new Promise(resolve => requestAnimationFrame(resolve))
}

/** The task after the next animation frame: what was drawn in that frame is drawn. */
export async function afterDrawing(): Promise<void> {
  await nextFrame()
  await new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

export async function settle(): Promise<void> {
  for (let frame = 0; frame < 5; frame++) await afterDrawing()
  await new Promise(resolve => setTimeout(resolve, 60))
}

/**
 * Frame times while someone moves the pointer: from the frame an input came with to the frame after it. Frames
 * without input are not counted: nothing was to be drawn in them.
 */
export class FrameMeter {
  readonly #events: readonly string[] = ['pointermove', 'mousemove', 'wheel']
  readonly #heard = (): void => {
    this.#inputs++
  }
  #inputs = 0
  #isRunning = false
  readonly times: number[] = []

  start(): void {
    for (const event of this.#events) addEventListener(event, this.#heard, { capture: true, passive: true })
    this.#isRunning = true
    let before = NaN
    let hadInput = false
    const step = (): void => {
      // The time stamp handed to the callback is that of the frame's start; what counts is when work really ran.
      const now = performance.now()
      if (hadInput) this.times.push(now - before)
      before = now
      hadInput = this.#inputs > 0
      this.#inputs = 0
      if (this.#isRunning) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }

  stop(): readonly number[] {
    this.#isRunning = false
    for (const event of this.#events) removeEventListener(event, this.#heard, { capture: true })
    return this.times
  }
}
