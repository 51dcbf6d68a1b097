import { expect, test } from 'vitest'
import { contract } from '../../../src-shared/contract'
import { longestNote } from '../../../src-shared/contract/coin-notes'
import { openState, tempFolder } from '../../platform/storage/temp-storage.fixture'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { NoteService } from './note-service'
import { NoteStore } from './note-store'

function notesOn(folder = tempFolder()) {
  const database = openState(folder)
  const clock = stillClock(1_790_000_000_000)
  return { database, folder, clock, service: new NoteService(new NoteStore(database), clock) }
}

test('keeps a note including its whitespace after a restart', () => {
  const { database, folder, clock, service } = notesOn()
  const text = '  Bought 0.5 at 61,200.\n\nStop: 58,000 – “no later than Friday”  🕯\n'
  service.write({ coin: 'BTC', text })
  database.close()
  const again = notesOn(folder).service
  expect(again.of({ coin: 'BTC' })).toEqual({ coin: 'BTC', text, changedAt: clock.now() })
  expect(again.of({ coin: 'ETH' })).toEqual({ coin: 'ETH', text: '', changedAt: null })
})

test('deletes a blank note', () => {
  const { service } = notesOn()
  const emitted: string[] = []
  service.changed.on(({ coin, text }) => emitted.push(`${coin}: ${text}`))
  service.write({ coin: 'BTC', text: 'one' })
  service.write({ coin: 'BTC', text: 'two' })
  expect(service.write({ coin: 'BTC', text: ' \n ' })).toEqual({ coin: 'BTC', text: '', changedAt: null })
  expect(emitted).toEqual(['BTC: one', 'BTC: two', 'BTC: '])
  expect(service.search({ text: 'two' })).toEqual([])
})

test('finds notes by all words in any order and case, newest first', () => {
  const { clock, service } = notesOn()
  const write = (coin: string, text: string): void => {
    service.write({ coin, text })
    clock.advance(1_000)
  }
  write('BTC', 'Halving in April: hold. 100% sure')
  write('ETH', 'Élan of the merge; sell half in april')
  write('SOL', 'no_plan')
  const found = (text: string): string[] => service.search({ text }).map(({ coin }) => coin)
  expect(found('APRIL')).toEqual(['ETH', 'BTC'])
  expect(found('half april')).toEqual(['ETH'])
  expect(found('élan')).toEqual(['ETH'])
  expect(found('sol')).toEqual(['SOL'])
  // SQL wildcards match literally.
  expect(found('100%')).toEqual(['BTC'])
  expect(found('o_p')).toEqual(['SOL'])
  expect(found('%')).toEqual(['BTC'])
})

test('rejects a note that is too long', () => {
  const { write } = contract.coinNotes
  expect(write.input.safeParse({ coin: 'BTC', text: 'x'.repeat(longestNote) }).success).toBe(true)
  const refused = write.input.safeParse({ coin: 'BTC', text: 'x'.repeat(longestNote + 1) })
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(['note-long'])
})
