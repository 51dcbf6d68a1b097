import { expect, test } from '../fixtures'
import { startDemoService } from '../../src-demo/demo-service'
import { AppPage } from '../pages/app-page'

test('the service goes and comes back: numbers stay with their age, and it recovers by itself', async ({
  appPage,
  candlewick,
  service
}) => {
  const port = Number(new URL(service.address).port)
  await service.close()
  await candlewick.advance(61_000)
  await expect(appPage.standing).toHaveAttribute('data-standing', 'offline')
  await expect(appPage.says('The service cannot be reached.').first()).toBeVisible()
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await candlewick.advance(2 * 3_600_000)
  await appPage.photograph('offline-two-hours')

  // Started offline it shows what it knew, at once.
  await candlewick.kill()
  const again = new AppPage(await candlewick.launch())
  await expect(again.row('BTC')).toContainText(/\d/)
  await candlewick.advance(61_000)
  await expect(again.standing).toHaveAttribute('data-standing', 'offline')
  await again.photograph('started-offline')

  const back = await startDemoService({ port, key: service.key })
  await candlewick.advance(600_000)
  await expect(again.standing).toHaveAttribute('data-standing', 'live')
  await expect(again.says('The service cannot be reached.')).toHaveCount(0)
  await candlewick.quit()
  await back.close()
})
