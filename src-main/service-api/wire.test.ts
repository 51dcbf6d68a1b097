import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startBadService } from './bad-service.fixture'
import { readBody, type BodyRead } from './wire'

const text = JSON.stringify({ success: true, data: { value: 50, said: 'x'.repeat(100) } })

/** What is read of bytes that a service sends under an encoding that it names. */
async function readOf(encoding: string, body: Buffer, told = body.length): Promise<BodyRead> {
  const service = await startBadService((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding, 'content-length': told })
    if (told === body.length) response.end(body)
    else response.write(body, () => setTimeout(() => response.destroy(), 50))
  })
  onTestFinished(() => service.close())
  return readBody(await fetch(service.address), 1_000_000)
}

// Each first byte leads the decoder to another sentence of its own.
const noise = [0x01, 0x05, 0x07, 0x1d, 0xff].map(first =>
  Buffer.from([first, ...Array.from({ length: 80 }, (_, at) => (at * 37) % 256)])
)

test.each<{ encoding: string; body: Buffer }>([
  { encoding: 'deflate', body: gzipSync(text) },
  { encoding: 'gzip', body: brotliCompressSync(text) },
  { encoding: 'br', body: gzipSync(text) },
  ...noise.map(body => ({ encoding: 'deflate', body }))
])('a body that is not packed as it says ($encoding) is no text', async ({ encoding, body }) => {
  expect(await readOf(encoding, body)).toEqual({ state: 'not-text' })
})

test('a body whose connection ends before its last byte is cut', async () => {
  expect(await readOf('identity', Buffer.from(text), text.length + 10)).toEqual({ state: 'cut' })
})
