import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import type { CandlewickApp } from '../candlewick-app'
import { pageLimits } from '../../src-main/shell/ipc/page-limits'
import { PageObject } from './page-object'

export class OtherWindow extends PageObject {
  readonly root = this.page.locator('html')

  static async titled(candlewick: CandlewickApp, title: string): Promise<Page> {
    const others = (): readonly Page[] => candlewick.windows().filter(page => page.url().includes('?window='))
    let found: Page | undefined
    await expect
      .poll(async () => {
        const titles = await Promise.all(others().map(page => page.title().catch(() => '')))
        found = others()[titles.findIndex(one => one.startsWith(title))]
        return found !== undefined
      })
      .toBe(true)
    return found!
  }

  static async expectText(candlewick: CandlewickApp, text: string): Promise<void> {
    await expect
      .poll(async () => {
        const visible = candlewick.windows().map(page => page.getByText(text).first().isVisible())
        return (await Promise.all(visible)).includes(true)
      })
      .toBe(true)
  }

  static async close(candlewick: CandlewickApp, page: Page): Promise<void> {
    const closed = page.waitForEvent('close')
    await candlewick.evaluate(
      ({ BrowserWindow }, url) =>
        BrowserWindow.getAllWindows()
          .find(one => one.webContents.getURL() === url)
          ?.close(),
      page.url()
    )
    await closed
  }

  static async closeAll(candlewick: CandlewickApp): Promise<void> {
    for (const page of candlewick.windows().filter(one => one.url().includes('?window=')))
      await OtherWindow.close(candlewick, page)
  }

  /** Makes the window as small as possible, except for `moreHeight` px of additional height. */
  static async shrink(candlewick: CandlewickApp, page: Page, moreHeight = 0): Promise<void> {
    const width = await candlewick.evaluate(
      ({ BrowserWindow }, [url, more]) => {
        const window = BrowserWindow.getAllWindows().find(one => one.webContents.getURL() === url)
        const [least = 0, height = 0] = window?.getMinimumSize() ?? []
        window?.setSize(least, height + more)
        return least
      },
      [page.url(), moreHeight] as const
    )
    await page.waitForFunction(most => innerWidth <= most, width)
  }

  /** A page that has crashed isn't shown. */
  static isShown(candlewick: CandlewickApp, url: string): Promise<boolean> {
    return candlewick.evaluate(
      ({ BrowserWindow }, wanted) =>
        BrowserWindow.getAllWindows().some(
          ({ webContents: page }) => page.getURL() === wanted && !page.isLoading() && !page.isCrashed()
        ),
      url
    )
  }

  /** Returns false if there is no such page or it is still loading. */
  static crash(candlewick: CandlewickApp, url: string): Promise<boolean> {
    return candlewick.evaluate(({ BrowserWindow }, wanted) => {
      const page = BrowserWindow.getAllWindows().find(one => one.webContents.getURL() === wanted)?.webContents
      if (!page || page.isLoading() || page.isCrashed()) return false
      page.forcefullyCrashRenderer()
      return true
    }, url)
  }

  static async flood(page: Page): Promise<void> {
    await page
      .evaluate(times => {
        const { candlewick } = globalThis as unknown as {
          candlewick: { request(concept: string, name: string): Promise<unknown> }
        }
        for (let time = 0; time < times; time++) void candlewick.request('app', 'time')
      }, pageLimits.burst * 3)
      .catch(() => undefined)
  }

  /** Tries to navigate, as a malicious script would. */
  static async goTo(page: Page, query: string): Promise<void> {
    await page.evaluate(async to => {
      location.search = to
      await new Promise(resolve => setTimeout(resolve, 300))
    }, query)
  }

  static urls(candlewick: CandlewickApp): Promise<readonly string[]> {
    return candlewick.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(one => one.webContents.getURL())
    )
  }
}
