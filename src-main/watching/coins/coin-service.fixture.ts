import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Manner {
  readonly status: 200 | 400 | 404 | 422
  readonly named: boolean
  readonly plain?: boolean
}

interface ReceivedCall {
  readonly operation: string
  readonly coins: readonly string[]
  readonly charged: number
}

/** A service that charges one credit per returned coin, or a flat price per operation. */
export async function coinService(
  manner: () => Manner,
  flat: Readonly<Record<string, number>> = {}
): Promise<{
  readonly address: string
  readonly received: ReceivedCall[]
  readonly bad: Set<string>
  readonly silent: Set<string>
  /** Null is a normal response. */
  readonly next: (number | null)[]
}> {
  const [received, bad, silent, next]: [ReceivedCall[], Set<string>, Set<string>, (number | null)[]] = [
    [],
    new Set(),
    new Set(),
    []
  ]
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    const operation = url.pathname.split('/').at(-1) ?? ''
    const coins = (url.searchParams.get('symbol') ?? '').split(' ').filter(Boolean)
    const forced = next.shift() ?? undefined
    const wrong = coins.filter(coin => bad.has(coin))
    const answered = coins.filter(coin => !silent.has(coin))
    const isGood = forced === undefined && wrong.length === 0
    const charged = isGood ? (flat[operation] ?? answered.length) : 0
    received.push({ operation, coins, charged })
    if (forced !== undefined) return send(response, forced, { ok: false })
    if (!isGood) {
      const { status, named, plain = false } = manner()
      const words = named ? `Invalid ticker ${wrong[0]}` : 'Invalid ticker'
      return send(response, status, plain ? words : { status: false, message: words })
    }
    const rows = answered.map(symbol => ({
      symbol,
      last: '7.5',
      title: `About ${symbol}`,
      url: `https://x.example/${symbol}`
    }))
    const name = operation === 'getNews' ? 'news' : 'symbols'
    const body =
      operation === 'getMarketBreadth'
        ? { status: true, result: { advancing: rows.length } }
        : { status: true, [name]: rows }
    send(response, 200, body, { 'x-credits-consumed': String(charged) })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    bad,
    silent,
    next
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {}
): void {
  response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
}
