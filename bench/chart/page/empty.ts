import { colors, type Contender } from './contender'

/** Draws a small square that moves with each input. No frame can take less time than this. */
export class Empty implements Contender {
  #ink: CanvasRenderingContext2D | null = null
  #frame = 0
  #x = 0

  open(host: HTMLElement): void {
    const canvas = host.appendChild(document.createElement('canvas'))
    canvas.width = host.clientWidth
    canvas.height = host.clientHeight
    this.#ink = canvas.getContext('2d')
    for (const event of ['pointermove', 'wheel']) canvas.addEventListener(event, () => this.#request())
    this.#draw()
  }

  setRange(): void {
    this.#request()
  }

  tick(): void {
    this.#request()
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    this.#ink = null
  }

  #request(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#draw())
  }

  #draw(): void {
    const ink = this.#ink
    if (!ink) return
    this.#x = (this.#x + 1) % 1_000
    ink.clearRect(0, 0, ink.canvas.width, ink.canvas.height)
    ink.fillStyle = colors.up
    ink.fillRect(this.#x, 100, 20, 20)
  }
}
