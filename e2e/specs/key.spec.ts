import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import keytar from 'keytar'
import { expect, test } from '../fixtures'
import { photographForms } from '../pictures'
import { AppPage } from '../pages/app-page'
import { m } from '../../src-shared/messages/m'

const calledOperations = (service: { controls: { calls(): readonly { operation: string }[] } }): string[] =>
  service.controls.calls().map(call => call.operation)

test('entering a key makes no call before the user agrees to the plan', async ({ candlewick, service }) => {
  const appPage = new AppPage(await candlewick.launch())
  await appPage.enterKey(service.address, service.key)
  await expect(appPage.plan).toBeVisible()
  await candlewick.advance(3_600_000)
  expect(service.controls.calls()).toEqual([])
  expect(await keytar.getPassword('Candlewick', service.address)).toBe(service.key)
  await photographForms(candlewick, appPage, 'plan')

  await appPage.agree()
  await expect(appPage.ribbon).toBeHidden()
  await expect(appPage.serviceStatus).toHaveAttribute('data-status', 'live')
  expect(calledOperations(service)[0]).toBe('getFearGreed')
  await expect.poll(() => calledOperations(service)).toContain('getData')
  await expect.poll(() => calledOperations(service).filter(name => name === 'getCryptoList').length).toBe(1)
  expect(calledOperations(service)).not.toContain('getNews')
})

test('the key is stored only in the keychain and survives a kill', async ({ candlewick, service }) => {
  const output: string[] = []
  await AppPage.watching(candlewick, service)
  await candlewick.kill()

  const again = new AppPage(await candlewick.launch())
  candlewick.electron.process().stderr?.on('data', (piece: Buffer) => output.push(piece.toString()))
  // Quotes from before the kill are still fresh.
  await candlewick.advance(61_000)
  await expect(again.serviceStatus).toHaveAttribute('data-status', 'live')
  await expect(again.ribbon).toBeHidden()
  expect(await again.page.content()).not.toContain(service.key)
  expect(JSON.stringify(await again.ask('connection', 'state'))).not.toContain(service.key)
  expect(JSON.stringify(await again.ask('credits', 'ledger', { before: null, limit: 100 }))).not.toContain(
    service.key
  )
  await candlewick.quit()
  expect(output.join('')).not.toContain(service.key)
  for (const path of filesBelow(candlewick.dataFolder))
    expect(readFileSync(path).includes(service.key), path).toBe(false)
  expect(service.controls.calls().some(call => call.query.includes(service.key))).toBe(false)
})

test('makes no further call after the service rejects the key', async ({ candlewick, service }) => {
  const appPage = new AppPage(await candlewick.launch())
  await appPage.enterKey(service.address, 'not-the-key')
  await appPage.agree()
  await expect(appPage.dialog).toContainText(m.faults.what['key-refused']())
  await appPage.photograph('refused-key')
  await candlewick.advance(3_600_000)
  expect(calledOperations(service)).toEqual(['getFearGreed'])
  await appPage.enterKey(service.address, service.key)
  await appPage.agree()
  await expect(appPage.serviceStatus).toHaveAttribute('data-status', 'live')
})

const badInput = [
  ['no scheme', 'api.example.com', 'abc', /https/],
  ['http to a foreign host', 'http://api.example.com', 'abc', /https/],
  ['a query', 'https://api.example.com/?a=1', 'abc', /quer|question mark|\?/i],
  ['credentials in it', 'https://me:secret@api.example.com', 'abc', /name|password|user/i],
  ['10,000 characters of key', 'https://api.example.com', 'k'.repeat(10_000), /long|characters/i]
] as const

test('reports invalid input and keeps it in the field', async ({ candlewick }) => {
  const appPage = new AppPage(await candlewick.launch())
  for (const [what, address, key, sentence] of badInput)
    await test.step(what, async () => {
      await appPage.enterKey(address, key)
      await expect(appPage.fault).toContainText(sentence)
      await expect(appPage.field(m.plan.keyForm.address())).toHaveValue(address)
      await expect(appPage.ribbon).toBeVisible()
    })
})

test('keeps the key for the session only if there is no keychain', async ({ candlewick, service }) => {
  const appPage = new AppPage(await candlewick.launch({ DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' }))
  await appPage.connect(service)
  await expect(appPage.says(m.shell.sessionKey())).toBeVisible()
  await expect(appPage.row('BTC')).toContainText(/\d/)
  await appPage.photograph('session-key')
  expect(await keytar.getPassword('Candlewick', service.address)).toBeNull()
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => statSync(path, { throwIfNoEntry: false })?.isFile())
}
