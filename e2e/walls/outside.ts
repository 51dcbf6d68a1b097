import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificates } from '../../bench/faults/certificates'

/** Two web servers beside the app: nothing of its window must ever reach the first, and no call the second. */
export class Outside {
  /** What was asked of the first, by path. */
  readonly asked: string[] = []
  /** The second has a certificate that nobody vouches for, and writes down what it is told. */
  readonly toldInSecret: string[] = []
  readonly address: string
  readonly secureAddress: string
  readonly #servers: readonly Server[]

  private constructor(open: Server, secure: Server) {
    this.#servers = [open, secure]
    this.address = `http://127.0.0.1:${portOf(open)}`
    this.secureAddress = `https://localhost:${portOf(secure)}`
  }

  static async begin(): Promise<Outside> {
    const { selfSigned } = makeCertificates()
    const open = createServer()
    const secure = createSecureServer(selfSigned)
    for (const server of [open, secure]) await once(server.listen(0, 'localhost'), 'listening')
    const outside = new Outside(open, secure)
    open.on('request', ({ url = '' }, response) => {
      outside.asked.push(url)
      if (url === '/moved') response.writeHead(302, { location: '/target' })
      else response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<iframe src="/frame"></iframe><webview src="/view"></webview>')
    })
    secure.on('request', ({ url = '', headers }, response) => {
      outside.toldInSecret.push(`${url} ${headers.authorization}`)
      response.end('{}')
    })
    return outside
  }

  end(): void {
    for (const server of this.#servers) {
      server.closeAllConnections()
      server.close()
    }
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port
