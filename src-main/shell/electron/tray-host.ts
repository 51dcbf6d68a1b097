import { Emitter } from '../../platform/events/emitter'
import { watchSessionBus } from './bus-watch'
import { callSessionBus } from '../notifications/session-bus'

const watcher = 'org.kde.StatusNotifierWatcher'

/**
 * The signals that are sent when the tray appears or disappears, for example because the panel crashes or a
 * GNOME extension is turned off.
 */
const rules = [
  `type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='${watcher}'`,
  ...['StatusNotifierHostRegistered', 'StatusNotifierHostUnregistered'].map(
    member => `type='signal',interface='${watcher}',member='${member}'`
  )
]

/**
 * Whether the desktop has a tray. Windows and macOS always do. On Linux, a StatusNotifierHost must be on the
 * session bus, and GNOME has none by default. Calling the StatusNotifierWatcher could start it, so this first
 * asks the bus whether it runs.
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
  // A running watcher isn't enough, because KDE's keeps running without a host if the panel crashes.
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
  readonly changed = new Emitter<boolean>()
  #found: boolean | null = null
  #isWatched = false
  #asking: Promise<boolean> | null = null

  get known(): boolean | null {
    return this.#isWatched ? this.#found : null
  }

  ask(): Promise<boolean> {
    // Asks again after a pending request, because its reply may be outdated.
    const reply = (this.#asking ?? Promise.resolve()).then(async () => {
      const found = await hasTrayHost()
      const before = this.#found
      this.#found = found
      if (before !== null && before !== found) this.changed.emit(found)
      return found
    })
    this.#asking = reply.catch(() => false)
    return reply
  }

  watch(): void {
    if (process.platform !== 'linux') return
    this.#isWatched = true
    const askHost = (): void => void this.ask()
    watchSessionBus(rules, askHost, () => {
      this.#isWatched = false
      askHost()
    })
  }

  async wait(): Promise<boolean> {
    for (let tries = 0; tries < 15; tries++) {
      await new Promise(resolve => setTimeout(resolve, 2_000))
      if (await this.ask()) return true
    }
    return false
  }
}
