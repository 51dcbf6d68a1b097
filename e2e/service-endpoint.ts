import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Linux takes the ports of outgoing connections from a higher range, so none of them can take the service's
 * port between two specs.
 */
const [firstPort, lastPort] = [20_000, 32_000] as const

/**
 * A port and key that all demo services of a worker share, so that a saved connection works with the next
 * service.
 */
export class ServiceEndpoint {
  readonly port: number
  readonly key = randomBytes(16).toString('hex')
  readonly #claim: Server

  private constructor(port: number, claim: Server) {
    this.port = port
    this.#claim = claim
  }

  /**
   * Claims a port by listening on another loopback address, because a spec's service frees the port when it
   * closes.
   */
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
