import { spawn } from 'node:child_process'
import dbus from 'dbus-next'

const { Interface } = dbus.interface
const busName = 'org.freedesktop.secrets'
const root = '/org/freedesktop/secrets'
const prompt = `${root}/prompt/1`
const item = `${root}/collection/login/1`

class Service extends Interface {
  OpenSession(algorithm: string): [dbus.Variant, string] {
    if (algorithm !== 'plain') throw new dbus.DBusError('org.freedesktop.DBus.Error.NotSupported', algorithm)
    return [new dbus.Variant('s', ''), `${root}/session/1`]
  }

  SearchItems(): [string[], string[]] {
    return [[], [item]]
  }

  Unlock(): [string[], string] {
    return [[], prompt]
  }

  ReadAlias(): string {
    return `${root}/collection/login`
  }
}

Service.configureMembers({
  methods: {
    OpenSession: { inSignature: 'sv', outSignature: 'vo' },
    SearchItems: { inSignature: 'a{ss}', outSignature: 'aoao' },
    Unlock: { inSignature: 'ao', outSignature: 'aoo' },
    ReadAlias: { inSignature: 's', outSignature: 'o' }
  }
})

class Collection extends Interface {
  CreateItem(): [string, string] {
    return ['/', prompt]
  }
}

Collection.configureMembers({
  methods: { CreateItem: { inSignature: 'a{sv}(oayays)b', outSignature: 'oo' } }
})

class Prompt extends Interface {
  shown = 0

  Prompt(): void {
    this.shown += 1
  }

  Dismiss(): void {
    // Does nothing, so that the prompt stays open.
  }
}

Prompt.configureMembers({
  methods: { Prompt: { inSignature: 's' }, Dismiss: {} },
  signals: { Completed: { signature: 'bv' } }
})

export interface LockedKeyring {
  readonly address: string
  prompts(): number
  stop(): void
}

export async function startLockedKeyring(): Promise<LockedKeyring> {
  const daemon = spawn('dbus-daemon', ['--session', '--print-address=1', '--nofork', '--nopidfile'], {
    stdio: ['ignore', 'pipe', 'ignore']
  })
  const address = await new Promise<string>((resolve, reject) => {
    daemon.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
    daemon.once('error', reject)
  })
  const bus = dbus.sessionBus({ busAddress: address })
  const shownPrompt = new Prompt('org.freedesktop.Secret.Prompt')
  bus.export(root, new Service('org.freedesktop.Secret.Service'))
  for (const path of [`${root}/aliases/default`, `${root}/collection/login`])
    bus.export(path, new Collection('org.freedesktop.Secret.Collection'))
  bus.export(prompt, shownPrompt)
  await bus.requestName(busName, 0)
  return {
    address,
    prompts: () => shownPrompt.shown,
    stop: () => {
      bus.disconnect()
      daemon.kill()
    }
  }
}
