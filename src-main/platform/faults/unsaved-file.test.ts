import { expect, it } from 'vitest'
import { unsavedFault } from './unsaved-file'

it('reports why a file was not saved, without the system’s own message', () => {
  const full = Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' })
  expect(unsavedFault(full, 'ledger')).toMatchObject({
    code: 'bad-input',
    cause: { code: 'file-unsaved', reason: 'full', kept: 'ledger' }
  })
  expect(unsavedFault(new Error('whatever'), 'chart').cause).toMatchObject({ reason: 'other' })
})
