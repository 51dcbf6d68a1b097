import { expect, test } from '../fixtures'
import { inEachForm, usualSizes } from '../pictures'

const views = ['Watch', 'Market', 'News', 'Alerts', 'Explorer', 'Credits', 'Settings'] as const

test('no view scrolls sideways in either theme, in the smallest and the usual window', async ({
  appPage,
  candlewick
}) => {
  expect(await appPage.ask('news', 'refresh')).toMatchObject({ ok: true })
  for (const view of views) {
    await appPage.show(view)
    await expect(appPage.view(view)).toBeVisible()
    await inEachForm(candlewick, appPage, usualSizes, async form => {
      await appPage.photograph(`${view.toLowerCase()}-${form}`)
      await expect.poll(() => appPage.sideways()).toBeLessThanOrEqual(0)
    })
  }
})
