import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { socketPath, watchSessionBus } from './bus-watch'

const run = promisify(execFile)

test.each([
  [{ DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/user/1000/bus' }, '/run/user/1000/bus'],
  [{ DBUS_SESSION_BUS_ADDRESS: 'unix:path=/tmp/a%20b,guid=0f' }, '/tmp/a b'],
  [{ DBUS_SESSION_BUS_ADDRESS: 'unix:guid=0f,path=/tmp/bus;tcp:host=x' }, '/tmp/bus'],
  [{ DBUS_SESSION_BUS_ADDRESS: 'disabled:' }, null],
  [{ DBUS_SESSION_BUS_ADDRESS: '', XDG_RUNTIME_DIR: '/run/user/1000' }, '/run/user/1000/bus'],
  [{}, null]
])('finds the socket of the session bus from %j: %s', (env, path) => {
  expect(socketPath(env)).toBe(path)
})

test('reports names that appear or disappear, and the end of the bus', async () => {
  const daemon = spawn('dbus-daemon', ['--session', '--print-address=1', '--nofork', '--nopidfile'], {
    stdio: ['ignore', 'pipe', 'ignore']
  })
  onTestFinished(() => void daemon.kill())
  const [line] = (await once(daemon.stdout, 'data')) as [Buffer]
  const address = line.toString().trim()
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', address)
  onTestFinished(() => void vi.unstubAllEnvs())
  let [received, ends] = [0, 0]
  watchSessionBus(
    ["type='signal',member='NameOwnerChanged',arg0='org.example.Tray'"],
    () => received++,
    () => ends++
  )
  await expect.poll(() => received).toBeGreaterThan(0)
  const call = (member: string, ...words: string[]): Promise<unknown> =>
    run('dbus-send', [
      ...['--session', '--print-reply', '--dest=org.freedesktop.DBus', '/org/freedesktop/DBus'],
      `org.freedesktop.DBus.${member}`,
      ...words
    ])
  // Late replies to the watcher's own calls also count as news.
  await call('RequestName', 'string:org.example.Other', 'uint32:0')
  const before = received
  await call('RequestName', 'string:org.example.Tray', 'uint32:0')
  await expect.poll(() => received).toBeGreaterThan(before)
  daemon.kill()
  await expect.poll(() => ends).toBe(1)
})

test('reports the end of the bus immediately if there is no bus', () => {
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', 'disabled:')
  onTestFinished(() => void vi.unstubAllEnvs())
  let ends = 0
  watchSessionBus(
    [],
    () => undefined,
    () => ends++
  )
  expect(ends).toBe(1)
})
