import keytar from 'keytar'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'

test('the desktop keeps a secret, shows a notification and has a tray', async ({
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

test('opens on the demo market', async ({ candlewick }) => {
  const appPage = new AppPage(await candlewick.launch())
  await expect(appPage.rows.first()).toBeVisible()
  await appPage.photograph('first-start')
})
