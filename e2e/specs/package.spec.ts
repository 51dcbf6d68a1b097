import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { rootOptions } from '../candlewick-app'
import { confinementOfPages } from '../confinement'
import { expect, test } from '../fixtures'
import { HeadlessWatcher, withoutDisplay } from '../headless-watcher'
import { InstalledPackage } from '../installed-package'
import { PackagedApp } from '../packaged-app'
import { AppPage } from '../pages/app-page'
import { Outside } from '../isolation/outside'
import type { IsolatedApp } from '../isolation/isolation-check'
import { isolationChecks } from '../isolation/all-checks'
import { blanked } from '../isolation/ways-out'
import { Receiver } from '../../src-main/alerts/delivery/receiver.fixture'
import { prepareFolder } from '../../src-main/shell/watch/prepared-folder.fixture'
import { m } from '../../src-shared/messages/m'

const project = join(import.meta.dirname, '../..')
const output = join(project, '.artifacts/package')
const folder = join(output, 'linux-unpacked')
const program = join(folder, 'candlewick-trial')

const debPath = (): string => join(output, readdirSync(output).find(name => name.endsWith('.deb')) ?? '')

const makePackage = (...words: string[]): { status: number | null; printed: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'scripts/package.mjs'), ...words],
    { encoding: 'utf8' }
  )
  return { status, printed: `${stdout}${stderr}` }
}

test.describe.configure({ mode: 'serial' })

test('packages a trial build with the strictest Electron fuses', async () => {
  test.setTimeout(180_000)
  const made = makePackage('--trial', `--output=${output}`)
  expect(made.status, made.printed).toBe(0)

  const wire = await getCurrentFuseWire(program)
  expect(wire.version).toBe('1')
  // The keys of fuses are numbers, and their values are character codes.
  const states = Object.entries(wire).filter(([fuse]) => /^\d+$/.test(fuse))
  const on = [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseV1Options.OnlyLoadAppFromAsar]
  expect(states.length).toBeGreaterThanOrEqual(8)
  for (const [fuse, state] of states) {
    expect(state, `fuse ${fuse}`).toBe((on.includes(Number(fuse)) ? '1' : '0').charCodeAt(0))
  }
})

test('the packaged program responds to --version without a display', () => {
  const { status, stdout } = spawnSync(program, [...rootOptions(), '--version'], {
    env: withoutDisplay(),
    encoding: 'utf8'
  })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Candlewick \d+\.\d+\.\d+-trial\n$/)])
})

test.describe('the packaged app', () => {
  let app: PackagedApp
  let isolated: IsolatedApp

  test.beforeAll(async ({ desktop }) => {
    const outside = await Outside.begin()
    app = PackagedApp.start(program, {
      ...desktop.env,
      HOME: outside.home,
      ELECTRON_RUN_AS_NODE: '1',
      NODE_OPTIONS: '--require=/does/not/exist.js'
    })
    // Electron logs each blocked frame.
    app.expectError(/electron: Failed to load URL: .* ERR_BLOCKED_BY_CSP/)
    const page = new AppPage(await app.window())
    isolated = { app: page, outside, browser: desktop.browser }
  })
  test.afterAll(async () => {
    isolated.outside.end()
    await app.stop()
  })

  test("shows the demo market and can't run as plain Node", async () => {
    await expect(isolated.app.rows.first()).toContainText(/\d/)
    await expect(isolated.app.gauge).toHaveAttribute('data-limit', /^\d+$/)
    await expect(isolated.app.says('Simulated market')).toBeVisible()
    await expect(isolated.app.dialog).toContainText(m.welcome.title.coins())
    await isolated.app.photograph('packaged')
    await isolated.app.press(m.welcome.skip())
  })

  test('lists third-party software in About', async () => {
    const { answer } = (await isolated.app.ask('app', 'thirdParty')) as {
      readonly answer: readonly { readonly name: string; readonly text: string }[]
    }
    for (const name of ['echarts', 'svelte', 'zod', 'bits-ui', '@fontsource-variable/inter'])
      expect(answer.find(part => part.name === name)?.text, name).toMatch(/\w/)
  })

  test("the window of an ordinary user runs in Chromium's sandbox", async ({ desktop }) => {
    const isRoot = process.getuid?.() === 0
    // The window of root has no sandbox, so if root runs this test, it starts the app as an ordinary user.
    const installed = isRoot
      ? PackagedApp.startInstalled(new InstalledPackage(debPath(), 'candlewick-trial'), desktop.env)
      : app
    try {
      const page = isRoot ? new AppPage(await installed.window()) : isolated.app
      await expect(page.rows.first()).toContainText(/\d/)
      expect(await page.ask('app', 'info')).toMatchObject({ answer: { sandboxed: true } })
      const inside = { isFiltered: true, mayGainRights: false, seesProcesses: false, seesNetwork: false }
      const user = isRoot ? 65_534 : process.getuid?.()
      expect(confinementOfPages(installed.pid)).toEqual([{ user, ...inside }])
      if (isRoot) expect(confinementOfPages(app.pid)).toMatchObject([{ user: 0, isFiltered: false }])
    } finally {
      if (installed !== app) await installed.stop()
    }
  })

  for (const { title, verify } of [...isolationChecks, blanked]) test(title, () => verify(isolated))
})

