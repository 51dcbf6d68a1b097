import { join } from 'node:path'
import { CandlewickApp } from '../candlewick-app'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { Outside } from '../isolation/outside'
import { devices } from '../isolation/page-checks'
import { portOrNone } from '../isolation/port-or-none'
import type { PageBridge, IsolatedApp } from '../isolation/isolation-check'
import { isolationChecks } from '../isolation/all-checks'
import { blanked, downloads } from '../isolation/ways-out'

declare const candlewick: PageBridge

// These tests follow Electron's security checklist. package.spec.ts checks the same for the packaged app.
let app: CandlewickApp
let isolated: IsolatedApp

test.beforeAll(async ({ desktop }) => {
  app = new CandlewickApp(desktop.env)
  // Chromium logs an error for everything that it blocks.
  app.expectError(
    /^Console, error: (Refused to|Not allowed to|Failed to load resource|Blocked opening|Download is disallowed)/
  )
  app.expectError(/electron: Failed to load URL: .* ERR_BLOCKED_BY_CSP/)
  const outside = await Outside.begin()
  const page = new AppPage(await app.launch({ HOME: outside.home }))
  await expect(page.rows.first()).toContainText(/\d/)
  isolated = { app: page, outside, browser: desktop.browser }
})
test.afterAll(async () => {
  isolated.outside.end()
  await app.dispose()
})

for (const { title, verify } of isolationChecks) test(title, () => verify(isolated))

// The tests below use a debugger in the main process. The packaged app doesn't allow one, so they only run
// here.

test('Sandbox: the window is sandboxed, isolated and without Node', async () => {
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences(): Record<string, unknown>
    }
    const { contextIsolation, sandbox, nodeIntegration, webSecurity, webviewTag } =
      contents.getLastWebPreferences()
    return { contextIsolation, sandbox, nodeIntegration, webSecurity, webviewTag: webviewTag === true }
  })
  expect(preferences).toEqual({
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    nodeIntegration: false,
    webviewTag: false
  })
})

test('Devices: access is denied without a dialog', async () => {
  await app.evaluate(({ BrowserWindow }) => {
    const offered: string[] = []
    Object.assign(globalThis, { offered })
    const events = BrowserWindow.getAllWindows()[0]?.webContents.session as unknown as {
      on(name: string, listener: () => void): void
    }
    for (const name of ['select-hid-device', 'select-serial-port', 'select-usb-device'])
      events.on(name, () => offered.push(name))
  })
  await devices.verify(isolated)
  const frames = await app.evaluate(({ BrowserWindow }) => {
    const chosen: unknown[] = []
    const event = { preventDefault: () => chosen.push('prevented') }
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      emit(name: string, ...facts: unknown[]): void
    }
    // Pages can't use Bluetooth on this system, so emit the event that a page's request would cause.
    contents.emit('select-bluetooth-device', event, [{ deviceId: 'first' }], (id: string) => chosen.push(id))
    return { chosen, offered: (globalThis as unknown as { offered: string[] }).offered }
  })
  expect(frames).toEqual({ chosen: ['prevented', ''], offered: [] })
})

test('Downloads: every download is blocked', async () => {
  await app.evaluate(({ BrowserWindow }) => {
    const downloads: boolean[] = []
    Object.assign(globalThis, { downloads })
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.session.on('will-download', event => downloads.push(event.defaultPrevented))
  })
  await downloads.verify(isolated)
  // The page's policy already blocks downloads that the page starts, so start one in the main process.
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.downloadURL('data:application/octet-stream,x')
  )
  const started = (): Promise<readonly boolean[]> =>
    app.evaluate(() => (globalThis as unknown as { readonly downloads: readonly boolean[] }).downloads)
  await expect.poll(started).toEqual([true])
})

test('Client certificates: the app never sends one', async () => {
  const { askingAddresses, shown } = isolated.outside
  const before = shown.length
  await app.evaluate(async ({ app: electron, BrowserWindow }, [guarded, open]) => {
    const visit = async (address: string): Promise<void> => {
      const other = new BrowserWindow({ show: false })
      await other.loadURL(address).catch(() => undefined)
      other.destroy()
    }
    await visit(guarded)
    const event = 'select-client-certificate'
    const guards = electron.listeners(event) as (() => void)[]
    electron.removeAllListeners(event)
    await visit(open)
    for (const guard of guards) electron.on(event, guard)
  }, askingAddresses)
  expect([...new Set(shown.slice(before))]).toEqual(['nothing, no key', 'somebody, no key'])
})

