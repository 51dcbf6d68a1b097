import { expect, it } from 'vitest'
import { unsavedFault } from './unsaved-file'

it('says why a file was not saved, and never how the system says it', () => {
  expect(
    unsavedFault(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }), 'the ledger stays here')
  ).toMatchObject({
    code: 'bad-input',
    what: 'The file was not saved: the disk is full.',
    means: 'No file was written or changed, and the ledger stays here.'
  })
  expect(unsavedFault(new Error('whatever'), '').what).toBe('The file was not saved: the system refused it.')
})
