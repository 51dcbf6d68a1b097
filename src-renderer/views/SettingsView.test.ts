import type { ConnectionState } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeConnection } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import SettingsView from './SettingsView.svelte'
import { sectionIds, settingSections, settingsOf, settingWords } from '../words/setting-words'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

async function show(settings: Answers['settings'] = {}, savedKeys: readonly string[] = []) {
  const answers = fakeMarket([])
  let connection: ConnectionState = { ...fakeConnection, savedKeys }
  const wire = fakeBridge({
    ...answers,
    settings: { ...answers.settings, ...settings },
    connection: {
      state: () => connection,
      showDemo: () => (connection = { ...connection, mode: 'demo', leftService: connection.address }),
      leaveDemo: () => (connection = { ...connection, mode: 'live', leftService: null }),
      forgetKey: () => (connection = { ...connection, mode: 'demo', key: 'none' }),
      findSavedKeys: () =>
        (connection = { ...connection, savedKeys: [...connection.savedKeys, 'https://found.example'] }),
      forgetSavedKey: input => {
        const { address } = input as { address: string }
        const left = connection.savedKeys.filter(saved => saved !== address)
        return (connection = { ...connection, savedKeys: left })
      }
    }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(SettingsView, { context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve))
  return { wire, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label)

describe('a number field', () => {
  it('saves a number on Enter and when the field loses the focus', async () => {
    const { user, wire } = await show()
    await user.clear(field(m.settings.confirmAbove.label()))
    await user.keyboard('1,000{Enter}')
    await user.tab()
    expect(wire.inputs('settings', 'change')).toEqual([{ confirmAbove: 1000 }])
    await user.clear(field(m.settings.unknownReserve.label()))
    await user.keyboard('200')
    await user.tab()
    expect(wire.inputs('settings', 'change').at(-1)).toEqual({ unknownReserve: 200 })
  })

  it('keeps an invalid number with an error and saves nothing', async () => {
    const { user, wire } = await show()
    const budget = field(m.credits.budget.daily())
    await user.type(budget, 'a lot{Enter}')
    expect(screen.getByRole('alert').textContent).toContain(
      m.common.numberInvalid({ min: 1, max: '1,000,000,000' })
    )
    expect(screen.getByRole('alert').textContent).toContain('Current setting: no limit.')
    expect([budget.value, budget.getAttribute('aria-invalid')]).toEqual(['a lot', 'true'])
    expect(wire.inputs('settings', 'change')).toEqual([])
    await user.keyboard('{Escape}')
    expect([budget.value, screen.queryByRole('alert')]).toEqual(['', null])
  })

  it("keeps the number and explains why it couldn't be saved", async () => {
    const change = (): never => {
      throw new Refusal({ what: 'The settings could not be written.', next: 'Free some space.' })
    }
    const { user } = await show({ change })
    await user.type(field(m.credits.budget.daily()), '5000{Enter}')
    expect((await screen.findAllByRole('alert')).map(one => one.textContent).join()).toContain(
      'could not be written'
    )
    expect(field(m.credits.budget.daily()).value).toBe('5000')
  })

  it('removes the limit when cleared', async () => {
    const { user, wire } = await show()
    await user.type(field(m.credits.budget.daily()), '5000{Enter}')
    await user.clear(field(m.credits.budget.daily()))
    await user.keyboard('{Enter}')
    expect(wire.inputs('settings', 'change')).toEqual([{ dailyBudget: 5000 }, { dailyBudget: null }])
  })
})

it('changes theme and colours immediately', async () => {
  const { user, wire } = await show()
  await user.click(screen.getByRole('radio', { name: m.settings.light() }))
  await user.click(screen.getByRole('radio', { name: m.settings.marketColours.blueOrange() }))
  expect(wire.inputs('settings', 'change')).toEqual([{ theme: 'light' }, { upDown: 'blue-orange' }])
})

it('searches settings by label, description and section', async () => {
  const { user } = await show()
  const headings = (): readonly (string | null)[] =>
    screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
  const all = sectionIds.map(id => settingSections[id].title())
  expect(headings()).toEqual(all)
  const links = within(screen.getByRole('navigation', { name: m.settings.sections() }))
  expect(links.getAllByRole('button').map(link => link.textContent)).toEqual(all)
  await user.click(links.getByRole('button', { name: m.settings.section.about() }))
  expect(document.activeElement?.textContent).toBe(m.settings.section.about())
  expect(links.getByRole('button', { current: true }).textContent).toBe(m.settings.section.about())

  const search = screen.getByRole('searchbox', { name: m.settings.find() })
  // This word only occurs in the description of a setting.
  await user.type(search, 'unless')
  expect(screen.getByText(m.settings.confirmAbove.label())).toBeTruthy()
  expect(screen.queryByText(m.settings.theme())).toBeNull()
  expect(headings()).toEqual([settingSections.credits.title()])
  await user.type(search, ' of nothing')
  await user.click(screen.getByRole('button', { name: m.settings.findAll() }))
  expect(headings()).toEqual(all)
})

it('shows every declared setting', async () => {
  await show()
  for (const id of ['appearance', 'background', 'credits', 'connection', 'about'] as const)
    for (const setting of settingsOf(id))
      expect(screen.getAllByText(settingWords(setting).label).length, setting).toBeGreaterThan(0)
})

it('shows the demo market and returns to the service', async () => {
  const { user, wire } = await show()
  const { address } = fakeConnection
  await user.click(screen.getByRole('button', { name: m.settings.serviceRow.showDemo() }))
  await user.click(await screen.findByRole('button', { name: m.settings.serviceRow.leaveDemo({ address }) }))
  await screen.findByText(address)
  expect(wire.inputs('connection', 'leaveDemo')).toHaveLength(1)
})

describe('the key', () => {
  it('removes the key only after confirmation', async () => {
    const { user, wire } = await show()
    await user.click(screen.getByRole('button', { name: m.common.remove() }))
    await user.click(await screen.findByRole('button', { name: m.settings.keyRemoval.refusal() }))
    expect(wire.inputs('connection', 'forgetKey')).toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: m.common.remove() }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: m.settings.keyRemoval.verb()
      })
    )
    await waitFor(() => expect(screen.getByText(m.settings.keyRow.none())).toBeTruthy())
    expect(wire.inputs('connection', 'forgetKey')).toHaveLength(1)
  })

  it('shows that a key is saved but never the key', async () => {
    await show()
    expect(screen.getByText(m.settings.keyRow.saved())).toBeTruthy()
    expect(screen.queryByLabelText(m.plan.keyForm.key())).toBeNull()
  })
})

