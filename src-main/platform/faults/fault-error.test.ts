import { expect, test } from 'vitest'
import type { DiskTrouble } from '../../../src-shared/contract/disk'
import { outcomeOf } from '../../credits/fake-service.fixture'
import { NewerDatabaseError } from '../storage/database'
import { DiskError } from '../storage/disk-error'
import { FaultError, faultBehind, inputFault } from './fault-error'
import { faultIn } from '../../service/api/expected-answer'
import { startFailure } from './start-failure'

test('a fault error has the code of its fault as its message', () => {
  const fault = inputFault('group-gone')
  const error = new FaultError(fault)
  expect(error).toBeInstanceOf(Error)
  expect([error.message, error.fault]).toEqual(['group-gone', fault])
})

test('treats a response of an unexpected kind as unreadable, although it was charged', () => {
  const answered = outcomeOf('getData', 0, { answer: { kind: 'quotes', data: [], dropped: 0 } })
  expect(faultIn(answered, 'quotes')).toBeNull()
  expect(faultIn(answered, 'news')).toMatchObject({ code: 'unreadable', operation: 'getData' })
  expect(faultIn(outcomeOf('getData', 0, { fault: 'offline' }), 'quotes')).toMatchObject({ code: 'offline' })
})

const trouble = (reason: DiskTrouble['reason']): DiskTrouble => ({
  reason,
  folder: '/home/ann/data',
  file: '/home/ann/data/app.db',
  freeBytes: 0,
  neededBytes: 1024 * 1024,
  lockedBy: reason === 'locked' ? { name: 'rsync', pid: 4711 } : null,
  since: 0
})

test.each([
  [new NewerDatabaseError('/data/state.db'), /newer version/],
  [new DiskError(trouble('full'), null), /isn’t writable: \/home\/ann\/data\. .* Free at least 1 MB/],
  [new DiskError(trouble('read-only'), null), /Make the disk with this folder writable/],
  [new DiskError(trouble('denied'), null), /Make \/home\/ann\/data and its files writable/],
  [new DiskError(trouble('failing'), null), /Check the disk/],
  [
    new DiskError(trouble('locked'), null),
    /^Another program uses \/home\/ann\/data\/app\.db\. .* Close rsync \(process 4711\), or let it finish\. Then start/
  ],
  [new Error('Cannot find module'), /Install Candlewick again/],
  ['text', /Install Candlewick again/]
])('explains why startup failed: %s', (error, sentence) => {
  const message = startFailure(error)
  expect(message).toMatch(sentence)
  if (error instanceof DiskError) expect(message).not.toContain('Install')
})

test('turns a refused write into a fault that reveals no source path or stack', () => {
  const fault = faultBehind(new DiskError(trouble('full'), new Error('canary')))
  expect(fault).toMatchObject({ code: 'disk', disk: { reason: 'full', folder: '/home/ann/data' } })
  expect(JSON.stringify(fault)).not.toMatch(/canary|\.ts/)
  expect(faultBehind(new Error('ours'))).toBeNull()
})
