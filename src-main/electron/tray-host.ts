import { Emitter } from '../events/emitter'
import { watchSessionBus } from './bus-watch'
import { callSessionBus } from './session-bus'

const watcher = 'org.kde.StatusNotifierWatcher'

/** A panel that crashes or a GNOME extension that is turned off takes the name or the host away. */
const rules = [
  `type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='${watcher}'`,
  ...['StatusNotifierHostRegistered', 'StatusNotifierHostUnregistered'].map(
    member => `type='signal',interface='${watcher}',member='${member}'`
  )
]

/**
 * Whether the desktop shows tray icons. Windows and macOS always do; on Linux a host must be on the bus
 * (stock GNOME has none), and Electron does not tell. Calls by the name could start it, so the bus is asked for its owner first.
 */
async function hasTrayHost(): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const reply = await callSessionBus({
    destination: 'org.freedesktop.DBus',
    path: '/org/freedesktop/DBus',
    interface: 'org.freedesktop.DBus',
    member: 'GetNameOwner',
    words: [watcher]
  })
  const owner = /:\d+\.\d+/.exec(reply ?? '')?.[0]
  if (owner === undefined) return false
  // KDE's watcher stays when its panel, the host, is gone.
  const registered = await callSessionBus({
    destination: owner,
    path: '/StatusNotifierWatcher',
    interface: 'org.freedesktop.DBus.Properties',
    member: 'Get',
    words: [watcher, 'IsStatusNotifierHostRegistered']
  })
  return registered === null || /\btrue\b/.test(registered)
}

/** Whether the user could open the window from a tray. */
export class TrayPresence {
  /** The tray came, or went away, since it was last looked for. */
  readonly changed = new Emitter<boolean>()
  #found: boolean | null = null
  #isWatched = false
  #asking: Promise<boolean> | null = null

  /** null while it is not watched, so that whoever needs to know has to ask. */
  get known(): boolean | null {
    return this.#isWatched ? this.#found : null
  }

  ask(): Promise<boolean> {
    // An answer that is under way may be older than what made somebody ask.
    const asked = (this.#asking ?? Promise.resolve()).then(async () => {
      const found = await hasTrayHost()
      const before = this.#found
      this.#found = found
      if (before !== null && before !== found) this.changed.emit(found)
      return found
    })
    this.#asking = asked.catch(() => false)
    return asked
  }

  /** Follows the tray from now on. Without a session bus it has to be asked for. */
  watch(): void {
    if (process.platform !== 'linux') return
    this.#isWatched = true
    const look = (): void => void this.ask()
    watchSessionBus(rules, look, () => {
      this.#isWatched = false
      look()
    })
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
