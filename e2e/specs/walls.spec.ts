import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

interface Bridge {
  request(concept: string, name: string, input?: unknown): Promise<unknown>
}
declare const candlewick: Bridge

test('nothing leads out of the window, and nothing but the window leads in', async ({
  candlewick: app,
  service
}) => {
  const { page } = await AppPage.watching(app, service)
  const home = page.url()
  const windows = (): Promise<number> =>
    app.evaluate(({ webContents }) => webContents.getAllWebContents().length, null)

  await test.step('isolation, sandbox: the page has no Node, and a bridge of two functions', async () => {
    const preferences = await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
        getLastWebPreferences(): Record<string, unknown>
      }
      const { contextIsolation, sandbox, nodeIntegration, webSecurity, webviewTag } =
        contents.getLastWebPreferences()
      return { contextIsolation, sandbox, nodeIntegration, webSecurity, webviewTag: webviewTag === true }
    }, null)
    expect(preferences).toEqual({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false
    })
    const seen = await page.evaluate(() => ({
      node: ['require', 'process', 'module', 'Buffer', 'global'].filter(name => name in globalThis),
      bridge: Object.keys(candlewick).sort()
    }))
    expect(seen).toEqual({ node: [], bridge: ['listen', 'request'] })
  })

  await test.step('content policy: no script of another place, no connection, no frame', async () => {
    const policy = await app.evaluate(async ({ session }) => {
      const response = await session.defaultSession.fetch('candlewick://app/index.html')
      return response.headers.get('content-security-policy') ?? ''
    }, null)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|connect-src|\*/)
    const ran = await page.evaluate(async address => {
      const inline = document.createElement('script')
      inline.textContent = 'globalThis.ranInline = true'
      document.head.append(inline)
      inline.remove()
      const fetched = await fetch(address).then(
        () => 'answered',
        () => 'refused'
      )
      return { inline: 'ranInline' in globalThis, fetched }
    }, service.address)
    expect(ran).toEqual({ inline: false, fetched: 'refused' })
  })

  await test.step('new windows, webviews and frames: there are none', async () => {
    const before = await windows()
    const opened = await page.evaluate(address => {
      const view = document.createElement('webview')
      view.setAttribute('src', address)
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(view, frame)
      const other = window.open(address)
      view.remove()
      frame.remove()
      return other !== null
    }, service.address)
    await page.waitForTimeout(300)
    expect([opened, await windows()]).toEqual([false, before])
  })

  await test.step('permissions: refused, but for copying', async () => {
    const answers = await page.evaluate(async () => ({
      notes: await Notification.requestPermission(),
      place: await new Promise(resolve => {
        navigator.geolocation.getCurrentPosition(
          () => resolve('told'),
          () => resolve('refused')
        )
      }),
      camera: await navigator.mediaDevices?.getUserMedia({ video: true }).then(
        () => 'given',
        () => 'refused'
      ),
      // Asking is one way, looking whether one may is another: each has a guard of its own.
      looked: await Promise.all(
        (['notifications', 'geolocation', 'camera'] as PermissionName[]).map(
          async name => (await navigator.permissions.query({ name })).state
        )
      )
    }))
    expect(answers).toMatchObject({ notes: 'denied', place: 'refused', camera: 'refused' })
    expect(answers.looked).toEqual(['denied', 'denied', 'denied'])
  })

  await test.step('downloads and client certificates: prevented', async () => {
    await app.evaluate(({ session }) => {
      const seen: boolean[] = []
      Object.assign(globalThis, { seenDownloads: seen })
      session.defaultSession.on('will-download', event => seen.push(event.defaultPrevented))
    }, null)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'data:application/octet-stream,x'
      link.download = 'x.bin'
      link.click()
    })
    await page.waitForTimeout(300)
    const prevented = await app.evaluate(({ app: electron }) => {
      const certificate = { isPrevented: false, chosen: [] as unknown[][] }
      const event = { preventDefault: () => (certificate.isPrevented = true) }
      // Electron tells the window of it as well.
      const contents = { emit: () => false }
      const choose = (...given: unknown[]): void => void certificate.chosen.push(given)
      electron.emit('select-client-certificate', event, contents, 'https://service.example', [{}], choose)
      const downloads = (globalThis as unknown as { seenDownloads: boolean[] }).seenDownloads
      return { downloads: downloads.every(Boolean), certificate }
    }, null)
    expect(prevented).toEqual({ downloads: true, certificate: { isPrevented: true, chosen: [[]] } })
  })

  await test.step('our own scheme: its folder alone, under its one host', async () => {
    const paths = [
      'candlewick://other/index.html',
      'candlewick://app/..%2f..%2fpackage.json',
      'candlewick://app/..%2fmain%2findex.js',
      'candlewick://app/%2e%2e/main/index.js',
      'candlewick://app//etc/passwd',
      'candlewick://app/index.html%00.js',
      'candlewick://app/%',
      'candlewick://app/assets/none.js'
    ]
    const statuses = await app.evaluate(
      ({ session }, addresses) =>
        Promise.all(
          addresses.map(async address => {
            const response = await session.defaultSession.fetch(address).catch(String)
            return typeof response === 'string' ? response : response.status
          })
        ),
      paths
    )
    expect(statuses).toEqual(paths.map(() => 404))
  })

  await test.step('sender: another window with our preload and our page is not answered', async () => {
    const preload = join(import.meta.dirname, '../../out/preload/index.cjs')
    const told = await app.evaluate(async ({ BrowserWindow }, path) => {
      const other = new BrowserWindow({ show: false, webPreferences: { preload: path, sandbox: true } })
      await other.loadURL('candlewick://app/index.html')
      const asked = `candlewick.request('settings', 'all').then(() => 'answered', error => String(error))`
      const answer = (await other.webContents.executeJavaScript(asked)) as string
      other.destroy()
      return answer
    }, preload)
    expect(told).toContain('Not our page.')
  })

  await test.step('sender: another frame of our window, none at all, and one that went elsewhere are not answered', async () => {
    const answers = await app.evaluate(async ({ BrowserWindow, ipcMain }) => {
      type Handler = (event: unknown, ...asked: unknown[]) => unknown
      const { _invokeHandlers } = ipcMain as unknown as { _invokeHandlers: ReadonlyMap<string, Handler> }
      const sender = BrowserWindow.getAllWindows()[0]?.webContents
      const frame = sender?.mainFrame
      const ask = async (senderFrame: unknown): Promise<string> => {
        try {
          await _invokeHandlers.get('request')?.({ sender, senderFrame }, 'settings', 'all')
          return 'answered'
        } catch (error) {
          return String(error)
        }
      }
      const elsewhere = Object.create(frame ?? null, {
        url: { value: 'https://elsewhere.example/' }
      }) as unknown
      return [await ask(frame), await ask(null), await ask({ url: frame?.url }), await ask(elsewhere)]
    }, null)
    expect(answers).toEqual(['answered', ...[1, 2, 3].map(() => 'Error: Not our page.')])
  })

  await test.step('any other window: no webview though it allows them, no redirect, no frame', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (request.url === '/moved') response.writeHead(302, { location: '/target' })
      else response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<iframe src="/frame"></iframe><webview src="/view"></webview>')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const made = await app.evaluate(async ({ BrowserWindow, webContents }, address) => {
      const other = new BrowserWindow({ show: false, webPreferences: { webviewTag: true, sandbox: true } })
      await other.loadURL(`${address}/page`)
      await other.loadURL(`${address}/moved`).catch(() => undefined)
      await new Promise(resolve => setTimeout(resolve, 500))
      const views = webContents.getAllWebContents().filter(contents => contents.getType() === 'webview')
      other.destroy()
      return views.length
    }, `http://127.0.0.1:${port}`)
    server.close()
    expect([made, asked.filter(path => path !== '/favicon.ico')]).toEqual([0, ['/page', '/moved']])
  })

  await test.step('external links: only those the service gave', async () => {
    const refused = await page.evaluate(() =>
      Promise.all([
        candlewick.request('news', 'open', { id: 'none' }),
        ...['file:///etc/passwd', 'javascript:alert(1)', 'https://elsewhere.example'].map(url =>
          candlewick.request('explorer', 'openLink', { operation: 'getNews', params: {}, url })
        )
      ])
    )
    for (const reply of refused) expect(reply).toMatchObject({ ok: false, fault: { code: 'bad-input' } })
  })

  // Last: Playwright waits for a navigation that was prevented.
  await test.step('navigation: the page stays where it is', async () => {
    const stayed = await app.evaluate(
      async ({ BrowserWindow }, addresses) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        for (const to of addresses)
          await contents?.executeJavaScript(`void (location.href = ${JSON.stringify(to)})`)
        await new Promise(resolve => setTimeout(resolve, 500))
        const views = `document.querySelectorAll('main').length`
        return [contents?.getURL(), await contents?.executeJavaScript(views)] as unknown[]
      },
      [service.address, 'file:///etc/passwd', 'candlewick://other/', 'data:text/html,gone']
    )
    expect(stayed).toEqual([home, 1])
  })
})
