import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import keytar from 'keytar'
import { parsedJson } from '../../src-shared/json'
import { rootOptions, runtime } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { m } from '../../src-shared/messages/m'

test('the desktop stores a secret, shows a notification and has a tray', async ({
  desktop,
  notifications,
  tray
}) => {
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

test('confirms a route in a terminal without a display, and only there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-routes-'))
  const env: NodeJS.ProcessEnv = { ...process.env }
  for (const name of ['DISPLAY', 'WAYLAND_DISPLAY']) Reflect.deleteProperty(env, name)
  const program = [runtime(), ...rootOptions(), project, `--user-data-dir=${folder}`, 'route'].join(' ')
  const add = 'add webhook https://example.com/hook'
  const run = (command: string, input: string): string =>
    spawnSync('sh', ['-c', command], { env, input, encoding: 'utf8' }).stdout
  expect(run(`${program} ${add}`, 'yes\n')).toContain(m.commandLine.route.needsTerminal())
  // Gives the program a terminal.
  const inTerminal = (input: string): string => run(`script -qec '${program} ${add}' /dev/null`, input)
  expect(inTerminal('no\n')).toContain(m.commandLine.route.declined())
  expect(run(`${program} list`, '')).toBe('')
  expect(inTerminal('yes\n')).toContain('https://example.com/hook')
  expect(run(`${program} list`, '')).toContain('https://example.com/hook')
  rmSync(folder, { recursive: true })
})

test('answers --version and --help without a display', () => {
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

test('shortcuts zoom, but open neither developer tools nor an Electron menu', async ({ candlewick }) => {
  const page = await candlewick.launch()
  await expect(new AppPage(page).rows.first()).toBeVisible()
  const height = await page.evaluate(() => innerHeight)
  await candlewick.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    const press = (keyCode: string, ...modifiers: ('control' | 'shift' | 'alt')[]): void => {
      for (const type of ['keyDown', 'keyUp'] as const) contents?.sendInputEvent({ type, keyCode, modifiers })
    }
    press('I', 'control', 'shift')
    press('Alt', 'alt')
    contents?.openDevTools()
    // Keys are processed in order, so when this one arrives, the others have too.
    press('=', 'control')
  })
  const standing = (): Promise<unknown> =>
    candlewick.evaluate(({ BrowserWindow, Menu }) => {
      const [window] = BrowserWindow.getAllWindows()
      const contents = window?.webContents
      return [contents?.getZoomLevel(), contents?.isDevToolsOpened(), Menu.getApplicationMenu()]
    })
  await expect.poll(standing).toEqual([0.5, false, null])
  await candlewick.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.setZoomLevel(0)
  })
  await expect.poll(() => page.evaluate(() => innerHeight)).toBe(height)
})
