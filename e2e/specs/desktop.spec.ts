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

test('opens on the demo market', async ({ candlewick, photograph }) => {
  const page = await candlewick.launch()
  await expect(new AppPage(page).rows.first()).toBeVisible()
  await photograph(page, 'first-start')
})
