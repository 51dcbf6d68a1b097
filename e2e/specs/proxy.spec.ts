import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { startProxy } from '../proxy'
import { m } from '../../src-shared/messages/m'

test('reports a proxy that needs a password, without a charge', async ({ candlewick, service }) => {
  const proxy = await startProxy()
  const words = [`--proxy-server=${proxy.address}`, '--proxy-bypass-list=<-loopback>']
  const appPage = new AppPage(await candlewick.launch({}, words))
  await appPage.enterKey(service.address, service.key)
  await appPage.agree()
  const sentence = m.faults.causeWhat.proxy()
  await expect(appPage.says(sentence).first()).toBeVisible()
  await appPage.photograph('proxy-refuses')
  const ledger = async (): Promise<readonly { state: string; charged: number | null }[]> => {
    const filter = { operation: null, coin: null, feature: null, from: null, to: null, open: false }
    const { answer } = (await appPage.ask('credits', 'ledger', { before: null, limit: 100, filter })) as {
      answer: readonly { state: string; charged: number | null }[]
    }
    return answer
  }
  expect((await ledger()).filter(({ charged }) => charged !== 0)).toEqual([])
  expect(service.controls.calls()).toEqual([])

  proxy.letsThrough = true
  await appPage.agree()
  await expect(appPage.serviceStatus).toHaveAttribute('data-status', 'live')
  await expect(appPage.says(sentence)).toHaveCount(0)
  await candlewick.quit()
  await proxy.close()
})
