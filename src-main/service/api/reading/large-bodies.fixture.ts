import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { systemClock } from '../../../platform/time/clock'
import { createServiceClient } from '../client'
import type { Outcome } from '../outcome'

// The service runs in a separate thread, so that the time for writing the body isn't measured.
const service = `
const { createServer } = require('node:http')
const { parentPort } = require('node:worker_threads')
const filled = (begin, part, end, bytes) => begin + Array.from({ length: Math.floor(bytes / (part(0).length + 1)) }, (_, at) => part(at)).join(',') + end
const shapes = {
  numbers: bytes => '{"status":true,"x":[' + '1,'.repeat(bytes / 2) + '1]}',
  objects: bytes => filled('{"status":true,"symbols":[', at => '{"symbol":"C' + String(at).padStart(7, '0') + '","last":"1.5"}', ']}', bytes),
  candles: bytes => filled('{"status":true,"result":[', at => '{"time":' + (1600000000 + at * 60) + ',"open":1,"high":2,"low":1,"close":2}', ']}', bytes),
  nesting: bytes => filled('{"status":true,"x":[', () => '['.repeat(10000) + ']'.repeat(10000), ']}', bytes),
  string: bytes => '{"status":true,"x":"' + 'x'.repeat(bytes) + '"}',
  names: bytes => filled('{"status":true,"x":{', at => '"k' + String(at).padStart(7, '0') + '":1', '}}', bytes)
}
const server = createServer((request, response) => {
  const [, shape, megabytes] = request.url.split('/')
  response.setHeader('x-credits-consumed', '1')
  response.end(shapes[shape](Number(megabytes) * 1e6))
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

export interface LargeBodies {
  readonly ask: (operation: string, shape: string, megabytes: number) => Promise<Outcome>
  readonly close: () => Promise<void>
}

export async function largeBodies(): Promise<LargeBodies> {
  const thread = new Worker(service, { eval: true })
  const [port] = (await once(thread, 'message')) as [number]
  return {
    ask: (operation, shape, megabytes) =>
      createServiceClient({
        fetch,
        clock: systemClock,
        timeoutMs: 100_000,
        key: async () => 'sk_live_0123456789abcdef',
        address: `http://127.0.0.1:${port}/${shape}/${megabytes}`
      }).call(operation, { symbol: 'BTC' }),
    close: async () => void (await thread.terminate())
  }
}
