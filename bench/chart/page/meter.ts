export function nextFrame(): Promise<number> {
  return new Promise(resolve => requestAnimationFrame(resolve))
}

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

/** Measures the times of frames with pointer input. Other frames draw nothing. */
export class FrameMeter {
  readonly #events: readonly string[] = ['pointermove', 'mousemove', 'wheel']
  readonly #onInput = (): void => {
    this.#inputs++
  }
  #inputs = 0
  #isRunning = false
  readonly times: number[] = []

  start(): void {
    for (const event of this.#events) addEventListener(event, this.#onInput, { capture: true, passive: true })
    this.#isRunning = true
    let before = NaN
    let hadInput = false
    const step = (): void => {
      // The callback's timestamp is the nominal start of the frame, which doesn't include delays.
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
    for (const event of this.#events) removeEventListener(event, this.#onInput, { capture: true })
    return this.times
  }
}
