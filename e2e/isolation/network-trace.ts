import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runtime } from '../candlewick-app'
import { removeFolder } from '../remove-folder'

/** An address that the app contacted, from the kernel's log. */
export interface Contact {
  readonly address: string
  readonly port: number
}

/** Sockets of services that look up names for other programs. */
const resolvers = /sun_path="[^"]*(nscd\/socket|io\.systemd\.Resolve|resolve\.hook)/
const dnsPort = 53

/**
 * Records with strace what the app contacts, including undocumented calls of Chromium, Node and libraries.
 */
export class NetworkTrace {
  readonly #folder = mkdtempSync(join(tmpdir(), 'candlewick-network-'))
  readonly #file = join(this.#folder, 'trace')
  readonly program = join(this.#folder, 'traced-electron')

  constructor() {
    const words = ['-f', '-qq', '-s', '512', '-A', '-o', this.#file, '-e', 'trace=network,close,clone,clone3']
    writeFileSync(this.program, `#!/bin/sh\nexec strace ${words.join(' ')} -- '${runtime()}' "$@"\n`)
    chmodSync(this.program, 0o755)
  }

  /** Whether this machine allows tracing. */
  static get isPossible(): boolean {
    return spawnSync('strace', ['-qq', '-e', 'trace=none', 'true']).status === 0
  }

  contacts(): readonly Contact[] {
    return contactsIn(existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '')
  }

  end(): void {
    removeFolder(this.#folder)
  }
}

/**
 * Chromium connects a UDP socket to check for IPv6 without sending anything. Such a socket only counts once
 * something is sent.
 */
export function contactsIn(trace: string): readonly Contact[] {
  const lines = [...wholeLines(trace)]
  const processOf = socketTables(lines)
  const found = new Map<string, Contact>()
  const datagramSockets = new Set<string>()
  const aimedAt = new Map<string, Contact>()
  const note = (contact: Contact | null): void => {
    if (contact) found.set(`${contact.address}:${contact.port}`, contact)
  }
  for (const line of lines) {
    const [, thread = '', call = '', rest = ''] = /^(\d+) +(\w+)\((.*)$/.exec(line) ?? []
    const table = processOf(thread)
    // All threads of a process share its sockets, so a socket that one thread closes is closed for all.
    const socket = `${table} ${/^(\d+)/.exec(rest)?.[1]}`
    if (call === 'close') {
      datagramSockets.delete(socket)
      aimedAt.delete(socket)
    } else if (call === 'socket' && /SOCK_DGRAM/.test(rest)) {
      const made = /= (\d+)/.exec(rest)?.[1]
      if (made !== undefined) datagramSockets.add(`${table} ${made}`)
    } else if (call === 'connect') {
      if (resolvers.test(rest)) note({ address: 'name service', port: dnsPort })
      const contact = contactOf(rest)
      if (contact && datagramSockets.has(socket)) aimedAt.set(socket, contact)
      else note(contact)
    } else if (/^send/.test(call)) note(contactOf(rest) ?? aimedAt.get(socket) ?? null)
  }
  return [...found.values()]
}

function socketTables(lines: readonly string[]): (thread: string) => string {
  const startedBy = new Map<string, string>()
  for (const line of lines) {
    const [, starter = '', started = ''] = /^(\d+) +clone3?\(.*CLONE_FILES.* = (\d+)$/.exec(line) ?? []
    if (started !== '') startedBy.set(started, starter)
  }
  return thread => {
    let process = thread
    for (let starter = startedBy.get(process); starter; starter = startedBy.get(process)) process = starter
    return process
  }
}

/** strace logs a call in two parts if another thread's call comes in between. */
function* wholeLines(trace: string): Generator<string> {
  const begun = new Map<string, string>()
  for (const line of trace.split('\n')) {
    const thread = /^\d+/.exec(line)?.[0] ?? ''
    const [, before] = /^(.*) <unfinished \.\.\.>$/.exec(line) ?? []
    const [, after] = /<\.\.\. \w+ resumed>(.*)$/.exec(line) ?? []
    if (before !== undefined) begun.set(thread, before)
    else yield after === undefined ? line : (begun.get(thread) ?? '') + after
  }
}

/** Returns null for a socket without an internet address. */
function contactOf(text: string): Contact | null {
  const port = Number(/sin6?_port=htons\((\d+)\)/.exec(text)?.[1])
  const address =
    /sin_addr=inet_addr\("([^"]+)"\)/.exec(text)?.[1] ?? /inet_pton\(AF_INET6, "([^"]+)"/.exec(text)?.[1]
  return address === undefined ? null : { address, port }
}

/** Returns whether a contact stays on this machine. A DNS lookup doesn't. */
export const isLocalContact = ({ address, port }: Contact): boolean =>
  port !== dnsPort && /^(127\.|::1$|::ffff:127\.|0\.0\.0\.0$|::$)/.test(address)
