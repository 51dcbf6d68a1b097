import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { makeCertificates } from '../../bench/faults/certificates'
import { removeFolder } from '../remove-folder'
import { homeWithCertificate } from './certificate-store'

/**
 * Servers that represent the outside world. Nothing in the window may reach the first server, and no call of
 * the app may reach any of them.
 */
export class Outside {
  /** Paths that the first server was asked for. */
  readonly requestedPaths: string[] = []
  /** Paths and keys that the second server received. Its certificate isn't trusted. */
  readonly keysReceived: string[] = []
  /**
   * Client certificates and keys that three more servers received. These servers ask for a client
   * certificate.
   */
  readonly shown: string[] = []
  readonly address: string
  readonly secureAddress: string
  /** The address of a server that rejects clients without a certificate. */
  readonly insistingAddress: string
  readonly askingAddresses: readonly [string, string]
  /**
   * A home folder that makes Chromium trust the last three servers, and that contains a client certificate.
   */
  readonly home: string
  readonly #servers: readonly Server[]

  private constructor(
    home: string,
    open: Server,
    secure: Server,
    asking: readonly [insisting: Server, one: Server, other: Server]
  ) {
    this.home = home
    this.#servers = [open, secure, ...asking]
    this.address = `http://127.0.0.1:${portOf(open)}`
    const secureAddressOf = (server: Server): string => `https://localhost:${portOf(server)}`
    this.secureAddress = secureAddressOf(secure)
    const [insisting, one, other] = asking
    this.insistingAddress = secureAddressOf(insisting)
    this.askingAddresses = [secureAddressOf(one), secureAddressOf(other)]
  }

  static async begin(): Promise<Outside> {
    const certificates = makeCertificates()
    const open = createServer()
    const secure = createSecureServer(certificates.selfSigned)
    const asking = (rejectUnauthorized: boolean): Server =>
      createSecureServer({
        ...certificates.valid,
        ca: certificates.authority,
        requestCert: true,
        rejectUnauthorized
      })
    const all = [asking(true), asking(false), asking(false)] as const
    for (const server of [open, secure, ...all]) await once(server.listen(0, 'localhost'), 'listening')
    const outside = new Outside(homeWithCertificate(certificates), open, secure, all)
    for (const server of all)
      server.on('request', ({ socket, headers }, response) => {
        const { subject } = (socket as TLSSocket).getPeerCertificate()
        outside.shown.push(`${subject?.CN ?? 'nothing'}, ${headers.authorization ?? 'no key'}`)
        response.end('{}')
      })
    open.on('request', ({ url = '' }, response) => {
      outside.requestedPaths.push(url)
      if (url === '/moved') response.writeHead(302, { location: '/target' })
      else response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<iframe src="/frame"></iframe><webview src="/view"></webview>')
    })
    secure.on('request', ({ url = '', headers }, response) => {
      outside.keysReceived.push(`${url} ${headers.authorization}`)
      response.end('{}')
    })
    return outside
  }

  end(): void {
    for (const server of this.#servers) {
      server.closeAllConnections()
      server.close()
    }
    removeFolder(this.home)
  }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port
