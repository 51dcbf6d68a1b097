import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { minute } from '../../src-shared/time'
import { failureFile } from './official-runtime.mjs'
import { root } from './places.mjs'
import { trialFolder } from './trial-runtime.mjs'

vi.setConfig({ testTimeout: 60_000 })

function checkoutWithoutElectron(): string {
  const checkout = mkdtempSync(join(tmpdir(), 'candlewick-setup-'))
  onTestFinished(() => rmSync(checkout, { recursive: true }))
  const needed = ['scripts', 'src-main/platform/identity', 'src-shared/messages']
  for (const name of [...needed, 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(checkout, name), { recursive: true })
  const packages = join(checkout, 'node_modules')
  mkdirSync(join(packages, 'electron'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!/^(\.|electron$)/.test(name)) symlinkSync(join(root, 'node_modules', name), join(packages, name))
  for (const name of readdirSync(join(root, 'node_modules/electron')))
    if (!/^(dist|path\.txt)$/.test(name))
      cpSync(join(root, 'node_modules/electron', name), join(packages, 'electron', name), { recursive: true })
  const lock = createHash('sha256')
    .update(readFileSync(join(checkout, 'package-lock.json')))
    .digest('hex')
  writeFileSync(join(packages, '.candlewick-setup'), `${lock} ${process.platform} ${process.arch}\n`)
  return checkout
}

async function emptyMirror() {
  let requests = 0
  const server = createServer((_request, response) => {
    requests++
    response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, requests: () => requests }
}

test('remembers a failed download of Electron for an hour, unless the user runs setup', async () => {
  const home = mkdtempSync(join(tmpdir(), 'candlewick-home-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const mirror = await emptyMirror()
  vi.stubEnv('HOME', home)
  vi.stubEnv('XDG_CACHE_HOME', undefined)
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', undefined)
  vi.stubEnv('ELECTRON_MIRROR', mirror.address)
  vi.stubEnv('electron_config_cache', join(home, 'electron'))
  onTestFinished(() => void vi.unstubAllEnvs())
  // Without this folder, the setup would download the trial Electron.
  mkdirSync(trialFolder(), { recursive: true })
  const checkout = checkoutWithoutElectron()
  const run = async (...command: string[]): Promise<{ requests: number; warning: string }> => {
    const before = mirror.requests()
    const child = spawn(process.execPath, command, { cwd: checkout, stdio: ['ignore', 'ignore', 'pipe'] })
    let warning = ''
    child.stderr.on('data', text => (warning += String(text)))
    const code = await new Promise(resolve => child.once('close', resolve))
    expect(code, warning).toBe(0)
    return { requests: mirror.requests() - before, warning }
  }
  const start = "import('./scripts/setup/runtime.mjs').then(setup => setup.provideRuntime())"
  const startApp = () => run('-e', start)
  const ageFailure = (ms: number): void => {
    const at = new Date(Date.now() - ms)
    utimesSync(failureFile(), at, at)
  }

  const first = await startApp()
  expect(first.requests).toBeGreaterThan(0)
  expect(existsSync(failureFile())).toBe(true)
  expect(first.warning).toMatch(/couldn't be downloaded.*after an hour.*npm run setup or delete /)
  expect(first.warning).toContain(failureFile())
  expect((await startApp()).requests).toBe(0)
  ageFailure(59 * minute)
  expect((await startApp()).requests).toBe(0)
  ageFailure(61 * minute)
  expect((await startApp()).requests).toBeGreaterThan(0)
  // The last attempt failed too, so nothing is downloaded for another hour.
  expect((await startApp()).requests).toBe(0)
  const setup = await run('scripts/setup.mjs')
  expect(setup.requests).toBeGreaterThan(0)
  expect(setup.warning).toContain(failureFile())
  rmSync(failureFile())
  expect((await startApp()).requests).toBeGreaterThan(0)
})
