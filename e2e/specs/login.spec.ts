import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootOptions } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { m } from '../../src-shared/messages/m'

/**
 * Starts the desktop entry as a login does. The returned function says whether the program has ended, because
 * `gio launch` doesn't wait for that.
 */
function beginSession(entry: string, env: Readonly<Record<string, string>>): () => boolean {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-session-'))
  const started = join(folder, 'candlewick.desktop')
  const wrapper = join(folder, 'start')
  const ended = join(folder, 'ended')
  const content = readFileSync(entry, 'utf8')
  const program = /(?<=^Exec=)\S+/m
  // Chromium can't use its sandbox as root. The app never writes these options to the entry.
  const words = [program.exec(content)?.[0], ...rootOptions(), '"$@"'].join(' ')
  writeFileSync(wrapper, `#!/bin/sh\n${words}\ntouch '${ended}'\n`, { mode: 0o755 })
  writeFileSync(started, content.replace(program, wrapper))
  spawn('gio', ['launch', started], { env: { ...process.env, ...env }, stdio: 'ignore' })
  return () => existsSync(ended)
}

/** Returns the types of the app's processes for this data folder. `main` is the app itself. */
function processesOf(dataFolder: string): readonly string[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        if (!words.includes(dataFolder)) return []
        return /--type=([\w-]+)/.exec(words)?.[1] ?? 'main'
      } catch {
        return []
      }
    })
}

test('starts hidden at login without using the keychain until a call needs the key', async ({
  appInTray: appPage,
  tray,
  candlewick,
  service,
  desktop
}) => {
  const entry = join(desktop.env['XDG_CONFIG_HOME'] ?? '', 'autostart/candlewick-checkout.desktop')
  await appPage.show('Settings')
  const wanted = appPage.switch(m.settings.autostart.label())
  await wanted.click()
  await expect.poll(() => existsSync(entry)).toBe(true)
  const written = readFileSync(entry, 'utf8')
  expect(written).not.toContain('sandbox')
  await appPage.photograph('settings-background')
  await wanted.click()
  await expect.poll(() => existsSync(entry)).toBe(false)
  await wanted.click()
  await expect.poll(() => existsSync(entry)).toBe(true)

  await tray.choose('Pause until resumed')
  await expect(appPage.banner(m.shell.paused.title())).toBeVisible()
  // Add a coin that has no quote yet, so that a call is due as soon as watching resumes.
  await appPage.show('Watch')
  await appPage.addCoin('UNI')
  await candlewick.quit()

  // If the program has moved, the next start corrects the entry. If the desktop has disabled the entry, it
  // stays disabled.
  writeFileSync(entry, written.replace(/^Exec=.*$/m, 'Exec=/gone/candlewick --hidden'))
  await candlewick.launch()
  await expect.poll(() => readFileSync(entry, 'utf8')).toBe(written)
  await candlewick.quit()

  const received = spawn('dbus-monitor', ['--session', "destination='org.freedesktop.secrets'"], {
    env: { ...process.env, ...desktop.env }
  })
  let secrets = ''
  received.stdout.on('data', (piece: Buffer) => (secrets += piece.toString()))
  const asks = (): number => secrets.match(/member=(?:SearchItems|GetSecrets?|OpenSession)/g)?.length ?? 0
  await expect.poll(() => secrets.length).toBeGreaterThan(0)
  const before = { items: tray.items, calls: service.controls.calls().length }
  beginSession(entry, desktop.env)
  await expect.poll(() => tray.items, { timeout: 20_000 }).toBe(before.items + 1)
  // Retry, because the app may be replacing its tray item at the same time.
  await expect(async () => expect((await tray.menu()).map(({ label }) => label)).toContain('Resume')).toPass({
    timeout: 20_000
  })
  await new Promise(resolve => setTimeout(resolve, 2_000))
  expect(processesOf(candlewick.dataFolder)).toContain('main')
  expect(processesOf(candlewick.dataFolder)).not.toContain('renderer')
  expect(service.controls.calls()).toHaveLength(before.calls)
  expect(asks()).toBe(0)

  await tray.choose('Resume')
  await expect.poll(() => service.controls.calls().length, { timeout: 20_000 }).toBeGreaterThan(before.calls)
  expect(service.controls.calls().at(-1)?.status).toBe(200)
  expect(asks()).toBeGreaterThan(0)
  expect(processesOf(candlewick.dataFolder)).not.toContain('renderer')

  // A second login opens no window, because its program ends when it finds the first one. The first one must
  // not quit before that, or the second one would stay.
  await expect.poll(beginSession(entry, desktop.env)).toBe(true)
  expect(processesOf(candlewick.dataFolder)).not.toContain('renderer')
  await tray.choose(m.tray.open())
  await expect.poll(() => processesOf(candlewick.dataFolder)).toContain('renderer')
  received.kill()
  await tray.choose(m.tray.quit())
  await expect.poll(() => processesOf(candlewick.dataFolder), { timeout: 20_000 }).toEqual([])
})
