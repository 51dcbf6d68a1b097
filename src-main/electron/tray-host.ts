import { execFile } from 'node:child_process'

const watcher = 'org.kde.StatusNotifierWatcher'

/** Ways to ask the session bus who is there; a desktop has at least one of them. */
const questions: readonly (readonly [string, readonly string[]])[] = [
  ['busctl', ['--user', 'status', watcher]],
  [
    'gdbus',
    [
      'call',
      '--session',
      '-d',
      'org.freedesktop.DBus',
      '-o',
      '/org/freedesktop/DBus',
      '-m',
      'org.freedesktop.DBus.GetNameOwner',
      watcher
    ]
  ],
  [
    'dbus-send',
    [
      '--session',
      '--print-reply',
      '--dest=org.freedesktop.DBus',
      '/org/freedesktop/DBus',
      'org.freedesktop.DBus.GetNameOwner',
      `string:${watcher}`
    ]
  ]
]

/**
 * Whether the desktop shows tray icons. Windows and macOS always do; on Linux a host must be on the bus
 * (stock GNOME has none), and Electron does not tell.
 */
export async function hasTrayHost(): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const answers = await Promise.all(questions.map(([command, options]) => succeeds(command, options)))
  return answers.some(found => found)
}

/** A session starts its programs and its tray at once: waits until the tray is there, or for half a minute. */
export async function waitForTrayHost(): Promise<boolean> {
  for (let tries = 0; tries < 15; tries++) {
    await new Promise(resolve => setTimeout(resolve, 2_000))
    if (await hasTrayHost()) return true
  }
  return false
}

function succeeds(command: string, options: readonly string[]): Promise<boolean> {
  return new Promise(resolve => {
    execFile(command, options, { timeout: 3_000 }, error => resolve(error === null))
  })
}
