import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Below the range of outgoing connections in Linux, one of which could take the port between two specs. */
const [firstPort, lastPort] = [20_000, 32_000] as const

/** The same for all demo services of a worker, so that a saved connection works with the next one. */
export class ServiceEndpoint {
  readonly port: number
  readonly key = randomBytes(16).toString('hex')
  readonly #claim: Server

  private constructor(port: number, claim: Server) {
    this.port = port
    this.#claim = claim
  }

  /** Listens on another loopback address, because specs free the port of their service. */
  static async claim(): Promise<ServiceEndpoint> {
    for (;;) {
      const port = randomInt(firstPort, lastPort)
      const claim = createServer().listen(port, '127.0.0.2')
      try {
        await once(claim, 'listening')
        return new ServiceEndpoint(port, claim)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      }
    }
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  release(): void {
    this.#claim.close()
  }
}
