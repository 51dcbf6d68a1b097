import type { SetupCost, ImportedSetup } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal } from '../bridge/fake-bridge.fixture'
import { fakeLayout } from '../bridge/fake-layouts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import SettingsTransfer from './SettingsTransfer.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const none = { added: 0, known: 0, left: 0 }
const parts = { alerts: none, drawings: none, layouts: none, templates: none, screens: none }
const empty: ImportedSetup = { ...parts, missingLists: [], all: { layouts: [], shown: 1 } }
const free: SetupCost = { cost: { callsPerDay: 0, creditsPerDay: 0, series: [] }, alerts: 0 }

async function show(take: () => ImportedSetup = () => empty, cost: () => SetupCost = () => free) {
  const wire = fakeBridge({
    ...fakeMarket([]),
    setupFile: { save: () => '/home/ada/setup.json', cost, take }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(SettingsTransfer, { context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve))
  const user = userEvent.setup()
  const pick = (text: string): Promise<void> => {
    // The test environment can't read files.
    const file = Object.assign(new File([], 'a.json', { type: 'application/json' }), {
      text: async () => text
    })
    return user.upload(screen.getByLabelText(m.setupFile.load(), { selector: 'input' }), file)
  }
  return { wire, mirror, user, pick }
}

it('exports the chosen parts and shows the path of the file', async () => {
  const { wire, user } = await show()
  await user.click(screen.getByRole('switch', { name: m.setupFile.part.drawings() }))
  await user.click(screen.getByRole('button', { name: m.setupFile.save() }))
  expect(wire.inputs('setupFile', 'save')).toEqual([{ parts: ['alerts', 'layouts', 'templates', 'screens'] }])
  expect((await screen.findByRole('status')).textContent).toBe(
    m.setupFile.saved({ path: '/home/ada/setup.json' })
  )
  for (const name of ['Alerts', 'Layouts', m.setupFile.part.templates(), 'Screens'])
    await user.click(screen.getByRole('switch', { name }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: m.setupFile.save() }).disabled).toBe(true)
})

it('shows the result of an import', async () => {
  const all = { layouts: [fakeLayout({ name: 'From there' })], shown: 1 }
  const { wire, mirror, pick } = await show(() => ({
    ...parts,
    alerts: { added: 2, known: 1, left: 0 },
    drawings: { added: 1, known: 0, left: 3 },
    templates: { added: 1, known: 0, left: 0 },
    missingLists: [],
    all
  }))
  await pick('{"format":"candlewick-setup"}')
  await screen.findByRole('status')
  expect(wire.inputs('setupFile', 'take')).toEqual([{ text: '{"format":"candlewick-setup"}' }])
  expect((await screen.findByRole('status')).textContent).toBe(
    m.setupFile.addedList({
      items:
        '2 alerts, 1 drawing and 1 indicator template. Imported alerts are paused. Resume the ones you want. 1 already existed. 3 not added: the limit is reached'
    })
  )
  expect(mirror.layouts.saved.value).toEqual(all)
})

it('explains why a file is rejected', async () => {
  const { pick } = await show(() => {
    throw new Refusal({ what: 'This is no such file.' })
  })
  await pick('{}')
  expect((await screen.findByRole('alert')).textContent).toContain('This is no such file.')
  expect(screen.queryByRole('status')).toBeNull()
})

const costly: SetupCost = {
  cost: { callsPerDay: 1_440, creditsPerDay: 2_880, series: [], quotes: ['BTC'] },
  alerts: 1
}

it('shows the daily cost of a file’s alerts before it imports them', async () => {
  const { wire, user, pick } = await show(
    () => empty,
    () => costly
  )
  await pick('{}')
  const dialog = await screen.findByRole('alertdialog', { name: m.setupFile.costTitle({ count: 1 }) })
  expect(dialog.textContent).toContain(m.setupFile.costFaster({ coins: 'BTC', calls: 1_440 }))
  expect(dialog.textContent).toContain('2,880')
  expect(wire.inputs('setupFile', 'take')).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: m.setupFile.load() }))
  await screen.findByRole('status')
  expect(wire.inputs('setupFile', 'take')).toEqual([{ text: '{}' }])
})

it('imports nothing if the user rejects the cost', async () => {
  const { wire, user, pick } = await show(
    () => empty,
    () => costly
  )
  await pick('{}')
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: m.common.cancel() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(wire.inputs('setupFile', 'take')).toEqual([])
})

it('names watchlists that the imported alerts lack', async () => {
  const { pick } = await show(() => ({ ...empty, missingLists: ['Old'] }))
  await pick('{}')
  expect((await screen.findByRole('status')).textContent).toContain(
    m.setupFile.listsMissing({ lists: '“Old”', count: 1 })
  )
})
