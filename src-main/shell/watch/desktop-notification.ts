import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { NotificationWords } from '../../../src-shared/words/notification'
import { bodyOf, bodyFormat } from '../notifications/notification-markup'
import { callSessionBus } from '../notifications/session-bus'

const name = 'org.freedesktop.Notifications'
const path = '/org/freedesktop/Notifications'

/** Does nothing without a D-Bus session bus. */
export async function notifyDesktop({ title, body }: NotificationWords): Promise<void> {
  if (!hasSessionBus(process.env)) return
  const capabilities = { destination: name, path, interface: name, member: 'GetCapabilities', words: [] }
  const shown = await bodyOf(body, async () => bodyFormat(await callSessionBus(capabilities)))
  const call = [
    name,
    path,
    name,
    'Notify',
    'susssasa{sv}i',
    'Candlewick',
    '0',
    '',
    title,
    shown,
    '0',
    '0',
    '-1'
  ]
  // Ignores errors, because the log also has the text.
  execFile('busctl', ['--user', '--', 'call', ...call], () => undefined)
}

function hasSessionBus(env: NodeJS.ProcessEnv): boolean {
  const runtime = env['XDG_RUNTIME_DIR']
  return (
    env['DBUS_SESSION_BUS_ADDRESS'] !== undefined ||
    (runtime !== undefined && existsSync(join(runtime, 'bus')))
  )
}
