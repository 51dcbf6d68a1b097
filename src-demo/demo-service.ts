import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { systemClock, type Clock } from './clock'
import { ControlPanel } from './control-panel'
import type { DemoControls } from './demo-controls'
import { dialects } from './dialects/dialects'
import { CallLog } from './server/call-log'
import { HttpEndpoint } from './server/http-endpoint'
import { RequestHandler, type KeyRing } from './server/request-handler'
import { isOwnHost } from './server/own-host'
import { Tally } from './server/tally'
import { Wire } from './server/wire'
import { SimulatedMarket } from './simulation/simulated-market'

export interface DemoOptions {
  readonly clock?: Clock
  /** Whole number; the market is wholly determined by it. */
  readonly seed?: number
  /** Whole days by which the market of the seed happens later, so that any recorded day of it can be today. */
  readonly daysLater?: number
  /** Quotes and rankings name the currency of their prices, which real answers are not known to do. */
  readonly namesCurrency?: boolean
  /** How many coins there are, the largest first; those of the listing where left out. */
  readonly coins?: number
  /** 0 or none: any free port. */
  readonly port?: number
  /** None: a random one. */
  readonly key?: string
  /** Credits until use is refused. */
  readonly quotaLimit?: number
  readonly quotaUsed?: number
  /** Calls a minute; null = no limit. */
  readonly rateLimitPerMinute?: number | null
  /** Put before /api/v1, such as `/market`. */
  readonly pathPrefix?: string
  /** Also accept X-Api-Key and api_key=. */
  readonly extraKeySchemes?: boolean
  /** Which vendor's names, containers, orders, units and dates answers are in: 1 to 6; 0 or none: our own. */
  readonly dialect?: number
}

export interface DemoService {
  /** `http://127.0.0.1:PORT`, with the path prefix where there is one: what stands before /api/v1. */
  readonly address: string
  /** The key it started with. */
  readonly key: string
  readonly controls: DemoControls
  readonly market: SimulatedMarket
  /** Stops listening and destroys every open socket. */
  close(): Promise<void>
}

const defaultSeed = 578
const defaultQuota = 100_000
const defaultRate = 1200

/**
 * Starts the demo service on the loopback address. docs/demo-service.md says what it answers.
 * @throws the listening socket's error, such as EADDRINUSE
 */
export async function startDemoService(options: DemoOptions = {}): Promise<DemoService> {
  const clock = options.clock ?? systemClock
  const key = options.key ?? randomBytes(16).toString('hex')
  const prefix = options.pathPrefix ?? ''
  const market = new SimulatedMarket(options.seed ?? defaultSeed, options.coins, options.daysLater)
  const ring: KeyRing = { key, extraSchemes: options.extraKeySchemes ?? false }
  const rate = options.rateLimitPerMinute === undefined ? defaultRate : options.rateLimitPerMinute
  const tally = new Tally(clock, options.quotaUsed ?? 0, options.quotaLimit ?? defaultQuota, rate)
  const log = new CallLog()
  const wire = new Wire()
  const panel = new ControlPanel(tally, ring, log, () => endpoint.release())
  const { faults } = panel
  const dialect = dialects[options.dialect ?? 0] ?? null
  const { namesCurrency = false } = options
  const handler = new RequestHandler({ clock, market, prefix, ring, tally, faults, dialect, namesCurrency })
  const endpoint: HttpEndpoint = new HttpEndpoint({ clock, handler, tally, wire, log, faults })

  // Generous headers: a thousand coins fit into one query.
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

/** 421, and not a word of the market; the call is not in the log, which a page must not fill either. */
function refuseForeignHost(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  response.writeHead(421, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  response.end('{"error":"This service answers this computer alone."}')
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