describe('saved keys', () => {
  const left = 'https://left.example'
  const all = (): (string | undefined)[] =>
    within(screen.getByRole('list', { name: m.settings.savedKeys.label() }))
      .getAllByRole('listitem')
      .map(item => item.textContent?.replace(/\s+/g, ' ').trim())

  it('lists saved keys with their address', async () => {
    const { user, wire } = await show({}, [left, fakeConnection.address])
    expect(all()).toEqual([
      `${left} ${m.common.remove()}`,
      `${fakeConnection.address} in use ${m.common.remove()}`
    ])
    await user.click(screen.getByRole('button', { name: m.settings.keyRemoval.actionOf({ address: left }) }))
    expect(wire.inputs('connection', 'forgetSavedKey')).toEqual([])
    await user.click(screen.getByRole('button', { name: m.settings.keyRemoval.verb() }))
    await waitFor(() => expect(all()).toEqual([`${fakeConnection.address} in use ${m.common.remove()}`]))
    expect(wire.inputs('connection', 'forgetSavedKey')).toEqual([{ address: left }])
  })

  it('searches the keychain for keys only on request', async () => {
    const { user, wire } = await show()
    expect(wire.inputs('connection', 'findSavedKeys')).toEqual([])
    await user.click(screen.getByRole('button', { name: m.settings.savedKeys.search() }))
    await waitFor(() => expect(all()).toEqual([`https://found.example ${m.common.remove()}`]))
  })
})
