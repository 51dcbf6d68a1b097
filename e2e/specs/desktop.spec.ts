import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import keytar from 'keytar'
import { parsedJson } from '../../src-shared/json'
import { rootOptions, runtime } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { DrawingPage } from '../pages/drawing-page'
import { MenuBar } from '../pages/menu-bar'
import { acceleratorOf } from '../../src-main/shell/menu/accelerator'
import { actions, windowActions, type Action } from '../../src-shared/actions'
import { m } from '../../src-shared/messages/m'

test('the test desktop has a keyring, notifications and a tray', async ({ desktop, notifications, tray }) => {
  await keytar.setPassword('Candlewick test', 'somebody', 'a secret')
  expect(await keytar.getPassword('Candlewick test', 'somebody')).toBe('a secret')
  expect(await keytar.deletePassword('Candlewick test', 'somebody')).toBe(true)
  expect(desktop.env['DISPLAY']).toMatch(/^:\d+$/)
  expect(tray.items).toBe(0)
  expect(notifications.onScreen()).toBe(0)
})

test('starts with the demo market', async ({ candlewick }) => {
  const appPage = new AppPage(await candlewick.launch())
  await expect(appPage.rows.first()).toBeVisible()
  await appPage.photograph('first-start')
})

const project = join(import.meta.dirname, '../..')

test('confirms an alert route only in a terminal if there is no display', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-routes-'))
  const env: NodeJS.ProcessEnv = { ...process.env }
  for (const name of ['DISPLAY', 'WAYLAND_DISPLAY']) Reflect.deleteProperty(env, name)
  const program = [runtime(), ...rootOptions(), project, `--user-data-dir=${folder}`, 'route'].join(' ')
  const add = 'add webhook https://example.com/hook'
  const run = (command: string, input: string): string =>
    spawnSync('sh', ['-c', command], { env, input, encoding: 'utf8' }).stdout
  expect(run(`${program} ${add}`, 'yes\n')).toContain(m.commandLine.route.needsTerminal())
  // The program only asks for confirmation in a terminal.
  const inTerminal = (input: string): string => run(`script -qec '${program} ${add}' /dev/null`, input)
  expect(inTerminal('no\n')).toContain(m.setupFile.nothing())
  expect(run(`${program} list`, '')).toBe('')
  expect(inTerminal('yes\n')).toContain('https://example.com/hook')
  expect(run(`${program} list`, '')).toContain('https://example.com/hook')
  rmSync(folder, { recursive: true })
})

test('responds to --version and --help without a display', () => {
  const { version } = parsedJson(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string }
  const env: NodeJS.ProcessEnv = { ...process.env }
  for (const name of ['DISPLAY', 'WAYLAND_DISPLAY']) Reflect.deleteProperty(env, name)
  const answers = [
    [runtime(), ...rootOptions(), project],
    [process.execPath, join(project, 'scripts/start.mjs')]
  ].flatMap(([program = '', ...words]) =>
    ['--version', '--help'].map(question => {
      const { status, stdout } = spawnSync(program, [...words, question], { env, encoding: 'utf8' })
      return [status, stdout.split('\n')[0]]
    })
  )
  expect(answers).toEqual([
    [0, `Candlewick ${version}`],
    [0, expect.stringMatching(/^Usage: electron /)],
    [0, `Candlewick ${version}`],
    [0, expect.stringMatching(/^Usage: npm start /)]
  ])
})

