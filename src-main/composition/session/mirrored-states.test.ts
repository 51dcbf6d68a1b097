import { expect, it } from 'vitest'
import type { Contract } from '../../../src-shared/contract'
import type { ScheduleStatus } from '../../../src-shared/contract/schedule'
import type { ServiceFor } from '../../../src-shared/contract/request'
import { Emitter } from '../../platform/events/emitter'
import { mirroredStates } from './mirrored-states'
import type { Announce } from './service-session'

const received: [string, unknown][] = []
const announce: Announce = event => payload => void received.push([event, payload])

it('announces each change of a service with an event named after the service', () => {
  const news = { changed: new Emitter<unknown>(), list: () => 'all news' }
  const coinNotes = { changed: new Emitter<unknown>(), of: () => 'one note' }
  const saving = { chart: () => 'not mirrored' }
  const states = mirroredStates({ news, coinNotes, saving } as never, announce)
  const stops = states.map(state => state.subscribe())
  news.changed.emit('news')
  coinNotes.changed.emit('note')
  expect(received.splice(0)).toEqual([
    ['newsChanged', 'news'],
    ['coinNotesChanged', 'note']
  ])
  // Notes aren't sent, because the window requests each note when it shows it.
  for (const state of states) state.send()
  expect(received.splice(0)).toEqual([['newsChanged', 'all news']])
  for (const stop of stops) stop()
  news.changed.emit('later news')
  expect(received).toEqual([])
})

it('a mirrored service that lacks a change event of the right type doesn’t compile', () => {
  type Schedule = ServiceFor<Contract['schedule']>
  const misfit = <Service>(): Service extends Schedule ? never : 'refused' => 'refused' as never
  const refused: 'refused'[] = [
    misfit<Omit<Schedule, 'changed'>>(),
    misfit<Omit<Schedule, 'changed'> & { changed: Emitter<string> }>()
  ]
  const complete: Omit<Schedule, 'changed'> & { changed: Emitter<ScheduleStatus> } extends Schedule
    ? true
    : never = true
  expect([refused.length, complete]).toEqual([2, true])
})
