import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

/** Pictures for people to look at: every view, two sizes, two themes; and no view may scroll sideways. */
for (const theme of ['dark', 'light'] as const) {
  for (const [width, height] of [
    [1280, 800],
    [900, 600]
  ] as const) {
    test(`every view in ${theme} at ${width}x${height}`, async ({ candlewick, service, photograph }) => {
      const appPage = await AppPage.watching(candlewick, service)
      await candlewick.resize(width, height)
      expect(await appPage.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
      expect(await appPage.ask('news', 'refresh')).toMatchObject({ ok: true })
      for (const view of ['Watch', 'Market', 'News', 'Alerts', 'Explorer', 'Credits', 'Settings'] as const) {
        await appPage.show(view)
        await expect(appPage.view(view)).toBeVisible()
        await appPage.page.mouse.move(width / 2, height - 4)
        await photograph(appPage.page, `${view.toLowerCase()}-${theme}-${width}`)
        const sideways = await appPage.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(sideways).toBeLessThanOrEqual(0)
      }
    })
  }
}
