import { execFile } from 'node:child_process'

/** A method of the session bus without arguments but words. */
export interface BusCall {
  readonly destination: string
  readonly path: string
  readonly interface: string
  readonly member: string
  readonly words: readonly string[]
}

/** Tools that call the session bus; a desktop has at least one of them. Electron has no way of its own. */
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

/** Calls the session bus; answers what the first tool that got an answer printed, or null where none did. */
export async function callSessionBus(call: BusCall): Promise<string | null> {
  // One after the other: most desktops have the first, and each is a process of its own.
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
