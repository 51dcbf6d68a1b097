import dbus from 'dbus-next'

/**
 * Sends the question to the bus itself, because a call to the name could start a program that claims the
 * name.
 */
async function isOwned(bus: dbus.MessageBus, name: string): Promise<boolean> {
  const reply = await bus.call(
    new dbus.Message({
      destination: 'org.freedesktop.DBus',
      path: '/org/freedesktop/DBus',
      interface: 'org.freedesktop.DBus',
      member: 'NameHasOwner',
      signature: 's',
      body: [name]
    })
  )
  return reply?.body[0] === true
}

export async function namesOnBus(address: string, names: readonly string[], withinMs: number): Promise<void> {
  const bus = dbus.sessionBus({ busAddress: address })
  try {
    const deadline = Date.now() + withinMs
    for (const name of names) {
      while (!(await isOwned(bus, name))) {
        if (Date.now() > deadline) throw new Error(`${name} did not come onto the bus`)
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
  } finally {
    bus.disconnect()
  }
}