test('Content policy: the policy of every page denies by default', async () => {
  const policies = await app.evaluate(async ({ session }) => {
    const pages = session.fromPartition('persist:window')
    const of = async (path: string): Promise<string> =>
      (await pages.fetch(`candlewick://app/${path}`)).headers.get('content-security-policy') ?? ''
    return [await of('index.html'), await of('')]
  })
  for (const policy of policies) {
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none';/)
    expect(policy).not.toMatch(/unsafe|connect-src|\*/)
  }
})

test('The app’s scheme: other hosts, parent folders and malformed addresses return 404', async () => {
  const addresses = [
    ...['candlewick://other/index.html', 'candlewick://other/', 'candlewick://app//etc/passwd'],
    ...[
      '..%2f..%2fpackage.json',
      '..%2fmain%2findex.js',
      '%2e%2e/main/index.js',
      'index.html%00.js',
      '%'
    ].map(path => `candlewick://app/${path}`)
  ]
  const statuses = await app.evaluate(({ session }, urls) => {
    const pages = session.fromPartition('persist:window')
    return Promise.all(urls.map(async address => (await pages.fetch(address)).status))
  }, addresses)
  expect(statuses).toEqual(addresses.map(() => 404))
})

test('Sender: another window with our preload script gets no replies or events', async () => {
  const { page } = isolated.app
  const received = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { received: string[] }).received.length)
  const listen = (): Promise<void> =>
    page.evaluate(() => {
      const list: string[] = []
      Object.assign(globalThis, { received: list })
      const { listen } = candlewick as unknown as { listen(listener: (event: string) => void): void }
      // Ignore all other events, because prices and other state change at any time.
      listen(event => event === 'settingsChanged' && list.push(event))
    })
  await listen()
  const preload = join(import.meta.dirname, '../../out/preload/index.cjs')
  const message = await app.evaluate(
    async ({ BrowserWindow, session }, [path, ask]) => {
      const partition = 'persist:window'
      const pages = session.fromPartition(partition)
      await pages.fetch('candlewick://app/').then(response => response.text())
      const [ours] = BrowserWindow.getAllWindows()
      const other = new BrowserWindow({
        show: false,
        webPreferences: { preload: path, partition, sandbox: true }
      })
      await other.loadURL('candlewick://app/index.html')
      await ours?.webContents.executeJavaScript(
        `void candlewick.request('settings', 'change', { theme: 'light' })`
      )
      const answer = (await other.webContents.executeJavaScript(`(${ask})()`)) as string
      other.destroy()
      return answer
    },
    [preload, portOrNone.toString()] as const
  )
  expect([message, await received()]).toEqual(['no port', 0])
  await page.reload()
  await page.waitForFunction(() => 'candlewick' in globalThis)
  await listen()
  await isolated.app.ask('settings', 'change', { theme: 'dark' })
  await expect.poll(received).toBeGreaterThan(0)
})

test("Sender: only our page's main frame gets a port, and only once", async () => {
  const handed = await app.evaluate(({ BrowserWindow, ipcMain }) => {
    const sender = BrowserWindow.getAllWindows()[0]?.webContents
    const frame = sender?.mainFrame as { url: string; postMessage?: unknown }
    let ports = 0
    const postMessage = (_channel: string, _message: unknown, { length }: readonly unknown[]): void => {
      ports += length
    }
    const handedTo = (senderFrame: object | null): number => {
      ports = 0
      ipcMain.emit('connect', { sender, senderFrame })
      return ports
    }
    // From now on, the real frame has a port and must not receive another one.
    frame.postMessage = postMessage
    const again = handedTo(frame)
    // After a navigation, the next page has no port yet.
    sender?.emit('did-navigate')
    const elsewhere = Object.create(frame, { url: { value: 'https://elsewhere.example/' } }) as object
    const handed = [frame, null, { url: frame.url, postMessage }, elsewhere].map(handedTo)
    delete frame.postMessage
    return [again, ...handed]
  })
  expect(handed).toEqual([0, 1, 0, 0, 0])
})

test("Other windows: a page can't create a webview, follow a redirect or load a frame", async () => {
  const { requestedPaths, address } = isolated.outside
  const before = requestedPaths.length
  const made = await app.evaluate(async ({ BrowserWindow, webContents }, at) => {
    const other = new BrowserWindow({ show: false, webPreferences: { webviewTag: true, sandbox: true } })
    await other.loadURL(`${at}/page`)
    await other.loadURL(`${at}/moved`).catch(() => undefined)
    await new Promise(resolve => setTimeout(resolve, 500))
    const views = webContents.getAllWebContents().filter(contents => contents.getType() === 'webview')
    other.destroy()
    return views.length
  }, address)
  const came = requestedPaths.slice(before).filter(path => path !== '/favicon.ico')
  expect([made, came]).toEqual([0, ['/page', '/moved']])
})

test(blanked.title, () => blanked.verify(isolated))
