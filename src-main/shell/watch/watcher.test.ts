import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { m } from '../../../src-shared/messages/m'
import { hour } from '../../../src-shared/time'
import { faultWords } from '../../../src-shared/words/fault'
import type { NotificationWords } from '../../../src-shared/words/notification'
import { quietMachine } from '../../composition/session/machine.fixture'
import { overTheWire } from '../../composition/tests/resilience.fixture'
import { faultOf } from '../../platform/faults/fault'
import { answerOthers, requestHolder } from '../../platform/holder/holder-socket'
import { takeOver } from '../../platform/holder/take-over'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { systemClock } from '../../platform/time/clock'
import { patiently } from '../../platform/time/patience.fixture'
import { startWatcher } from './watcher'
import { credentialName, givenKey } from './given-key'
import { commanded, key, watchedFolder, WatchProcess, type WatchedFolder } from './watched-folder.fixture'

vi.setConfig({ testTimeout: 120_000 })

const quoteCalls = ({ service }: WatchedFolder): number =>
  service.controls.calls().filter(({ operation }) => operation === 'getData').length

const filesWith = (folder: string, text: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(folder, name)).isFile())
    .filter(name => readFileSync(join(folder, name)).includes(text))

test('the watcher runs without a window and stops when the app starts', async () => {
  const place = await watchedFolder()
  const { folder, service, receiver } = place
  const data = join(folder, 'data')
  const watching = m.watcher.watching({ address: service.address })
  const watcher = new WatchProcess(folder)
  await watcher.says(watching)
  expect(quoteCalls(place)).toBe(0)

  const paused = await commanded(folder, 'status')
  expect(paused.code).toBe(0)
  expect(paused.output).toContain(m.tray.paused())
  expect(paused.output).toContain(m.watcher.status.service({ address: service.address }))
  expect(await commanded(folder, 'watch')).toEqual({ code: 1, output: m.watcher.alreadyWatching() })

  expect((await commanded(folder, 'resume')).output).not.toContain(m.tray.paused())
  await expect.poll(() => receiver.bodies.length, patiently).toBe(1)
  expect(quoteCalls(place)).toBe(1)

  const release = await takeOver(data)
  const stop = answerOthers(
    data,
    () => 'app',
    () => undefined
  )
  await watcher.says(m.watcher.waiting())
  release?.()
  stop()
  await expect.poll(() => watcher.output.split(watching).length, patiently).toBe(3)
  expect(quoteCalls(place)).toBe(1)
  expect((await commanded(folder, 'pause')).output).toContain(m.tray.paused())

  const shared = m.watcher.status.share({ percent: '60' })
  expect((await commanded(folder, 'share', '60')).output).toContain(shared)
  expect((await commanded(folder, 'status')).output).toContain(shared)

  expect(await watcher.kill('SIGTERM')).toBe(0)
  expect(receiver.bodies.length).toBe(1)
  expect(filesWith(folder, key)).toEqual([])
  expect(watcher.output).not.toContain(key)
  expect(await commanded(folder, 'status')).toEqual({ code: 3, output: m.watcher.nothingWatches() })
})

test('continues after a kill without repeating a call or a message', async () => {
  const place = await watchedFolder()
  const { folder, receiver, service } = place
  const watching = m.watcher.watching({ address: service.address })
  const first = new WatchProcess(folder)
  await first.says(watching)
  await commanded(folder, 'resume')
  await expect.poll(() => receiver.bodies.length, patiently).toBe(1)
  await first.kill('SIGKILL')
  const second = new WatchProcess(folder)
  await second.says(watching)
  expect((await commanded(folder, 'status')).output).toContain(m.tray.unread({ count: 1 }))
  expect(quoteCalls(place)).toBe(1)
  expect(receiver.bodies.length).toBe(1)
})

test('takes the time from its clock, also for the age of a trigger', async () => {
  const { folder } = await watchedFolder()
  const shown: NotificationWords[] = []
  let stop = (): void => undefined
  const ended = startWatcher({
    ...quietMachine(join(folder, 'data')),
    // The clock is an hour behind. If the watcher used the system's time, the trigger would be shown as an
    // hour old.
    clock: { ...systemClock, now: () => systemClock.now() - hour },
    givenKey: key,
    fetch: overTheWire,
    say: () => undefined,
    notify: words => shown.push(words),
    stopped: new Promise(resolve => (stop = resolve))
  })
  await expect.poll(() => requestHolder(join(folder, 'data'), 'resume'), patiently).not.toBeNull()
  await expect.poll(() => shown.length, patiently).toBe(1)
  stop()
  expect(await ended).toBe(0)
  const [triggered = ''] = m.alerts.entryAgo({ span: '#' }).split('#')
  expect(shown[0]?.body).not.toContain(triggered)
})

test('explains invalid arguments', async () => {
  const folder = tempFolder()
  for (const words of [
    ['watch', '--key'],
    ['pause', 'now'],
    ['share'],
    ['share', '0'],
    ['share', '101'],
    ['fetch'],
    []
  ])
    expect(await commanded(folder, ...words)).toEqual({ code: 2, output: m.watcher.usage() })
  expect(await commanded(folder, 'share', '40')).toEqual({
    code: 0,
    output: m.watcher.status.share({ percent: '40' })
  })
  const short = await commanded(folder, 'watch', '--key-stdin')
  expect(short.code).toBe(1)
  expect(short.output).toContain(
    faultWords(faultOf('bad-input', { cause: { code: 'key-short', shortest: 8 } })).what
  )
})

test('prefers a key from standard input to systemd’s credential', () => {
  const folder = tempFolder()
  writeFileSync(join(folder, credentialName), `${key}\n`)
  expect(givenKey(null, { CREDENTIALS_DIRECTORY: folder })).toBe(key)
  expect(givenKey('another-key', { CREDENTIALS_DIRECTORY: folder })).toBe('another-key')
  expect(givenKey(null, { CREDENTIALS_DIRECTORY: tempFolder() })).toBeNull()
  expect(givenKey(null, {})).toBeNull()
})
