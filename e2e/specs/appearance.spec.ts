import { expect, test } from '../fixtures'
import { m } from '../../src-shared/messages/m'
import { AccessibilityPage } from '../pages/accessibility-page'
import { checkers } from '../pages/barriers'
import { openActions } from '../pages/open-actions'
import { viewNames } from '../pages/view-names'
import { inEachForm, usualSizes } from '../pictures'

const views = { ...viewNames, 'first-contact': m.contact.title() }

test('no view scrolls sideways or has accessibility violations in any theme', async ({
  appPage,
  candlewick
}) => {
  test.setTimeout(240_000)
  const { page } = appPage
  const accessibility = new AccessibilityPage(page)
  console.log(checkers())
  // Turn transitions off, because a colour in the middle of a transition can have any contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await appPage.ask('news', 'refresh')).toMatchObject({ ok: true })
  const show = async (view: string): Promise<void> => {
    await appPage.ask('settings', 'change', { viewState: { view, coin: 'BTC' } })
    await expect(appPage.view(views[view as keyof typeof views])).toBeVisible()
    await accessibility.loaded()
  }
  for (const view of Object.keys(views)) {
    await show(view)
    await inEachForm(candlewick, appPage, usualSizes, async form => {
      await appPage.photograph(`${view}-${form}`)
      await expect.poll(() => appPage.overflow()).toBeLessThanOrEqual(0)
      if (form.endsWith('1280')) await accessibility.checkTheme(`${view}, ${form}`)
    })
    await accessibility.check(view)
    await accessibility.checkMenus(view)
  }
  expect(accessibility.menus).toBeGreaterThan(12)
  for (const [place, open] of Object.entries(openActions)) {
    await show(place.split(':')[0] ?? '')
    await open(appPage)
    await accessibility.opened()
    await accessibility.check(place)
    await accessibility.close()
  }
  expect(accessibility.found).toEqual({})
})
