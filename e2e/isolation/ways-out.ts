import { expect } from 'playwright/test'
import { NewsPage } from '../pages/news-page'
import { portOrNone } from './port-or-none'
import type { PageBridge, IsolationCheck } from './isolation-check'
import { m } from '../../src-shared/messages/m'

declare const candlewick: PageBridge

export const windows: IsolationCheck = {
  title: 'New windows and webviews: none can be opened',
  async verify({ app: { page }, outside }) {
    const pages = page.context().pages().length
    const result = await page.evaluate(address => {
      const view = document.body.appendChild(document.createElement('webview'))
      view.setAttribute('src', `${address}/view`)
      const opened = window.open(`${address}/window`) !== null
      const link = document.body.appendChild(document.createElement('a'))
      Object.assign(link, { href: `${address}/link`, target: '_blank' }).click()
      const isWebview = 'getURL' in view
      link.remove()
      view.remove()
      return { opened, isWebview }
    }, outside.address)
    await page.waitForTimeout(300)
    expect(result).toEqual({ opened: false, isWebview: false })
    expect([page.context().pages().length, outside.requestedPaths]).toEqual([pages, []])
  }
}

export const downloads: IsolationCheck = {
  title: 'Downloads: none starts',
  async verify({ app: { page } }) {
    const outcomes: Promise<string | null>[] = []
    page.on('download', download => outcomes.push(download.failure()))
    await page.evaluate(() => {
      const link = document.createElement('a')
      Object.assign(link, {
        href: 'data:application/octet-stream,x',
        download: 'candlewick-download.bin'
      }).click()
    })
    await page.waitForTimeout(500)
    // If a download is reported, it must be cancelled before its first byte.
    expect((await Promise.all(outcomes)).filter(outcome => outcome !== 'canceled')).toEqual([])
  }
}

export const scheme: IsolationCheck = {
  title: 'The app’s scheme: it only serves files of its folder, under one host',
  async verify({ app: { page } }) {
    // Load scripts, because the policy allows scripts of the page's own origin and nothing else that could
    // load a file.
    const load = (from: string): Promise<string> =>
      page.evaluate(async address => {
        const script = document.createElement('script')
        const came = new Promise<string>(resolve => {
          script.onload = () => resolve('loaded')
          script.onerror = () => resolve('refused')
        })
        Object.assign(script, { type: 'module', src: address })
        document.head.append(script)
        const result = await came
        script.remove()
        return result
      }, from)
    const own = await page.evaluate(() => document.querySelector('script[src]')?.getAttribute('src') ?? '')
    expect(await load(new URL(own, page.url()).href)).toBe('loaded')
    const others = [
      ...['..%2fmain%2findex.js', '%2e%2e/main/index.js', '..%2f..%2fpackage.json', '/etc/passwd'],
      ...['index.html%00.js', '%', 'none.js']
    ].map(path => `candlewick://app/${path}`)
    for (const address of [...others, 'candlewick://other/index.js', 'candlewick://other/'])
      expect(await load(address), address).toBe('refused')
  }
}

export const links: IsolationCheck = {
  title: 'External links: only https links from the service open, one per click of the user',
  async verify({ app, browser }) {
    const { page } = app
    const before = browser.opened().length
    const opened = (): number => browser.opened().length - before
    for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'https://elsewhere.example']) {
      const link = { operation: 'getNews', params: {}, url }
      expect(await app.ask('explorer', 'openLink', link)).toMatchObject({ fault: { code: 'bad-input' } })
    }
    await app.ask('news', 'refresh')
    const { answer } = (await app.ask('news', 'list')) as {
      readonly answer: { readonly headlines: readonly { readonly id: string; readonly host: string }[] }
    }
    const [{ id, host } = { id: '', host: '' }] = answer.headlines
    const openByScript = (): Promise<unknown> =>
      page.evaluate(headline => candlewick.request('news', 'open', { id: headline }), id)

    // The click that opens the headlines also permits the page to open one link. The test uses up this
    // permission first.
    const news = await NewsPage.open(app)
    expect(await openByScript()).toMatchObject({ ok: true })
    for (let time = 0; time < 3; time++)
      expect(await openByScript()).toMatchObject({ fault: { cause: { code: 'link-not-clicked' } } })
    // A click made by a script doesn't permit a link.
    await page.evaluate(() => document.querySelector<HTMLElement>('nav button')?.click())
    expect(await openByScript()).toMatchObject({ fault: { cause: { code: 'link-not-clicked' } } })
    await expect.poll(opened).toBe(1)

    await app.show('News')
    await news.openLink(host)
    await expect.poll(opened).toBe(2)
    expect(browser.opened().at(-1)).toContain(`https://${host}/`)
    expect(await openByScript()).toMatchObject({ ok: false })
    expect(opened()).toBe(2)
  }
}

export const certificates: IsolationCheck = {
  title: 'Certificates: a service with an untrusted certificate gets no request',
  async verify({ app, outside }) {
    const key = 'walls-key-0123456789abcdef'
    await app.ask('connection', 'enter', { address: outside.secureAddress, key })
    expect(await app.ask('connection', 'agree', { items: [] })).toMatchObject({
      fault: { code: 'offline', cause: { code: 'certificate' } }
    })
    expect(outside.keysReceived).toEqual([])
    await app.ask('connection', 'forgetKey')
    expect(await app.ask('connection', 'state')).toMatchObject({ answer: { mode: 'demo' } })
  }
}

export const identity: IsolationCheck = {
  title:
    'Client certificates: a service that requires one gets neither certificate nor request, and the window says so',
  async verify({ app, outside }) {
    await app.enterKey(outside.insistingAddress, 'walls-key-0123456789abcdef')
    await app.agree()
    await expect(app.fault).toContainText(m.faults.causeWhat['client-certificate']())
    expect(outside.shown).toEqual([])
    await app.page.keyboard.press('Escape')
    await app.answer(m.common.discard.verb())
    await app.dialog.waitFor({ state: 'hidden' })
    await app.ask('connection', 'forgetKey')
    expect(await app.ask('connection', 'state')).toMatchObject({ answer: { mode: 'demo' } })
  }
}

export const navigation: IsolationCheck = {
  title: 'Navigation: the page can’t leave its address or start another program',
  async verify({ app: { page }, outside, browser }) {
    const home = page.url()
    const opened = browser.opened().length
    const places = [
      ...[`${outside.address}/page`, 'file:///etc/passwd', 'candlewick://other/', 'data:text/html,gone'],
      ...['mailto:somebody@elsewhere.example', 'smb://elsewhere.example/share']
    ]
    for (const to of places) {
      await page.evaluate(address => void setTimeout(() => (location.href = address)), to)
      await page.waitForTimeout(150)
    }
    const views = await page.evaluate(() => [location.href, document.querySelectorAll('main').length])
    expect([views, outside.requestedPaths, browser.opened().length]).toEqual([[home, 1], [], opened])
  }
}

/** This check must run last, because no page is left afterwards. */
export const blanked: IsolationCheck = {
  title: 'Sender: a page can replace itself with a blank one, but that one gets no port',
  async verify({ app: { page } }) {
    await page.evaluate(() => void setTimeout(() => (location.href = 'about:blank')))
    await page.waitForURL('about:blank')
    expect(await page.evaluate(portOrNone)).toBe('no port')
    expect(await page.evaluate(() => 'candlewick' in globalThis)).toBe(false)
  }
}
