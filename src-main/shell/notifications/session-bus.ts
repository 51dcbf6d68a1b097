import { execFile } from 'node:child_process'

export interface BusCall {
  readonly destination: string
  readonly path: string
  readonly interface: string
  readonly member: string
  readonly words: readonly string[]
}

/** Electron can't call the session bus. Every desktop has one of these tools. */
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

/** The output of the first tool that gets a reply, or null. */
export async function callSessionBus(call: BusCall): Promise<string | null> {
  // Each tool starts a process, and most desktops have the first one.
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
