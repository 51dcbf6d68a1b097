import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'

interface Bridge {
  request(concept: string, name: string, input?: unknown): Promise<unknown>
}
declare const candlewick: Bridge

/**
 * The walls around the window of the app as it is installed, seen from its page: no debugger reaches its main process.
 * walls.spec.ts looks at them from both sides.
 */
export async function expectWalls(page: Page): Promise<void> {
  const home = page.url()
  const pages = page.context().pages().length

  await test.step('isolation, sandbox, frames: no Node, a bridge of two functions, none of it in a frame', async () => {
    const seen = await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const inside = 'candlewick' in (frame.contentWindow ?? {})
      frame.remove()
      return {
        node: ['require', 'process', 'module', 'Buffer', 'global'].filter(name => name in globalThis),
        bridge: Object.keys(candlewick).sort(),
        inside
      }
    })
    expect(seen).toEqual({ node: [], bridge: ['listen', 'request'], inside: false })
  })

  await test.step('content policy, new windows, webviews, permissions', async () => {
    const came = await page.evaluate(async () => {
      const inline = document.head.appendChild(document.createElement('script'))
      inline.textContent = 'globalThis.ranInline = true'
      const view = document.body.appendChild(document.createElement('webview'))
      view.setAttribute('src', 'https://elsewhere.example')
      const opened = window.open('https://elsewhere.example')
      const refused = (): string => 'refused'
      const results = {
        inline: 'ranInline' in globalThis,
        isWebview: 'getURL' in view,
        opened: opened !== null,
        fetched: await fetch('https://elsewhere.example').then(() => 'answered', refused),
        notes: await Notification.requestPermission(),
        place: await new Promise(resolve => {
          navigator.geolocation.getCurrentPosition(
            () => resolve('told'),
            () => resolve('refused')
          )
        }),
        camera: await navigator.mediaDevices?.getUserMedia({ video: true }).then(() => 'given', refused),
        clipboard: await navigator.clipboard?.readText().then(() => 'read', refused)
      }
      inline.remove()
      view.remove()
      return results
    })
    expect(came).toEqual({
      ...{ inline: false, isWebview: false, opened: false, fetched: 'refused' },
      ...{ notes: 'denied', place: 'refused', camera: 'refused', clipboard: 'refused' }
    })
    expect(page.context().pages()).toHaveLength(pages)
  })

  await test.step('downloads: none is begun', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'data:application/octet-stream,x'
      link.download = 'candlewick-download.bin'
      link.click()
    })
    await page.waitForTimeout(300)
    const folders = [process.env['HOME'] ?? '', join(process.env['HOME'] ?? '', 'Downloads'), process.cwd()]
    expect(folders.filter(folder => existsSync(join(folder, 'candlewick-download.bin')))).toEqual([])
  })

  await test.step('our own scheme: its folder alone, under its one host', async () => {
    // The policy lets a page of ours load scripts of its own origin, and nothing else that could ask for a file.
    const load = (path: string): Promise<string> =>
      page.evaluate(async from => {
        const script = document.createElement('script')
        const came = new Promise<string>(resolve => {
          script.onload = () => resolve('loaded')
          script.onerror = () => resolve('refused')
        })
        script.type = 'module'
        script.src = from
        document.head.append(script)
        const result = await came
        script.remove()
        return result
      }, path)
    const own = await page.evaluate(() => document.querySelector('script[src]')?.getAttribute('src') ?? '')
    expect(await load(new URL(own, home).href)).toBe('loaded')
    for (const path of ['..%2fmain%2findex.js', '%2e%2e/main/index.js', '..%2f..%2fpackage.json', 'none.js'])
      expect(await load(`candlewick://app/${path}`), path).toBe('refused')
    expect(await load('candlewick://other/index.js')).toBe('refused')
  })

  await test.step('external links: only those the service gave', async () => {
    for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'https://elsewhere.example']) {
      const reply = await page.evaluate(
        link => candlewick.request('explorer', 'openLink', { operation: 'getNews', params: {}, url: link }),
        url
      )
      expect(reply).toMatchObject({ ok: false, fault: { code: 'bad-input' } })
    }
  })

  await test.step('navigation: the page stays where it is', async () => {
    for (const to of ['file:///etc/passwd', 'candlewick://other/', 'data:text/html,gone']) {
      await page.evaluate(address => void setTimeout(() => (location.href = address)), to)
      await page.waitForTimeout(150)
    }
    expect(await page.evaluate(() => [location.href, document.querySelectorAll('main').length])).toEqual([
      home,
      1
    ])
  })
}
