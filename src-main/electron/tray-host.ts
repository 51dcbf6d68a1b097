import { callSessionBus } from './session-bus'

/**
 * Whether the desktop shows tray icons. Windows and macOS always do; on Linux a host must be on the bus
 * (stock GNOME has none), and Electron does not tell. The bus alone is asked: a call to the name could start it.
 */
async function hasTrayHost(): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const owner = await callSessionBus({
    destination: 'org.freedesktop.DBus',
    path: '/org/freedesktop/DBus',
    interface: 'org.freedesktop.DBus',
    member: 'GetNameOwner',
    words: ['org.kde.StatusNotifierWatcher']
  })
  return owner !== null
}

/** Whether somebody could open the window from a tray, as last asked. */
export class TrayPresence {
  #found: boolean | null = null

  /** null until the first answer. */
  get found(): boolean | null {
    return this.#found
  }

  async ask(): Promise<boolean> {
    return (this.#found = await hasTrayHost())
  }

  /** A session starts its programs and its tray at once: waits until the tray is there, or for half a minute. */
  async wait(): Promise<boolean> {
    for (let tries = 0; tries < 15; tries++) {
      await new Promise(resolve => setTimeout(resolve, 2_000))
      if (await this.ask()) return true
    }
    return false
  }
}
