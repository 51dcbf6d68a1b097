import { Emitter } from '../../platform/events/emitter'
import { watchSessionBus } from './bus-watch'
import { callSessionBus } from '../notifications/session-bus'

const watcher = 'org.kde.StatusNotifierWatcher'

/** The name or the host disappears if the panel crashes or a GNOME extension is turned off. */
const rules = [
  `type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='${watcher}'`,
  ...['StatusNotifierHostRegistered', 'StatusNotifierHostUnregistered'].map(
    member => `type='signal',interface='${watcher}',member='${member}'`
  )
]

/**
 * Whether the desktop shows tray icons. Windows and macOS always do. On Linux a host must be on the
 * bus (stock GNOME has none), and Electron doesn't report that. Calling the name could start it, so
 * this asks the bus for its owner first.
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

export class TrayPresence {
  /** Emits when the tray appears or disappears. */
  readonly changed = new Emitter<boolean>()
  #found: boolean | null = null
  #isWatched = false
  #asking: Promise<boolean> | null = null

  /** null while unwatched. Call `ask` then. */
  get known(): boolean | null {
    return this.#isWatched ? this.#found : null
  }

  ask(): Promise<boolean> {
    // A pending reply may be older than the reason for this call.
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

  /** Follows the tray from now on. Without a session bus, `known` is null. */
  watch(): void {
    if (process.platform !== 'linux') return
    this.#isWatched = true
    const look = (): void => void this.ask()
    watchSessionBus(rules, look, () => {
      this.#isWatched = false
      look()
    })
  }

  /** At login, programs and the tray start together. Waits up to half a minute for the tray. */
  async wait(): Promise<boolean> {
    for (let tries = 0; tries < 15; tries++) {
      await new Promise(resolve => setTimeout(resolve, 2_000))
      if (await this.ask()) return true
    }
    return false
  }
}
