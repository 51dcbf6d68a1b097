import { price, quotaLimit, type InjectedFault, type ArrivedCall } from './fault'

type Header = readonly [name: string, value: string]
type Piece = string | Buffer

export interface FaultyReply {
  readonly status?: number | string
  /**
   * Which credit headers are sent. `reported`: all three, with the real charge. `zero`: all three, with a
   * charge of 0. `used`: only the two about the quota. `full`: these two, with an exhausted quota.
   */
  readonly credits?: 'reported' | 'zero' | 'used' | 'full' | 'none'
  readonly headers?: readonly Header[] | ((line: ArrivedCall) => readonly Header[])
  /** By default, the body of the good response. */
  readonly body?: Piece | ((line: ArrivedCall) => Piece)
  /** Null leaves the Content-Length header out. */
  readonly length?: number | null
  readonly closes?: boolean
}

/**
 * The reply says that the connection closes, because otherwise Node's fetch fails if the connection closes
 * during decompression.
 */
export const reply =
  (of: FaultyReply = {}): NonNullable<InjectedFault['send']> =>
  line => {
    line.socket.write(headOf({ ...of, closes: true }, line))
    line.socket.end(bodyOf(of, line))
  }

/** Sends only this many bytes of the body and leaves the connection open. `then` may send the rest. */
export const begun =
  (
    of: FaultyReply,
    bytes: number,
    then: (line: ArrivedCall) => void = () => undefined
  ): NonNullable<InjectedFault['send']> =>
  line => {
    const body = bodyOf(of, line)
    line.socket.write(Buffer.concat([Buffer.from(headOf(of, line), 'latin1'), body.subarray(0, bytes)]), () =>
      then(line)
    )
  }

export function headOf(
  { status = 200, credits = 'reported', headers = [], body, length, closes = false }: FaultyReply,
  line: ArrivedCall
): string {
  const own = typeof headers === 'function' ? headers(line) : headers
  const contentLength =
    length === undefined ? bodyOf(body === undefined ? {} : { body }, line).length : length
  const all: Header[] = [
    ['Content-Type', 'application/json'],
    ...creditHeaders(credits, line),
    ...(contentLength === null ? [] : [['Content-Length', String(contentLength)] as const]),
    ...(closes ? [['Connection', 'close'] as const] : []),
    ...own
  ]
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} Whatever\r\n${lines}\r\n`
}

function bodyOf({ body }: FaultyReply, line: ArrivedCall): Buffer {
  const piece = typeof body === 'function' ? body(line) : (body ?? line.good)
  return typeof piece === 'string' ? Buffer.from(piece) : piece
}

function creditHeaders(
  credits: NonNullable<FaultyReply['credits']>,
  { used, costs }: ArrivedCall
): readonly Header[] {
  if (credits === 'none') return []
  const quota: Header[] = [
    ['X-Quota-Used', String(credits === 'full' ? quotaLimit : used)],
    ['X-Quota-Limit', String(quotaLimit)]
  ]
  if (credits === 'used' || credits === 'full') return quota
  return [['X-Credits-Consumed', String(credits === 'zero' ? 0 : costs)], ...quota]
}

/** Makes a fault with status 200 and another body. The service charges for it. */
export const instead = (
  name: string,
  body: FaultyReply['body'],
  expects: InjectedFault['expects'],
  of: FaultyReply = {}
): InjectedFault => ({
  name,
  costs: price,
  expects,
  send: reply({ ...of, ...(body === undefined ? {} : { body }) })
})
