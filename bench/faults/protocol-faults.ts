import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  answered,
  broken,
  cutOff,
  notJson,
  price,
  unreadable,
  type Expected,
  type InjectedFault,
  type ArrivedCall
} from './fault'
import { begun, headOf, instead, reply, type FaultyReply } from './reply'

/** A timeout is accepted too, because Node's fetch sometimes loses a decoding error and keeps waiting. */
const undecodable: Expected = { ...unreadable, or: 'timed-out' }

const http = (name: string, expects: Expected, send: NonNullable<InjectedFault['send']>): InjectedFault => ({
  name,
  costs: price,
  expects,
  send
})
const rewritten = (
  name: string,
  expects: Expected,
  rewrite: (answer: string) => string | Buffer,
  of: FaultyReply = {}
): InjectedFault =>
  http(
    name,
    expects,
    line => void line.socket.end(rewrite(headOf({ ...of, closes: true }, line) + line.good))
  )
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const chunked = (
  name: string,
  expects: Expected,
  chunks: (good: string) => string,
  of: FaultyReply = {}
): InjectedFault =>
  http(name, expects, line => {
    const headers = [['Transfer-Encoding', 'chunked']] as const
    line.socket.end(headOf({ length: null, headers, ...of }, line) + chunks(line.good))
  })
const labelled = (
  name: string,
  encoding: string,
  pack: (good: Buffer) => Buffer,
  expects: Expected
): InjectedFault =>
  instead(name, ({ good }) => pack(Buffer.from(good)), expects, { headers: [['Content-Encoding', encoding]] })
const asItIs = (good: Buffer): Buffer => good
const twice = (good: Buffer): Buffer => gzipSync(gzipSync(good))

/** Sends a gzip bomb in two pieces. The second piece arrives while the first is being unpacked. */
function inPieces(line: ArrivedCall): void {
  bomb ??= gzipSync(Buffer.alloc(60 * 1024 * 1024, ' '))
  const [of, first, rest] = [{ body: bomb, closes: true }, 30_000, bomb.subarray(30_000)] as const
  const headers = [['Content-Encoding', 'gzip']] as const
  begun({ ...of, headers }, first, () => setTimeout(() => line.socket.end(rest), 5))(line)
}
let bomb: Buffer | null = null

/** Where Node and Chromium differ, the result of Node's fetch is expected. */
export const protocolFaults: readonly InjectedFault[] = [
  http('leave to go on before the answer', broken, line => {
    line.socket.write('HTTP/1.1 100 Continue\r\n\r\n')
    reply()(line)
  }),
  {
    ...http('a change of protocol', broken, ({ socket }) => {
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    }),
    costs: 0
  },
  rewritten('an answer of HTTP/1.0', answered, answer => answer.replace('HTTP/1.1', 'HTTP/1.0')),
  rewritten('an answer of HTTP/3.7', unreadable, answer => answer.replace('HTTP/1.1', 'HTTP/3.7')),
  rewritten('blank lines before the answer', answered, answer => `\r\n\r\n${answer}`),
  rewritten('a reason of 10,000 letters', answered, answer => answer.replace('Whatever', 'x'.repeat(10_000))),
  rewritten('no reason at all', answered, answer => answer.replace(' Whatever', '')),
  rewritten('lines that end without a carriage return', unreadable, answer =>
    answer.replaceAll('\r\n', '\n')
  ),
  rewritten('a header without a colon', unreadable, answer => answer.replace('\r\n', '\r\nX-Broken\r\n')),
  rewritten('a header without a name', answered, answer => answer.replace('\r\n', '\r\n: nobody\r\n')),
  rewritten('two answers in a row', answered, answer => answer + answer),
  rewritten('an answer and another of another question', answered, answer => {
    return `${answer}HTTP/1.1 402 No\r\nContent-Length: 2\r\n\r\n{}`
  }),
  rewritten('two lengths that differ', unreadable, answer =>
    answer.replace('Content-Length', 'Content-Length: 7\r\nContent-Length')
  ),
  rewritten('a length less than nothing', unreadable, answer =>
    answer.replace(/Content-Length: /, 'Content-Length: -')
  ),
  rewritten('a length in words', unreadable, answer =>
    answer.replace(/Content-Length: \d+/, 'Content-Length: all')
  ),
  rewritten('a length beyond all numbers', unreadable, answer =>
    answer.replace(/Content-Length: \d+/, `Content-Length: ${'9'.repeat(40)}`)
  ),
  rewritten('a length that is too small', notJson, answer =>
    answer.replace(/Content-Length: \d+/, 'Content-Length: 9')
  ),
  chunked('chunks and a length', unreadable, good => `${chunk(good)}0\r\n\r\n`, { length: 5 }),
  chunked('a chunk shorter than declared', cutOff, good => `ffff\r\n${good}`),
  chunked('a chunk longer than declared', cutOff, good => `2\r\n${good}\r\n0\r\n\r\n`),
  chunked('a chunk of more than all bytes', cutOff, good => `${'f'.repeat(20)}\r\n${good}\r\n0\r\n\r\n`),
  chunked('chunks with remarks', answered, good => `${chunk(good).replace('\r\n', ';a=b\r\n')}0\r\n\r\n`),
  chunked(
    'credits repeated behind the chunks',
    answered,
    good => `${chunk(good)}0\r\nX-Credits-Consumed: 9\r\n\r\n`
  ),
  labelled('an answer packed by gzip and declared as brotli', 'br', good => gzipSync(good), undecodable),
  labelled(
    'an answer packed by brotli and declared as gzip',
    'gzip',
    good => brotliCompressSync(good),
    undecodable
  ),
  {
    // Each of these cases waits for a timeout, so only one operation is tested.
    ...labelled(
      'an answer packed by gzip and declared as deflate',
      'deflate',
      good => gzipSync(good),
      undecodable
    ),
    only: 'getFearGreed'
  },
  labelled('an answer packed by gzip and declared as zstd', 'zstd', good => gzipSync(good), notJson),
  labelled('an answer declared as brotli and not packed', 'br', asItIs, undecodable),
  labelled('an answer declared as identity', 'identity', asItIs, answered),
  labelled('an answer packed twice', 'gzip, gzip', twice, answered),
  labelled('an answer declared as packed six times', 'gzip,gzip,gzip,gzip,gzip,gzip', twice, unreadable),
  labelled(
    'a packed answer with more behind it',
    'gzip',
    good => Buffer.concat([gzipSync(good), Buffer.from('more')]),
    undecodable
  ),
  instead('a packed answer without a declared encoding', ({ good }) => gzipSync(Buffer.from(good)), notJson),
  {
    name: 'a gzip bomb in pieces',
    costs: price,
    expects: { ...unreadable, cause: 'too-large' },
    send: inPieces
  },
  instead(
    'letters of another charset',
    ({ good }) =>
      Buffer.concat([Buffer.from('{"odd":"'), Buffer.from([0xe9, 0xfc]), Buffer.from(`",${good.slice(1)}`)]),
    answered,
    {
      headers: [['Content-Type', 'application/json; charset=iso-8859-1']]
    }
  ),
  instead('a kind that is no JSON', undefined, answered, { headers: [['Content-Type', 'image/png']] })
]
