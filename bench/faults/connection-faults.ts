import {
  broken,
  cutOff,
  price,
  unreadable,
  type Door,
  type Expected,
  type InjectedFault,
  type ArrivedCall
} from './fault'
import { begun, headOf, reply } from './reply'
import { m } from '../../src-shared/messages/m'

const unsent: Expected = { code: 'offline', booked: 'free' }
const untrusted: Expected = { ...unsent, cause: 'certificate' }
const gaveUp: Expected = { code: 'timed-out', booked: 'unsettled' }

const away = (name: string, door: Door, expects = unsent): InjectedFault => ({
  name,
  door,
  costs: 0,
  expects
})
/** Makes a fault in which the service responds, but the response is lost. */
const lost = (name: string, expects: Expected, send?: (line: ArrivedCall) => void): InjectedFault => ({
  name,
  costs: price,
  expects,
  ...(send && { send })
})
const never = (name: string, send?: (line: ArrivedCall) => void): InjectedFault => ({
  ...lost(name, gaveUp, send),
  waits: true
})

const reset = ({ socket }: ArrivedCall): void => void socket.resetAndDestroy()
const end = ({ socket }: ArrivedCall): void => void socket.end()
const write =
  (text: string | Buffer): ((line: ArrivedCall) => void) =>
  ({ socket }) =>
    void socket.end(text)

function drip(line: ArrivedCall): void {
  const all = Buffer.from(headOf({}, line) + line.good)
  let at = 0
  const timer = setInterval(() => line.socket.write(all.subarray(at, ++at)), 1_000)
  line.socket.on('close', () => clearInterval(timer))
}

const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const chunked =
  (send: (line: ArrivedCall) => string): ((line: ArrivedCall) => void) =>
  line => {
    const head = headOf({ length: null, headers: [['Transfer-Encoding', 'chunked']] }, line)
    line.socket.end(head + send(line))
  }

export const connectionFaults: readonly InjectedFault[] = [
  away('connection refused', 'closed'),
  away('no such name', 'nowhere'),
  away('a certificate for another name', 'wrong-name', untrusted),
  away('an expired certificate', 'expired', untrusted),
  away('a certificate nobody vouches for', 'self-signed', untrusted),
  away(m.explorer.charge.expected({ expected: 'plain text where TLS is' }), 'not-tls', untrusted),
  lost('reset before a word', broken, reset),
  lost('ended before a word', broken, end),
  lost(
    'reset within the head',
    broken,
    ({ socket }) => void socket.write('HTTP/1.1 200 OK\r\nX-Credits-', () => socket.resetAndDestroy())
  ),
  lost('ended within the head', broken, write('HTTP/1.1 200 OK\r\nX-Credits-')),
  lost('reset right after the head', cutOff, begun({}, 0, reset)),
  lost('ended right after the head', cutOff, begun({}, 0, end)),
  lost('reset within the body', cutOff, begun({}, 9, reset)),
  lost('ended within the body', cutOff, begun({}, 9, end)),
  never('silence'),
  never('silence within the head', ({ socket }) => void socket.write('HTTP/1.1 200 OK\r\n')),
  never('silence after the head', begun({}, 0)),
  never('silence within the body', begun({}, 9)),
  never('one byte a second', drip),
  lost('the greeting of another protocol', unreadable, write('SSH-2.0-OpenSSH_9.2\r\n')),
  lost('a status that is none', unreadable, write('HTTP/1.1 abc\r\n\r\n')),
  lost('noise', unreadable, write(Buffer.alloc(4_096, 0x9d))),
  lost('a body shorter than declared', cutOff, reply({ length: 1_000_000 })),
  lost(
    'a chunk without a length',
    cutOff,
    chunked(() => 'zz\r\n{}\r\n0\r\n\r\n')
  ),
  lost(
    'chunks without an end',
    cutOff,
    chunked(({ good }) => chunk(good))
  ),
  {
    ...lost('an answer that broke off, dearer than before', cutOff, begun({}, 9, reset)),
    costs: 3 * price
  },
  {
    name: 'chunks of one byte',
    costs: price,
    expects: { code: null, booked: 'charged' },
    send: chunked(({ good }) => [...good].map(chunk).join('') + '0\r\n\r\n')
  },
  {
    name: 'hints before the answer',
    costs: price,
    expects: { code: null, booked: 'charged' },
    send: line => {
      line.socket.write('HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(3))
      reply()(line)
    }
  }
]
