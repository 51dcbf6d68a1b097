import { expect, test } from '../fixtures'
import { startDemoService } from '../../src-demo/demo-service'
import { AppPage } from '../pages/app-page'
import { m } from '../../src-shared/messages/m'

test('keeps showing prices with their age during an outage, and recovers automatically', async ({
  appPage,
  candlewick,
  service
}) => {
  const port = Number(new URL(service.address).port)
  await service.close()
  await candlewick.advance(61_000)
  await expect(appPage.serviceStatus).toHaveAttribute('data-status', 'offline')
  await expect(appPage.says(m.faults.what.offline()).first()).toBeVisible()
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await candlewick.advance(2 * 3_600_000)
  await appPage.photograph('offline-two-hours')

  await candlewick.kill()
  const again = new AppPage(await candlewick.launch())
  await expect(again.row('BTC')).toContainText(/\d/)
  await candlewick.advance(61_000)
  await expect(again.serviceStatus).toHaveAttribute('data-status', 'offline')
  await again.photograph('started-offline')

  const back = await startDemoService({ port, key: service.key })
  await candlewick.advance(600_000)
  await expect(again.serviceStatus).toHaveAttribute('data-status', 'live')
  await expect(again.says(m.faults.what.offline())).toHaveCount(0)
  await candlewick.quit()
  await back.close()
})
