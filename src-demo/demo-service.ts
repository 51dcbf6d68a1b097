import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { systemClock, type Clock } from './clock'
import { ControlPanel } from './control-panel'
import type { DemoControls } from './demo-controls'
import { dialects } from './dialects/dialects'
import { CallLog } from './server/call-log'
import { HttpEndpoint } from './server/http-endpoint'
import { RequestHandler, type DemoKeys } from './server/request-handler'
import { isOwnHost } from './server/own-host'
import { DemoTally } from './server/tally'
import { Wire } from './server/wire'
import { SimulatedMarket } from './simulation/simulated-market'

export interface DemoOptions {
  readonly clock?: Clock
  /** The same seed always creates the same prices. */
  readonly seed?: number
  /** By how many days the market is moved into the future, so that a recorded day falls on today. */
  readonly daysLater?: number
  /** The real service may leave out the currency. */
  readonly namesCurrency?: boolean
  /** The largest coins are used. Default: all coins of the listing. */
  readonly coins?: number
  /** If 0 or undefined, the service uses any free port. */
  readonly port?: number
  /** Default: random. */
  readonly key?: string
  /** Once the credits are used up, calls are rejected. */
  readonly quotaLimit?: number
  readonly quotaUsed?: number
  /** Null is unlimited. */
  readonly rateLimitPerMinute?: number | null
  /** The part of the path before /api/v1, for example `/market`. */
  readonly pathPrefix?: string
  readonly extraKeySchemes?: boolean
  /**
   * Lets the service use the format of another imaginary vendor (1 to 7). If 0 or undefined, it uses its own
   * format.
   */
  readonly dialect?: number
}

export interface DemoService {
  /** Requests append /api/v1 to the address. */
  readonly address: string
  readonly key: string
  readonly controls: DemoControls
  readonly market: SimulatedMarket
  close(): Promise<void>
}

const defaultSeed = 578
const defaultQuota = 100_000
const defaultRate = 1200

/**
 * The service only listens on the loopback address. docs/demo-service.md describes its responses. Throws the
 * socket's error, for example EADDRINUSE.
 */
export async function startDemoService(options: DemoOptions = {}): Promise<DemoService> {
  const clock = options.clock ?? systemClock
  const key = options.key ?? randomBytes(16).toString('hex')
  const prefix = options.pathPrefix ?? ''
  const market = new SimulatedMarket(options.seed ?? defaultSeed, options.coins, options.daysLater)
  const ring: DemoKeys = { key, extraSchemes: options.extraKeySchemes ?? false }
  const rate = options.rateLimitPerMinute === undefined ? defaultRate : options.rateLimitPerMinute
  const tally = new DemoTally(clock, options.quotaUsed ?? 0, options.quotaLimit ?? defaultQuota, rate)
  const log = new CallLog()
  const wire = new Wire()
  const panel = new ControlPanel(tally, ring, log, () => endpoint.release())
  const { faults } = panel
  const dialect = dialects[options.dialect ?? 0] ?? null
  const { namesCurrency = false } = options
  const handler = new RequestHandler({ clock, market, prefix, ring, tally, faults, dialect, namesCurrency })
  const endpoint: HttpEndpoint = new HttpEndpoint({ clock, handler, tally, wire, log, faults })

  // Allows headers that are long enough for a query with a thousand coins.
  const server = createServer({ maxHeaderSize: 65_536, keepAliveTimeout: 5_000 }, (request, response) => {
    response.on('error', () => response.destroy())
    if (!isOwnHost(request.headers.host)) return refuseForeignHost(request, response)
    void endpoint.take(request, response)
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 15_000
  const sockets = trackSockets(server)
  const port = await listen(server, options.port ?? 0)

  return {
    address: `http://127.0.0.1:${port}${prefix}`,
    key,
    controls: panel,
    market,
    close: () =>
      new Promise(resolve => {
        wire.close()
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      })
  }
}

/** The request isn't logged, because a web page could fill the log. */
function refuseForeignHost(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  response.writeHead(421, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  response.end('{"error":"This service only accepts requests from this computer."}')
}

function trackSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  return sockets
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
