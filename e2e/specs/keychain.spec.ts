import { readdirSync, readFileSync } from 'node:fs'
import {
  startLockedKeyring,
  type LockedKeyring
} from '../../src-main/platform/secrets/secret-service.fixture'
import type { DemoService } from '../../src-demo/demo-service'
import type { CandlewickApp } from '../candlewick-app'
import { expect, test as base } from '../fixtures'
import { AppPage } from '../pages/app-page'

/** A separate session bus with a locked keyring whose prompt is never answered. */
const test = base.extend<{ keyring: LockedKeyring }>({
  keyring: async ({}, use) => {
    const keyring = await startLockedKeyring()
    await use(keyring)
    keyring.stop()
  }
})

async function enterKeyBefore(
  keyring: LockedKeyring,
  candlewick: CandlewickApp,
  service: DemoService
): Promise<void> {
  const appPage = new AppPage(await candlewick.launch({ DBUS_SESSION_BUS_ADDRESS: keyring.address }))
  await appPage.enterKey(service.address, service.key)
  await expect.poll(() => keyring.prompts()).toBe(1)
}

/** Ends the app with the same signal as a desktop at the end of a session. Returns how long this took, ms. */
async function msToEnd(candlewick: CandlewickApp): Promise<number> {
  const main = candlewick.electron.process()
  const gone = new Promise(resolve => main.once('exit', resolve))
  const from = performance.now()
  main.kill('SIGTERM')
  await gone
  return performance.now() - from
}

function openTexts(pid: number): string {
  const below = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(child => {
      try {
        const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1]
        return Number(parent) === pid ? [Number(child)] : []
      } catch {
        return []
      }
    })
  const own = ['cmdline', 'environ'].map(name => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8')
    } catch {
      return ''
    }
  })
  return [...own, ...below.map(openTexts)].join('\n')
}

test('the window opens and works while the keyring is locked', async ({
  candlewick,
  connectedStart,
  service,
  keyring
}) => {
  await connectedStart.place(candlewick, service)
  const appPage = new AppPage(await candlewick.launch({ DBUS_SESSION_BUS_ADDRESS: keyring.address }))
  await expect.poll(() => keyring.prompts()).toBe(1)
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await appPage.show('Settings')
  await expect(appPage.says(service.address).first()).toBeVisible()
  for (let turn = 0; turn < 5; turn++) void appPage.ask('market', 'refresh').catch(() => undefined)
  await candlewick.advance(60_000)
  expect(await candlewick.evaluate(async ({ app }) => app.getPath('userData'))).toBe(candlewick.dataFolder)
  expect(keyring.prompts()).toBe(1)
  expect(await msToEnd(candlewick)).toBeLessThan(2_000)

  // The app can start again, because the single-instance lock was released.
  const again = new AppPage(await candlewick.launch())
  await candlewick.advance(61_000)
  await expect(again.serviceStatus).toHaveAttribute('data-status', 'live')
})

test('a key entered while the keyring is locked is in no command line or environment', async ({
  candlewick,
  service,
  keyring
}) => {
  await enterKeyBefore(keyring, candlewick, service)
  const open = openTexts(candlewick.electron.process().pid ?? 0)
  expect(open).toContain('node.mojom.NodeService')
  expect(open).not.toContain(service.key)
  expect(await msToEnd(candlewick)).toBeLessThan(2_000)
})

test('the app leaves no process behind if killed while the keyring is locked', async ({
  candlewick,
  service,
  keyring
}) => {
  await enterKeyBefore(keyring, candlewick, service)
  await candlewick.kill()
  const left = (): readonly string[] =>
    readdirSync('/proc').flatMap(name => {
      try {
        const words = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/cmdline`, 'utf8') : ''
        return words.includes(candlewick.dataFolder) ? [words.replaceAll('\0', ' ').slice(0, 300)] : []
      } catch {
        return []
      }
    })
  await expect.poll(left).toEqual([])
})
