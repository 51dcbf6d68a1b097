import { render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge, Refusal, type Answers } from '../../bridge/fake-bridge.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import { m } from '../../../src-shared/messages/m'
import NotePanel from './NotePanel.svelte'

beforeAll(lendBrowser)

function show(coin: string, own: Partial<Answers['coinNotes']> = {}) {
  const answers = fakeMarket([{ id: 1, name: 'Majors', coins: ['BTC', 'ETH'] }])
  const wire = fakeBridge({ ...answers, coinNotes: { ...answers.coinNotes, ...own } })
  const mirror = createMirror(connect(wire.bridge))
  const { unmount } = render(NotePanel, { props: { coin }, context: new Map([[mirrorKey, mirror]]) })
  return { wire, unmount, user: userEvent.setup() }
}

const field = async (): Promise<HTMLTextAreaElement> => {
  const found = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: m.coin.notes.label({ coin: 'BTC' })
  })
  await waitFor(() => expect(found.disabled).toBe(false))
  return found
}

it('saves a note once the user stops typing', async () => {
  const { user, wire } = show('BTC')
  await user.type(await field(), 'Sell at 80k')
  await waitFor(() =>
    expect(wire.inputs('coinNotes', 'write')).toEqual([{ coin: 'BTC', text: 'Sell at 80k' }])
  )
  expect(await screen.findByText(/^Saved (?!automatically)/)).toBeTruthy()
})

it('saves a note immediately when the page closes', async () => {
  const { user, unmount, wire } = show('BTC')
  await user.type(await field(), 'x')
  unmount()
  expect(wire.inputs('coinNotes', 'write')).toEqual([{ coin: 'BTC', text: 'x' }])
})

it("keeps the text in the field and explains why it couldn't be saved", async () => {
  const { user } = show('BTC', {
    write: () => {
      throw new Refusal({ code: 'disk', what: 'The disk is full.' })
    }
  })
  await user.type(await field(), 'not lost')
  await user.tab()
  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
  expect((await field()).value).toBe('not lost')
})

it('reports how many pasted characters were cut off', async () => {
  const { user } = show('BTC')
  const note = await field()
  await user.click(note)
  await user.paste('x'.repeat(9_990))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.paste('y'.repeat(14))
  expect((await screen.findByRole('alert')).textContent).toBe(m.coin.notes.pasteCut({ count: 4 }))
  await user.type(note, '{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('searches other notes and links to their coins', async () => {
  const { user } = show('BTC', {
    search: ({ text }) => [{ coin: 'ETH', text: `first line\nwait for the ${text}`, changedAt: 1 }]
  })
  await field()
  await user.type(screen.getByRole('searchbox', { name: m.coin.notes.find() }), 'merge')
  expect(await screen.findByText('wait for the merge')).toBeTruthy()
  expect(screen.getByRole('status').textContent?.trim()).toBe('1 note')
  expect(screen.getByRole('button', { name: 'ETH' })).toBeTruthy()
})
