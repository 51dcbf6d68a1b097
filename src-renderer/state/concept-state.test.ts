// @vitest-environment jsdom
import type { BackupsState } from '@contract'
import { expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { conceptStates } from './concept-state'

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const withCopies = (...ids: readonly string[]): BackupsState => ({
  copies: ids.map(id => ({ id, at: 0, reason: 'daily', bytes: 1 }))
})

function open() {
  const wire = fakeBridge({ backups: { state: () => withCopies('one'), putBack: () => withCopies('three') } })
  return { wire, concept: conceptStates(connect(wire.bridge)) }
}

it('reads the state of a concept once, when it is first needed', async () => {
  const { wire, concept } = open()
  expect(wire.requests).toEqual([])
  const backups = concept('backups', 'state')
  expect(concept('backups', 'state')).toBe(backups)
  await settled()
  expect(backups.value).toEqual(withCopies('one'))
  expect(wire.requests).toHaveLength(1)
})

it('follows the changes of a concept and the replies to changes', async () => {
  const { wire, concept } = open()
  const backups = concept('backups', 'state')
  wire.say('backupsChanged', withCopies('two'))
  await settled()
  expect(backups.value).toEqual(withCopies('two'))
  expect(await backups.change(client => client.putBack({ id: 'two' }))).toBe(true)
  expect(backups.value).toEqual(withCopies('three'))
})
