import type { ServerResponse } from 'node:http'
import type { DemoReply } from './reply'
import type { Break } from './ordered-faults'

const paceStepMs = 100

export class Wire {
  readonly #timers = new Set<NodeJS.Timeout>()

  /** Waits in real time, because a slow network doesn't depend on the simulated clock. */
  wait(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer)
        resolve()
      }, ms)
      this.#timers.add(timer)
    })
  }

  send(response: ServerResponse, reply: DemoReply, bytesPerSecond: number | null): void {
    const body = Buffer.from(reply.body.join(''))
    response.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length) })
    if (bytesPerSecond === null) response.end(body)
    else void this.#drip(response, body, Math.max(Math.round((bytesPerSecond * paceStepMs) / 1000), 1))
  }

  sendBroken(response: ServerResponse, reply: DemoReply, broken: Break): void {
    const { socket } = response
    if (socket === null) return
    if (broken.how === 'reset' && broken.afterBytes === undefined) {
      socket.resetAndDestroy()
      return
    }
    const body = Buffer.from(reply.body.join(''))
    const sentBytes = broken.afterBytes ?? Math.floor(body.length / 2)
    response.writeHead(reply.status, { ...reply.headers, 'content-length': String(body.length) })
    const after = (): void => {
      if (broken.how === 'cut') socket.end()
      else socket.resetAndDestroy()
    }
    // A reset discards unsent data, so this waits until the bytes should have arrived.
    response.write(body.subarray(0, sentBytes), () => void this.wait(30).then(after))
  }

  async #drip(response: ServerResponse, body: Buffer, step: number): Promise<void> {
    for (let at = 0; at < body.length && !response.destroyed; at += step) {
      response.write(body.subarray(at, at + step))
      await this.wait(paceStepMs)
    }
    response.end()
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }
}
