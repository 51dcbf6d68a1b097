import { execFile } from 'node:child_process'

export interface BusCall {
  readonly destination: string
  readonly path: string
  readonly interface: string
  readonly member: string
  readonly words: readonly string[]
}

/** Programs that call the session bus, because Electron can't. */
const tools: readonly ((call: BusCall) => readonly [string, readonly string[]])[] = [
  ({ destination, path, interface: name, member, words }) => [
    'busctl',
    [
      '--user',
      'call',
      destination,
      path,
      name,
      member,
      ...(words.length > 0 ? ['s'.repeat(words.length)] : []),
      ...words
    ]
  ],
  ({ destination, path, interface: name, member, words }) => [
    'gdbus',
    ['call', '--session', '-d', destination, '-o', path, '-m', `${name}.${member}`, ...words]
  ],
  ({ destination, path, interface: name, member, words }) => [
    'dbus-send',
    [
      '--session',
      '--print-reply',
      `--dest=${destination}`,
      path,
      `${name}.${member}`,
      ...words.map(word => `string:${word}`)
    ]
  ]
]

export async function callSessionBus(call: BusCall): Promise<string | null> {
  // Tries them one after the other, because each starts a process, and most desktops have the first one.
  for (const tool of tools) {
    const answer = await printed(...tool(call))
    if (answer !== null) return answer
  }
  return null
}

function printed(command: string, options: readonly string[]): Promise<string | null> {
  return new Promise(resolve => {
    execFile(command, options, { timeout: 3_000 }, (error, stdout) => resolve(error ? null : stdout))
  })
}
