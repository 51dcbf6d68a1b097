import { expect, test } from '../fixtures'
import { startDemoService } from '../../src-demo/demo-service'
import { AppPage } from '../pages/app-page'
import { ContactPage } from '../pages/contact-page'
import { m } from '../../src-shared/messages/m'

test('the first-contact check runs after confirmation and reports its results on one page', async ({
  candlewick,
  service
}) => {
  const calledOperations = (): readonly string[] => service.controls.calls().map(({ operation }) => operation)
  const app = new AppPage(await candlewick.launch())
  await app.enterKey(service.address, service.key)
  await app.press(m.contact.startAndCheck())
  const contact = new ContactPage(app.page)
  await contact.view.waitFor()
  await app.dialog.waitFor({ state: 'hidden' })
  await app.ask('connection', 'answerOffer', { lastsDays: null })
  await app.photograph('first-contact-before')

  service.controls.setPlan({ news: false })
  service.controls.overrideBody('getTop', '{"status":true,"weather":[{"sky":"grey"},{"sky":"blue"}]}')
  await contact.tickOnly('getTop', 'getNews', 'getVolatility', 'getTimeframe')
  await app.quiet()
  const before = calledOperations().length
  const terms = await contact.ask()
  await expect(terms).toContainText('Known prices: 10 credits')
  await expect(terms).toContainText(m.contact.terms())
  await app.photograph('first-contact-terms')
  expect(calledOperations().slice(before)).toEqual([])
  await contact.agree()

  await expect(contact.summary).toContainText('1 not understood')
  await expect(contact.under(m.contact.verdicts['not-understood']())).toHaveText(['getTop'])
  await expect(contact.under(m.contact.verdicts['behind-plan']())).toHaveText(['getNews'])
  await expect(contact.row('getVolatility')).toContainText(/\d+ of \d+ values/)
  expect(
    calledOperations()
      .slice(before)
      .filter(name => /Top|News|Volat|Timeframe/.test(name))
  ).toEqual(['getVolatility', 'getNews', 'getTop', 'getTimeframe'])
  await app.photograph('first-contact-after')
  await app.ask('settings', 'change', { theme: 'light' })
  await app.photograph('first-contact-after-light')

  const calls = calledOperations().length
  await contact.mapOperation('getTop')
  await expect(app.view('Explorer')).toContainText(m.explorer.remark.unknownFormat())
  expect(calledOperations().slice(calls)).not.toContain('getTop')

  service.controls.setOutage(402)
  const behind = await ContactPage.open(app)
  await behind.tickOnly('getTop', 'getVolatility', 'getNews', 'getTimeframe')
  await behind.ask()
  await behind.agree()
  await expect(behind.fault).toContainText(m.contact.noneAnswered.plan())
  await expect(behind.fault).toContainText(
    `${m.faults.means['upstream-unavailable']()} ${m.contact.noneAnswered.planNext()}`
  )
  await app.photograph('first-contact-all-refused')
  service.controls.setOutage(null)
  await behind.tickOnly('getTop')
  await behind.ask()
  await behind.agree()
  await expect(behind.under(m.contact.verdicts['not-understood']())).toHaveText(['getTop'])

  await service.close()
  await behind.tickOnly('getTop', 'getVolatility')
  await behind.ask()
  await behind.agree()
  await expect(behind.fault).toContainText(m.faults.what.offline())
  await expect(behind.fault).toContainText(m.faults.forManual.offline())
  await expect(behind.fault).toContainText(m.contact.endedByFault())
  await expect(behind.start).toContainText(m.contact.start({ count: 2 }))
  await expect(behind.under(m.contact.verdicts['not-understood']())).toHaveText(['getTop'])
  await app.ask('settings', 'change', { theme: 'dark' })
  await app.photograph('first-contact-offline')

  const back = await startDemoService({ port: Number(new URL(service.address).port), key: service.key })
  back.controls.setOutage(401)
  const again = await ContactPage.open(app)
  await again.tickOnly('getTop', 'getVolatility')
  await again.ask()
  await again.agree()
  await expect(again.fault).toContainText('The service refused the key')
  await expect(again.under(m.contact.verdicts['not-understood']())).toHaveText(['getTop'])
  await app.photograph('first-contact-refused')
  await back.close()
})