test('the installed app watches and sends an alert without a display', async ({ service }) => {
  const installed = new InstalledPackage(debPath(), 'candlewick-trial')
  const receiver = await Receiver.start()
  await prepareFolder(installed.home, service, receiver.address)
  installed.give(installed.home)
  const watcher = new HeadlessWatcher(installed, `--user-data-dir=${installed.home}`)
  try {
    watcher.start(service.key)
    await expect.poll(() => watcher.output).toContain(m.watcher.watching({ address: service.address }))
    expect(watcher.command('status')).toMatchObject({
      code: 0,
      output: expect.stringContaining(m.tray.paused())
    })
    expect(receiver.bodies).toEqual([])
    expect(watcher.command('resume').output).not.toContain(m.tray.paused())
    await expect.poll(() => receiver.bodies.length).toBe(1)
    await expect.poll(() => watcher.output).toContain('BTC')
    expect(watcher.command('pause').output).toContain(m.tray.paused())
    expect(watcher.command('watch').output).toContain(m.watcher.alreadyWatching())
    expect(await watcher.end('SIGTERM')).toBe(0)
    expect(watcher.command('status')).toEqual({ code: 3, output: `${m.watcher.nothingWatches()}\n` })
    expect(service.controls.calls('getData').length).toBe(1)
    expect(watcher.output).not.toContain(service.key)
    // Without a display, the program can only run through the launcher script.
    const bare = spawnSync(program, [...rootOptions(), 'status'], { env: withoutDisplay(), encoding: 'utf8' })
    const command = `${join(folder, 'bin/candlewick-trial')} status`
    expect(bare.status).toBe(2)
    expect(bare.stderr).toContain(m.commandLine.launcher({ command }))
  } finally {
    await watcher.remove()
    receiver.stop()
  }
})

test('the only native modules outside the archive are those for this system', () => {
  const unpacked = readdirSync(join(folder, 'resources/app.asar.unpacked'), {
    recursive: true,
    encoding: 'utf8'
  })
  expect(unpacked).toContain('node_modules/keytar/build/Release/keytar.node')
  expect(unpacked.filter(name => name.endsWith('.node')).sort()).toEqual([
    `node_modules/@photostructure/sqlite/prebuilds/linux-${process.arch}/@photostructure+sqlite.glibc.node`,
    'node_modules/keytar/build/Release/keytar.node'
  ])
  expect(readdirSync(join(folder, 'resources')).sort()).toEqual([
    'app.asar',
    'app.asar.unpacked',
    'notices',
    'resources'
  ])
})

test('the package includes third-party software notices and licences', () => {
  const notices = join(folder, 'resources/notices')
  const bill = JSON.parse(readFileSync(join(notices, 'bill-of-materials.cdx.json'), 'utf8')) as {
    readonly components: readonly { readonly name: string; readonly version: string }[]
  }
  const names = bill.components.map(({ name }) => name)
  for (const name of ['SQLite', 'bits-ui', 'echarts', 'keytar', 'svelte', 'tslib', 'zod', 'zrender']) {
    expect(names).toContain(name)
  }
  const electron = readFileSync(join(folder, 'version'), 'utf8').trim()
  expect(bill.components.find(({ name }) => name === 'electron')?.version).toBe(electron)
  const text = readFileSync(join(notices, 'third-party-notices.txt'), 'utf8')
  expect(text).toContain('The Apache Software Foundation (https://www.apache.org/).')
  expect(text).toContain('SIL OPEN FONT LICENSE')
  // Chromium's own notices are in this separate file, because there are too many to repeat.
  expect(readFileSync(join(folder, 'LICENSES.chromium.html'), 'utf8')).toContain('Chromium')
})

test('the .deb is marked as a trial and contains an icon and a desktop entry', () => {
  const deb = debPath()
  const field = (name: string): string =>
    execFileSync('dpkg-deb', ['-f', deb, name], { encoding: 'utf8' }).trim()
  expect(field('Package')).toBe('candlewick-trial')
  expect(field(m.settings.version())).toMatch(/^\d+\.\d+\.\d+~trial$/)
  const depends = field('Depends').split(', ')
  expect(depends).toContain('libsecret-1-0')
  expect(depends.find(name => name.startsWith('libc6'))).toMatch(/^libc6 \(>= 2\.\d+\)$/)
  expect(depends.find(name => name.includes('kde-cli-tools'))).toMatch(/^libglib2\.0-bin \|/)
  const content = execFileSync('dpkg-deb', ['-c', deb], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
  expect(content).toContain('./usr/share/applications/candlewick-trial.desktop')
  expect(content).toContain('./usr/share/icons/hicolor/48x48/apps/candlewick-trial.png')
  expect(content).toMatch(/-rwsr-xr-x .*chrome-sandbox/)
})

test('refuses to make a release package with an unofficial Electron', () => {
  const refused = join(project, '.artifacts/refused')
  rmSync(refused, { recursive: true, force: true })
  const { status, printed } = makePackage(`--output=${refused}`)
  expect(status).toBe(1)
  expect(printed).toMatch(/^Nothing was packaged: Electron .* npm run package -- --trial$/m)
  expect(existsSync(refused)).toBe(false)
})
