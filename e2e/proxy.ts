import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that requires a password until `letsThrough` is set. */
export interface Proxy {
  readonly address: string
  letsThrough: boolean
  close(): Promise<void>
}

export async function startProxy(): Promise<Proxy> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const proxy: Proxy = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    letsThrough: false,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }

  function answer(incoming: IncomingMessage, reply: ServerResponse): void {
    if (!proxy.letsThrough) {
      reply.writeHead(407, { 'proxy-authenticate': 'Basic realm="company"', 'content-type': 'text/html' })
      reply.end('<html><body>Name and password, please.</body></html>')
      return
    }
    const on = request(incoming.url ?? '', { headers: incoming.headers }, response => {
      reply.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(reply)
    })
    on.on('error', () => reply.destroy())
    on.end()
  }
  return proxy
}
