import { expect, onTestFinished, test } from 'vitest'
import type { RouteDraft } from '../../../src-shared/contract/routes'
import { KeyRing } from '../../platform/secrets/key-ring'
import { MemoryVault } from '../../platform/secrets/memory-vault'
import { savedAddresses } from '../../watching/connection/saved-addresses'
import { FactStore } from '../../platform/storage/fact-store'
import { openApp } from '../../platform/storage/temp-storage.fixture'
import { systemClock } from '../../platform/time/clock'
import type { Confirmation } from './confirmation'
import { quickly } from './delivery-world.fixture'
import { answering, Receiver } from './receiver.fixture'
import { RouteBook } from './route-book'
import { RouteService } from './route-service'

async function world() {
  const receiver = await Receiver.start()
  onTestFinished(() => receiver.stop())
  const confirmations: Confirmation[] = []
  const answers = { confirm: async (): Promise<boolean> => true }
  const facts = new FactStore(openApp())
  const vault = new MemoryVault()
  const keys = new KeyRing(vault, new MemoryVault(), savedAddresses(facts))
  const service = new RouteService({
    book: new RouteBook(facts),
    keys,
    clock: systemClock,
    confirm: question => {
      confirmations.push(question)
      return answers.confirm()
    },
    send: quickly(systemClock)
  })
  const draft = (change: Partial<RouteDraft> = {}): RouteDraft => ({
    name: 'Desk',
    target: { kind: 'webhook', address: `${receiver.address}/hook`, template: null },
    quietHours: null,
    ...change
  })
  const add = async (change: Partial<RouteDraft> = {}, token?: string) => {
    const added = await service.save({ id: null, draft: draft(change), token })
    if (added === null) throw new Error('declined')
    return added
  }
  return { receiver, confirmations, answers, vault, facts, service, draft, add }
}

test('adds a route only once the user has confirmed its whole address', async () => {
  const { service, confirmations, answers, draft, add, receiver } = await world()
  answers.confirm = async () => false
  expect(await service.save({ id: null, draft: draft() })).toBeNull()
  expect(service.state()).toEqual([])
  answers.confirm = async () => true
  const added = await add()
  expect(service.state()).toEqual([added])
  expect(confirmations).toHaveLength(2)
  expect(confirmations[1]?.detail).toContain(`${receiver.address}/hook`)
})

test('quotes each argument of a command in the confirmation', async () => {
  const { confirmations, add } = await world()
  await add({
    target: { kind: 'command', program: '/bin/echo', args: ['a b', '"'], seconds: 5, template: null }
  })
  expect(confirmations[0]?.detail).toContain('"/bin/echo" "a b" "\\""')
})

test('asks for confirmation again when the address, message or token changes', async () => {
  const { service, confirmations, answers, draft, add, receiver } = await world()
  const { id } = await add()
  await service.save({ id, draft: draft({ name: 'Lab', quietHours: { from: '22:00', to: '07:00' } }) })
  expect(confirmations).toHaveLength(1)
  answers.confirm = async () => false
  const elsewhere = { kind: 'webhook' as const, address: `${receiver.address}/other`, template: null }
  const talkative = {
    ...elsewhere,
    address: `${receiver.address}/hook`,
    template: { type: 'text' as const, text: 'x' }
  }
  expect(await service.save({ id, draft: draft({ target: elsewhere }) })).toBeNull()
  expect(await service.save({ id, draft: draft({ target: talkative }) })).toBeNull()
  expect(await service.save({ id, draft: draft(), token: 'tk_1' })).toBeNull()
  expect(confirmations).toHaveLength(4)
  expect(service.state()).toMatchObject([{ name: 'Lab', target: draft().target, token: 'none' }])
})

test('shows one confirmation at a time', async () => {
  const { service, answers, draft } = await world()
  let answer: (yes: boolean) => void = () => undefined
  answers.confirm = () => new Promise(resolve => (answer = resolve))
  const first = service.save({ id: null, draft: draft() })
  await expect(service.save({ id: null, draft: draft() })).rejects.toThrow('route-asking')
  await expect.poll(() => (answer(true), service.state().length)).toBe(1)
  await first
})

test('rejects unusable targets without showing a dialog', async () => {
  const { service, confirmations, draft } = await world()
  const targets: readonly RouteDraft['target'][] = [
    { kind: 'webhook', address: 'http://example.com', template: null },
    { kind: 'webhook', address: 'https://example.com', template: { type: 'text', text: '{{key}}' } },
    { kind: 'command', program: 'echo', args: [], seconds: 5, template: null }
  ]
  for (const target of targets)
    await expect(service.save({ id: null, draft: draft({ target }) })).rejects.toThrow('route-wrong')
  expect(confirmations).toEqual([])
})

test('sends the previewed message in a test, with the token from the keychain', async () => {
  const { service, receiver, vault, add } = await world()
  const target = {
    kind: 'webhook' as const,
    address: `${receiver.address}/hook`,
    template: { type: 'json' as const, text: '{"text": "{{title}}: {{message}}", "note": "{{note}}"}' }
  }
  const { id, token } = await add({ target }, 'tk_secret')
  expect(token).toBe('saved')
  const { sent } = await service.preview({ target })
  expect(await service.test({ id })).toEqual({ state: 'delivered', reason: null })
  const [received] = receiver.received
  expect(sent).toMatchObject({ to: `POST ${target.address}`, body: received?.body })
  expect(received?.headers).toMatchObject({
    ...Object.fromEntries(sent?.headers ?? []),
    authorization: 'Bearer tk_secret'
  })
  expect(JSON.stringify([sent, service.state()])).not.toContain('tk_secret')
  expect(await vault.addresses()).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+ \(delivery /)])
})

test('sends a token only to the server it was entered for', async () => {
  const { service, vault, add, draft, receiver } = await world()
  const other = await Receiver.start()
  onTestFinished(() => other.stop())
  const { id } = await add({}, 'tk_secret')
  const moved = { kind: 'webhook' as const, address: `${receiver.address}/elsewhere`, template: null }
  expect(await service.save({ id, draft: draft({ target: moved }) })).toMatchObject({ token: 'saved' })
  const away = { ...moved, address: other.address }
  expect(await service.save({ id, draft: draft({ target: away }) })).toMatchObject({ token: 'none' })
  await service.test({ id })
  expect(other.received[0]?.headers.authorization).toBeUndefined()
  expect(await vault.addresses()).toEqual([])
})

test('removes the token from the keychain together with its route', async () => {
  const { service, vault, add } = await world()
  const { id } = await add({}, 'tk_secret')
  await service.remove({ id })
  expect([service.state(), await vault.addresses()]).toEqual([[], []])
  await expect(service.test({ id })).rejects.toThrow('route-gone')
})

test('reports the response to a test', async () => {
  const { service, receiver, add } = await world()
  const { id } = await add()
  receiver.answer = answering(404)
  expect(await service.test({ id })).toEqual({ state: 'failed', reason: { code: 'status', status: 404 } })
  receiver.answer = answering(500)
  expect(await service.test({ id })).toMatchObject({ state: 'unknown' })
  receiver.stop()
  expect(await service.test({ id })).toMatchObject({ state: 'failed', reason: { code: 'unreachable' } })
})

test('includes routes that another process added', async () => {
  const { service, facts, add } = await world()
  const { id } = await add()
  new RouteBook(facts).put({ ...service.find(id)!, id: '10000000-0000-4000-8000-000000000000', name: 'Two' })
  expect(service.state().map(({ name }) => name)).toEqual(['Desk', 'Two'])
})
