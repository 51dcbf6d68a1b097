import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { answered, cutOff, notJson, price, unreadable, type Expected, type InjectedFault } from './fault'
import { begun, instead, reply, type FaultyReply } from './reply'

const refused: Expected = { code: 'refused', booked: 'free' }
const tooLarge: Expected = { ...unreadable, cause: 'too-large' }
const portal: Expected = { code: 'sign-in-page', booked: 'free' }
const mega = 1024 * 1024

const failed = (name: string, body: string): InjectedFault => ({
  name,
  costs: 0,
  expects: refused,
  send: reply({ body, credits: 'zero' })
})
const packed = (encoding: string, pack: (body: Buffer) => Buffer): FaultyReply => ({
  headers: [['Content-Encoding', encoding]],
  body: ({ good }) => pack(Buffer.from(good))
})
const plain = ({ body, ...of }: FaultyReply, name: string, expects: Expected): InjectedFault =>
  instead(name, body, expects, of)
const once = (make: () => Buffer): (() => Buffer) => {
  let made: Buffer | null = null
  return () => (made ??= make())
}
const deep = (open: string, close: string, depth: number): string =>
  `{"status":true,"data":${open.repeat(depth)}1${close.repeat(depth)}}`
const withMore =
  (more: string) =>
  ({ good }: { readonly good: string }): string =>
    good.replace('{', `{${more},`)

const bomb = once(() => gzipSync(Buffer.alloc(60 * mega, ' ')))
const brotliBomb = once(() => brotliCompressSync(Buffer.alloc(60 * mega, ' ')))
const blanks = once(() => Buffer.alloc(60 * mega, ' '))
const millions = once(() => Buffer.from(`{"status":true,"data":[${'1,'.repeat(2_000_000)}1]}`))
const longText = once(() => Buffer.from(`{"status":true,"data":"${'x'.repeat(10 * mega)}"}`))

export const bodyFaults: readonly InjectedFault[] = [
  instead('an empty body', '', notJson),
  instead('blanks', '  \n ', notJson),
  {
    ...instead('half of the answer', undefined, cutOff),
    send: begun({}, 20, ({ socket }) => void socket.end())
  },
  instead('half of the answer, as if it were whole', ({ good }) => good.slice(0, good.length / 2), notJson),
  instead('a page of the service', '<!doctype html><html><body>Oops</body></html>', notJson),
  {
    ...instead('a sign-in page', '<html><body>Sign in</body></html>', portal, { credits: 'none' }),
    costs: 0
  },
  instead('an array', '[]', answered),
  instead('an array of arrays', '[[1,2],[3,"x"]]', answered),
  instead('a string', '"yes"', answered),
  instead('a number', '7', answered),
  instead('null', 'null', answered),
  instead('true', 'true', answered),
  instead('an object with nothing in it', '{}', answered),
  instead('no status at all', ({ good }) => good.replace(/"status":\s*true,?/, ''), answered),
  failed('status false', '{"status":false}'),
  failed('status false with words', '{"status":false,"error":"bad symbol"}'),
  failed('status false as text', '{"status":"false"}'),
  failed('an error alone', '{"error":{"code":7,"message":"bad symbol"}}'),
  instead('status false, and credits all the same', '{"status":false,"error":"no"}', refused),
  instead('10,000 arrays in each other', deep('[', ']', 10_000), answered),
  instead('10,000 objects in each other', deep('{"a":', '}', 10_000), answered),
  instead('100,000 arrays that never end', '['.repeat(100_000), notJson),
  instead('60 MB', blanks, tooLarge),
  instead('60 MB without a declared length', blanks, tooLarge, { length: null }),
  instead('a gzip bomb', bomb, tooLarge, { headers: [['Content-Encoding', 'gzip']] }),
  instead('a brotli bomb', brotliBomb, tooLarge, { headers: [['Content-Encoding', 'br']] }),
  instead('two million values', millions, answered),
  instead('one text of 10 MB', longText, answered),
  plain(packed('gzip', gzipSync), 'a packed answer', answered),
  plain(packed('deflate', deflateSync), 'a deflated answer', answered),
  plain(
    packed('gzip', body => body),
    'an answer that is not packed as it says',
    // A timeout is accepted too, because Node's fetch sometimes loses a decoding error and keeps waiting.
    { ...unreadable, or: 'timed-out' }
  ),
  plain(
    packed('gzip', body => gzipSync(body).subarray(0, 40)),
    'a packed answer cut short',
    notJson
  ),
  instead('a mark before the answer', ({ good }) => `\ufeff${good}`, answered),
  instead('UTF-16', ({ good }) => Buffer.from(`\ufeff${good}`, 'utf16le'), notJson),
  instead(
    'UTF-16, the other way round',
    ({ good }) => Buffer.from(`\ufeff${good}`, 'utf16le').swap16(),
    notJson
  ),
  instead(
    'letters that are no UTF-8',
    ({ good }) =>
      Buffer.concat([
        Buffer.from('{"odd":"'),
        Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80]),
        Buffer.from(`",${good.slice(1)}`)
      ]),
    answered
  ),
  instead(
    'names of every object',
    withMore('"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1'),
    answered
  ),
  instead(
    'the key in it',
    ({ good, key }) => good.replace('{', `{"you":${JSON.stringify(key)},"sent":"Bearer ${key}",`),
    answered
  ),
  instead('every name twice', ({ good }) => good.replace('{', `{"status":true,`), answered),
  instead('a number of 400 digits', withMore(`"n":${'9'.repeat(400)}`), answered),
  instead('a number beyond all numbers', withMore('"n":1e999'), answered),
  instead('NaN', withMore('"n":NaN'), answered),
  instead('a comment', ({ good }) => `/* hello */${good}`, notJson),
  instead('two answers in one', ({ good }) => `${good}\n${good}`, notJson),
  instead('a call around it', ({ good }) => `callback(${good});`, notJson),
  instead('control characters in a text', withMore('"n":"a\u0000b"'), notJson),
  instead(
    'letters nobody sees',
    withMore('"n":"a\\u202eb\\u0000\\ud800<script>alert(1)</script>\\u001b[31m"'),
    answered
  ),
  instead('a name of a megabyte', withMore(`"${'n'.repeat(mega)}":1`), answered)
].map(fault => ({ ...fault, costs: fault.expects.booked === 'free' ? 0 : price }))