test('the menu bar contains the actions and keys of the shortcut list', async ({ appPage, candlewick }) => {
  await appPage.chartFilled()
  const menu = new MenuBar(candlewick)
  await expect
    .poll(() => menu.menus())
    .toEqual([m.menu.file(), m.menu.edit(), m.menu.view(), m.common.chart(), m.menu.go(), m.menu.help()])
  expect(await menu.isVisible()).toBe(false)
  const entries = await menu.entries()
  const isHidden = (id: string): boolean => id === 'resume'
  for (const [id, { label, keys }] of Object.entries<Action>({ ...actions, ...windowActions }))
    if (!isHidden(id))
      expect(entries[id]).toEqual([label(), keys?.[0] ? acceleratorOf(keys[0], false) : null])

  await menu.choose('view:news')
  await expect(appPage.view(m.common.news())).toBeVisible()
  await menu.choose('interval:4h')
  await expect(appPage.chart('BTC', '4h')).toBeVisible()

  await test.step('back and forward return to earlier views by menu, keyboard and mouse', async () => {
    await menu.choose('back')
    await expect(appPage.view(m.common.news())).toBeVisible()
    await appPage.page.keyboard.press('Alt+ArrowRight')
    await expect(appPage.chart('BTC', '4h')).toBeVisible()
    await appPage.pressSideButton('back')
    await expect(appPage.view(m.common.news())).toBeVisible()
  })

  await test.step('a custom shortcut replaces the default one, also in the menu bar', async () => {
    const { keyboard } = appPage.page
    await menu.choose('shortcuts')
    await appPage.press(m.palette.shortcuts.change({ action: m.common.alerts() }))
    await keyboard.press('Control+Shift+A')
    await expect.poll(async () => (await menu.entries())['view:alerts']?.[1]).toBe('CommandOrControl+Shift+A')
    await appPage.photograph('shortcuts')
    await keyboard.press('Escape')
    await expect(appPage.dialog).toBeHidden()
    await keyboard.press('Control+4')
    await keyboard.press('Control+6')
    await expect(appPage.view(m.common.credits())).toBeVisible()
    await keyboard.press('Control+Shift+A')
    await expect(appPage.view(m.common.alerts())).toBeVisible()
  })

  await test.step('chart menu entries work from other views', async () => {
    await menu.choose('view:credits')
    await expect(appPage.view(m.common.credits())).toBeVisible()
    await menu.choose('draw:trend')
    await expect(new DrawingPage(appPage.page).toolHint).toHaveText(m.drawings.toolHints.twoPoints())
    await menu.choose('view:alerts')
    await expect(appPage.view(m.common.alerts())).toBeVisible()
    await menu.choose('chart:table')
    await expect(appPage.dialog).toBeVisible()
    // The list of shortcuts must not open now, because the open dialog would hide it.
    await menu.choose('shortcuts')
    await appPage.page.keyboard.press('Escape')
    await expect(appPage.dialog).toBeHidden()
    await menu.choose('shortcuts')
    await expect(appPage.dialog).toContainText(m.palette.shortcuts.title())
    await appPage.page.keyboard.press('Escape')
    await expect(appPage.dialog).toBeHidden()
  })

  await menu.choose('pause')
  await expect.poll(async () => Object.keys(await menu.entries())).toContain('resume')
})

test('no shortcut opens developer tools', async ({ candlewick }) => {
  const page = await candlewick.launch()
  await expect(new AppPage(page).rows.first()).toBeVisible()
  const menu = new MenuBar(candlewick)
  // The menu bar loads after the visible parts of the window.
  await expect.poll(() => menu.menus()).not.toHaveLength(0)
  const height = await page.evaluate(() => innerHeight)
  await candlewick.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    const press = (keyCode: string, ...modifiers: ('control' | 'shift' | 'alt')[]): void => {
      for (const type of ['keyDown', 'keyUp'] as const) contents?.sendInputEvent({ type, keyCode, modifiers })
    }
    press('I', 'control', 'shift')
    press('Alt', 'alt')
    contents?.openDevTools()
    // Keys are processed in order. Once this key has had its effect, the earlier ones have been processed
    // too.
    press('=', 'control')
  })
  const zoomAndTools = (): Promise<unknown> =>
    candlewick.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      return [contents?.getZoomLevel(), contents?.isDevToolsOpened()]
    })
  await expect.poll(zoomAndTools).toEqual([0.5, false])
  await expect.poll(() => menu.isVisible()).toBe(true)
  await candlewick.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.setZoomLevel(0)
    window?.setMenuBarVisibility(false)
  })
  await expect.poll(() => page.evaluate(() => innerHeight)).toBe(height)
})
