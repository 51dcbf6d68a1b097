import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import type { Certificate, Certificates } from './certificates'
import { price, type Door, type InjectedFault } from './fault'
import { reply } from './reply'

/** Everything that the servers have received since the fault was set. */
export interface ReceivedRequests {
  readonly heads: readonly string[]
  /** What was received at another address, where no call should go. */
  readonly elsewhere: readonly string[]
}

/** How long a client may take to close its connection, ms. */
const graceMs = 50

export type Doors = Readonly<Record<Exclude<Door, 'nowhere'>, number>>

interface Taking {
  take(socket: Socket): void
  takeElsewhere(socket: Socket): void
}

export class TroubleServer {
  readonly doors: Doors
  /** In credits. */
  used = 0
  readonly key: string
  readonly #servers: readonly Server[]
  readonly #elsewhereAt: string
  readonly #sockets = new Set<Socket>()
  #fault: InjectedFault | null = null
  #good = ''
  #heads: string[] = []
  #elsewhere: string[] = []
  #arrived: () => void = () => undefined

  private constructor(key: string, servers: readonly Server[], doors: Doors, elsewherePort: number) {
    this.key = key
    this.#servers = servers
    this.doors = doors
    this.#elsewhereAt = `http://127.0.0.1:${elsewherePort}`
  }

  static async start(key: string, certificates: Certificates): Promise<TroubleServer> {
    // The handlers are filled in later, because the servers need them before this object exists.
    const taking: Taking = { take: () => undefined, takeElsewhere: () => undefined }
    const take = (socket: Socket): void => taking.take(socket)
    const behind = (certificate: Certificate): Server =>
      createTlsServer(certificate, take).on('tlsClientError', () => undefined)
    const servers = {
      plain: createServer(take),
      expired: behind(certificates.expired),
      'wrong-name': behind(certificates.wrongName),
      'self-signed': behind(certificates.selfSigned),
      'not-tls': createServer(socket => socket.on('error', () => undefined).end('HTTP/1.1 400 No\r\n\r\n')),
      closed: createServer()
    }
    const away = createServer(socket => taking.takeElsewhere(socket))
    const ports = Object.entries(servers).map(async ([name, door]) => [name, await listen(door)] as const)
    const doors = Object.fromEntries(await Promise.all(ports)) as Doors
    const elsewherePort = await listen(away)
    await new Promise(resolve => servers.closed.close(resolve))
    const { closed: _, ...open } = servers
    const server = new TroubleServer(key, [...Object.values(open), away], doors, elsewherePort)
    taking.take = socket => server.#take(socket)
    taking.takeElsewhere = socket => server.#takeElsewhere(socket)
    return server
  }

  /**
   * With a null fault, the next calls succeed. First waits until earlier connections are closed, because
   * they could break the next call.
   */
  async set(fault: InjectedFault | null, good: string, arrived: () => void): Promise<void> {
    const left = [...this.#sockets].map(socket => once(socket, 'close').catch(() => undefined))
    const late = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy()
    }, graceMs)
    await Promise.all(left)
    clearTimeout(late)
    this.#fault = fault
    this.#good = good
    this.#arrived = arrived
    this.#heads = []
    this.#elsewhere = []
  }

  received(): ReceivedRequests {
    return { heads: this.#heads, elsewhere: this.#elsewhere }
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    // Don't wait for the servers, because an aborted handshake keeps its server open.
    for (const server of this.#servers) server.close().unref()
  }

  #take(socket: Socket): void {
    this.#hold(socket)
    this.#headOf(socket, head => {
      this.#heads.push(head)
      const costs = this.#fault?.costs ?? price
      this.used += costs
      const line = {
        socket,
        good: this.#good,
        used: this.used,
        costs,
        key: this.key,
        elsewhere: this.#elsewhereAt
      }
      const send = this.#fault === null ? reply() : this.#fault.send
      send?.(line)
      this.#arrived()
    })
  }

  #takeElsewhere(socket: Socket): void {
    this.#hold(socket)
    this.#headOf(socket, head => {
      this.#elsewhere.push(head)
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}')
    })
  }

  #hold(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
  }

  #headOf(socket: Socket, then: (head: string) => void): void {
    let came = ''
    const onData = (piece: Buffer): void => {
      came += piece.toString('latin1')
      if (!came.includes('\r\n\r\n')) return
      socket.off('data', onData)
      socket.resume()
      then(came)
    }
    socket.on('data', onData)
  }
}

function listen(server: Server): Promise<number> {
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
