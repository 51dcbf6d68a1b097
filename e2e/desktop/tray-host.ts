import dbus from 'dbus-next'

const { Interface } = dbus.interface
const watcherName = 'org.kde.StatusNotifierWatcher'

class Watcher extends Interface {
  readonly items: { service: string; path: string; at: number }[] = []
  IsStatusNotifierHostRegistered = true
  ProtocolVersion = 0

  get RegisteredStatusNotifierItems(): string[] {
    return this.items.map(item => item.service + item.path)
  }

  RegisterStatusNotifierItem(service: string): void {
    const at = Date.now()
    this.items.push(
      service.startsWith('/')
        ? { service: '', path: service, at }
        : { service, path: '/StatusNotifierItem', at }
    )
  }

  RegisterStatusNotifierHost(): void {
    this.StatusNotifierHostRegistered()
  }

  StatusNotifierHostRegistered(): void {
    // This method is a signal, which dbus-next emits when the method is called.
  }

  StatusNotifierHostUnregistered(): void {
    // This method is a signal too.
  }
}

Watcher.configureMembers({
  properties: {
    RegisteredStatusNotifierItems: { signature: 'as', access: 'read' },
    IsStatusNotifierHostRegistered: { signature: 'b', access: 'read' },
    ProtocolVersion: { signature: 'i', access: 'read' }
  },
  methods: {
    RegisterStatusNotifierItem: { inSignature: 's' },
    RegisterStatusNotifierHost: { inSignature: 's' }
  },
  signals: {
    StatusNotifierHostRegistered: { signature: '' },
    StatusNotifierHostUnregistered: { signature: '' }
  }
})

export interface TrayHostLine {
  readonly id: number
  readonly label: string
  readonly enabled: boolean
  readonly separator: boolean
}

type Layout = [id: number, properties: Record<string, dbus.Variant>, children: dbus.Variant<Layout>[]]

/** A menu may change while an entry is being activated. If it changes this often in a row, that's a bug. */
const mostAttempts = 3

export class TrayHost {
  readonly #bus: dbus.MessageBus
  readonly #watcher: Watcher

  private constructor(bus: dbus.MessageBus, watcher: Watcher) {
    this.#bus = bus
    this.#watcher = watcher
  }

  static async start(address: string): Promise<TrayHost> {
    const bus = dbus.sessionBus({ busAddress: address })
    const watcher = new Watcher(watcherName)
    bus.export('/StatusNotifierWatcher', watcher)
    await bus.requestName(watcherName, 0)
    return new TrayHost(bus, watcher)
  }

  stop(): void {
    this.#bus.disconnect()
  }

  /**
   * Shows or hides the panel that displays tray items. The service where items register keeps running, as on
   * KDE.
   */
  setPanel(isThere: boolean): void {
    this.#watcher.IsStatusNotifierHostRegistered = isThere
    if (isThere) this.#watcher.StatusNotifierHostRegistered()
    else this.#watcher.StatusNotifierHostUnregistered()
  }

  get items(): number {
    return this.#watcher.items.length
  }

  forgetItems(): void {
    this.#watcher.items.length = 0
  }

  /** Time at which the latest item registered, epoch ms. Null if there is no item. */
  get registeredAt(): number | null {
    return this.#watcher.items.at(-1)?.at ?? null
  }

  async click(): Promise<void> {
    const { service, path } = this.#item()
    await this.#call(service, path, 'org.kde.StatusNotifierItem', 'Activate', 'ii', [0, 0])
  }

  async property(name: string): Promise<unknown> {
    const item = this.#item()
    const reply = await this.#call(item.service, item.path, 'org.freedesktop.DBus.Properties', 'Get', 'ss', [
      'org.kde.StatusNotifierItem',
      name
    ])
    return (reply[0] as dbus.Variant).value
  }

  async menu(): Promise<readonly TrayHostLine[]> {
    return (await this.#layout()).lines
  }

  /**
   * Activates the entry whose label starts with `label`. If the menu changes in between, the app rejects the
   * entry, and the menu is read again, as on a real desktop.
   */
  async choose(label: string): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const { revision, lines } = await this.#layout()
      const line = lines.find(entry => entry.label.startsWith(label))
      if (!line) throw new Error(`The tray menu has no entry that begins with ${label}`)
      const [service, path] = await this.#menuPlace()
      const event = [line.id, 'clicked', new dbus.Variant('i', 0), 0]
      try {
        await this.#call(service, path, 'com.canonical.dbusmenu', 'Event', 'isvu', event)
        return
      } catch (error) {
        const changed = (await this.#layout()).revision !== revision
        if (!changed || attempt === mostAttempts) throw error
      }
    }
  }

  async #layout(): Promise<{ revision: number; lines: readonly TrayHostLine[] }> {
    const [service, path] = await this.#menuPlace()
    const reply = await this.#call(service, path, 'com.canonical.dbusmenu', 'GetLayout', 'iias', [0, -1, []])
    const [revision, [, , children]] = reply as [number, Layout]
    const lines = children.map(({ value: [id, properties] }) => ({
      id,
      label: String(properties['label']?.value ?? ''),
      enabled: properties['enabled']?.value !== false,
      separator: properties['type']?.value === 'separator'
    }))
    return { revision, lines }
  }

  async #menuPlace(): Promise<[string, string]> {
    return [this.#item().service, String(await this.property('Menu'))]
  }

  #item(): { service: string; path: string } {
    const item = this.#watcher.items.at(-1)
    if (!item) throw new Error('No tray item has registered')
    return item
  }

  async #call(
    destination: string,
    path: string,
    name: string,
    member: string,
    signature: string,
    body: unknown[]
  ): Promise<unknown[]> {
    const reply = await this.#bus.call(
      new dbus.Message({ destination, path, interface: name, member, signature, body })
    )
    return reply?.body ?? []
  }
}
