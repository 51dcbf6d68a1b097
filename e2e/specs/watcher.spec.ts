import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { m } from '../../src-shared/messages/m'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

const program = join(import.meta.dirname, '../../out/main/watch.js')

test('the app takes over from the watcher, which continues after the app is killed', async ({
  appPage,
  candlewick,
  service,
  desktop
}) => {
  void appPage
  const words = [program, `--user-data-dir=${candlewick.dataFolder}`]
  const watcher = spawn(process.execPath, words, { env: { ...process.env, ...desktop.env } })
  let output = ''
  for (const stream of [watcher.stdout, watcher.stderr])
    stream.on('data', (piece: Buffer) => (output += piece.toString()))
  await expect.poll(() => output).toBe(`${m.watcher.waiting()}\n`)
  await candlewick.quit()
  const watching = m.watcher.watching({ address: service.address })
  await expect.poll(() => output).toContain(watching)

  const page = new AppPage(await candlewick.launch())
  await expect(page.ribbon).toBeHidden()
  await expect.poll(() => output).toContain(m.watcher.handedOver())
  await expect.poll(() => output.split(m.watcher.waiting()).length).toBe(3)
  const status = spawn(process.execPath, [...words, 'status'])
  const [statusOutput] = (await once(status.stdout, 'data')) as [Buffer]
  expect(statusOutput.toString()).toContain(m.watcher.status.service({ address: service.address }))

  const before = service.controls.calls().length
  await candlewick.kill()
  await expect.poll(() => output.split(watching).length).toBe(3)
  expect(service.controls.calls().length).toBe(before)
  watcher.kill('SIGTERM')
  expect(await once(watcher, 'close')).toEqual([0, null])
})
