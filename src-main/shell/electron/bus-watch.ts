import { connect } from 'node:net'
import { join } from 'node:path'

const bus = { path: '/org/freedesktop/DBus', name: 'org.freedesktop.DBus' }

/** Codes of header fields, from the D-Bus Specification. */
const header = { path: 1, interface: 2, member: 3, destination: 6, signature: 8 }

/** @param news called at the start, and whenever a matching signal may have arrived */
export function watchSessionBus(rules: readonly string[], news: () => void, ended: () => void): void {
  const path = socketPath(process.env)
  if (path === null) return ended()
  const socket = connect(path)
  socket.unref()
  const uid = Buffer.from(String(process.getuid?.() ?? 0)).toString('hex')
  socket.write(`\0AUTH EXTERNAL ${uid}\r\n`)
  socket.once('data', reply => {
    if (!reply.toString('latin1').startsWith('OK ')) {
      socket.destroy()
      return
    }
    const calls = [['Hello'], ...rules.map(rule => ['AddMatch', rule])]
    socket.write('BEGIN\r\n')
    for (const [at, [member = '', word]] of calls.entries()) socket.write(callOf(at + 1, member, word))
    // After AddMatch, the bus only sends matching signals, so there's no need to parse messages.
    socket.on('data', news)
  })
  socket.on('error', () => undefined)
  socket.once('close', ended)
}

/** Null if the socket isn't in the file system. */
export function socketPath(env: NodeJS.ProcessEnv): string | null {
  const { DBUS_SESSION_BUS_ADDRESS: address, XDG_RUNTIME_DIR: folder } = env
  if (!address) return folder ? join(folder, 'bus') : null
  const found = /(?:^|;)unix:(?:[^;]*,)?path=([^,;]+)/.exec(address)?.[1]
  return found === undefined ? null : decodeURIComponent(found)
}

export function callOf(serial: number, member: string, word?: string): Buffer {
  const fields = [
    field(header.path, 'o', bus.path),
    field(header.interface, 's', bus.name),
    field(header.member, 's', member),
    field(header.destination, 's', bus.name),
    ...(word === undefined ? [] : [Buffer.from([header.signature, 1, 0x67, 0, 1, 0x73, 0])])
  ]
  const last = fields.length - 1
  const all = Buffer.concat(fields.map((bytes, at) => (at === last ? bytes : padded(bytes))))
  const body = word === undefined ? Buffer.alloc(0) : text(word)
  const head = Buffer.alloc(16)
  head.set([0x6c, 1, 0, 1])
  head.writeUInt32LE(body.length, 4)
  head.writeUInt32LE(serial, 8)
  head.writeUInt32LE(all.length, 12)
  return Buffer.concat([head, padded(all), body])
}

const field = (code: number, type: 'o' | 's', value: string): Buffer =>
  Buffer.concat([Buffer.from([code, 1, type.charCodeAt(0), 0]), text(value)])

function text(value: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(Buffer.byteLength(value))
  return Buffer.concat([length, Buffer.from(`${value}\0`)])
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((8 - (bytes.length % 8)) % 8)])
