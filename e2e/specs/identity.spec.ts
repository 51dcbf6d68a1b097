import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endBareStart, rootOptions, runtime } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { removeFolder } from '../remove-folder'

const project = join(import.meta.dirname, '../..')

test("the app started from a checkout doesn't use the data folder of a release", async ({ desktop }) => {
  const folder = join(desktop.env['XDG_CONFIG_HOME'] ?? '', 'identity')
  const release = join(folder, 'Candlewick')
  mkdirSync(release, { recursive: true })
  writeFileSync(join(release, 'kept'), '')
  const child = spawn(runtime(), [...rootOptions(), project], {
    env: { ...process.env, ...desktop.env, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
    detached: true
  })
  const own = join(folder, 'Candlewick Checkout')
  await expect.poll(() => existsSync(join(own, 'data/app.db'))).toBe(true)
  await expect.poll(() => existsSync(join(own, 'logs'))).toBe(true)
  expect(readdirSync(own)).toContain('SingletonLock')
  expect(readdirSync(release)).toEqual(['kept'])
  endBareStart(child)
})

for (const [says, folder] of [
  ['empty', ''],
  ['a relative path', 'conf']
] as const)
  test(`uses ~/.config if XDG_CONFIG_HOME is ${says}`, async ({ candlewick, desktop }) => {
    const home = mkdtempSync(join(tmpdir(), 'candlewick-home-'))
    const workFolder = mkdtempSync(join(tmpdir(), 'candlewick-work-'))
    const env = { HOME: home, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder }
    const child = spawn(runtime(), [...rootOptions(), project], {
      env: { ...process.env, ...desktop.env, ...env },
      cwd: workFolder,
      stdio: 'ignore',
      detached: true
    })
    try {
      await expect.poll(() => existsSync(join(home, '.config/Candlewick Checkout/data/app.db'))).toBe(true)
      expect(readdirSync(workFolder)).toEqual([])
    } finally {
      endBareStart(child)
    }

    const appPage = new AppPage(await candlewick.launch(env))
    await appPage.show('Settings')
    await appPage.switch('Start at login').click()
    await expect
      .poll(() => existsSync(join(home, '.config/autostart/candlewick-checkout.desktop')))
      .toBe(true)
    await candlewick.quit()
    for (const path of [home, workFolder]) removeFolder(path)
  })
