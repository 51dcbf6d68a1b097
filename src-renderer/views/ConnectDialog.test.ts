import { screen, waitFor } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../bridge/fake-bridge.fixture'
import { lendBrowser } from '../browser.fixture'
import { m } from '../../src-shared/messages/m'
import { key, open, field, press, connected, page, proposed } from './connect-dialog.fixture'

beforeAll(lendBrowser)

describe('the key', () => {
  it('sends the key once and then forgets it', async () => {
    const { wire, mirror } = await connected()
    expect(wire.inputs('connection', 'enter')).toEqual([{ address: 'https://api.example.com', key }])
    expect(page()).not.toContain(key)
    const { connection } = mirror
    const published = [
      connection.connection.value,
      connection.connection.fault,
      connection.plan.value,
      connection.plan.fault
    ]
    expect(JSON.stringify(published)).not.toContain(key)
    expect(JSON.stringify(wire.requests.filter(([, name]) => name !== 'enter'))).not.toContain(key)
  })

  it('clears the key field when the user goes back', async () => {
    const { user } = await connected()
    await user.click(press(m.connect.planStep.back()))
    expect(field(m.plan.keyForm.key()).value).toBe('')
    expect(field(m.plan.keyForm.address()).value).toBe('https://api.example.com')
  })

  it('hides the key while typing unless the user reveals it', async () => {
    const { user } = await open()
    expect(field(m.plan.keyForm.key()).type).toBe('password')
    await user.click(press(m.plan.keyForm.showKey()))
    expect(field(m.plan.keyForm.key()).type).toBe('text')
  })

  it('says what stays in the simulated market', async () => {
    await open()
    expect(screen.getByText(m.connect.keyStep.fromDemo())).toBeTruthy()
  })

  it("Escape doesn't discard the key without confirmation", async () => {
    const { user } = await open()
    await user.type(field('API key'), key)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: m.common.discard.refusal() }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field('API key').value).toBe(key)
    await user.clear(field('API key'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('rejects a pasted key with several lines', async () => {
    const { user, requestNames } = await open()
    await user.click(field(m.plan.keyForm.key()))
    await user.paste('first-half\nsecond-half')
    expect(field(m.plan.keyForm.key()).value).toBe('')
    expect((await screen.findByRole('alert')).textContent).toContain(m.faults.causeWhat['key-lines']())
    await user.paste('one-line\n')
    expect(field(m.plan.keyForm.key()).value).toContain('one-line')
    expect(requestNames()).toEqual([])
  })
})

describe('a slow keychain', () => {
  it('shows a notice if the keychain takes longer than two seconds', async () => {
    let answer = (): void => undefined
    const { user } = await open({
      enter: () => new Promise(resolve => (answer = () => resolve(proposed)))
    })
    await user.type(field(m.plan.keyForm.address()), 'https://api.example.com')
    await user.type(field(m.plan.keyForm.key()), key)
    await user.click(press(m.settings.planRow.review()))
    expect(screen.queryByText(m.connect.keyStep.keychain())).toBeNull()
    await screen.findByText(m.connect.keyStep.keychain(), {}, { timeout: 4_000 })
    answer()
    await screen.findByRole('table')
    expect(screen.queryByText(m.connect.keyStep.keychain())).toBeNull()
  })
})

describe('an unofficial Electron build', () => {
  it('warns about an unofficial Electron build before the user types a key', async () => {
    await open({ runtime: 'trial' })
    expect((await screen.findByRole('note')).textContent).toContain(m.runtime.unofficial.title())
  })

  it("doesn't warn about an official Electron build", async () => {
    await open()
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('requires confirmation before a key is sent', async () => {
    const { user, requestNames, wire } = await open({ runtime: 'trial' })
    await user.type(field(m.plan.keyForm.address()), 'https://api.example.com')
    await user.type(field(m.plan.keyForm.key()), key)
    await user.click(press(m.settings.planRow.review()))
    expect((await screen.findByRole('alert')).textContent).toContain(m.runtime.unofficial.body())
    expect([requestNames(), field(m.plan.keyForm.key()).value]).toEqual([[], key])
    await user.click(press(m.connect.keyStep.continueAnyway()))
    await screen.findByRole('table')
    expect(wire.inputs('connection', 'enter')).toHaveLength(1)
  })
})

describe('an error', () => {
  it('shows an error next to each empty field', async () => {
    const { user, requestNames } = await open()
    await user.click(press(m.settings.planRow.review()))
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(field(m.plan.keyForm.address()).getAttribute('aria-invalid')).toBe('true')
    expect(requestNames()).toEqual([])
  })

  it('shows an error from the main process without clearing the input', async () => {
    const enter = (): never => {
      throw new Refusal({ what: m.faults.causeWhat['address-plain-http'](), next: 'Begin with https://.' })
    }
    const { user } = await open({ enter })
    await user.type(field(m.plan.keyForm.address()), 'http://api.example.com')
    await user.type(field(m.plan.keyForm.key()), key)
    await user.click(press(m.settings.planRow.review()))
    expect((await screen.findByRole('alert')).textContent).toContain(
      m.faults.causeWhat['address-plain-http']()
    )
    expect([field(m.plan.keyForm.address()).value, field(m.plan.keyForm.key()).value]).toEqual([
      'http://api.example.com',
      key
    ])
  })

  it('returns to the key field after an error about the key', async () => {
    const agree = (): never => {
      throw new Refusal({
        code: 'key-refused',
        what: m.faults.what['key-refused'](),
        said: 'Invalid <b>key</b>'
      })
    }
    const { user } = await connected({ agree })
    await user.click(press(m.connect.planStep.start()))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(m.faults.what['key-refused']())
    expect(alert.textContent).toContain('Invalid <b>key</b>')
    expect(field(m.plan.keyForm.key()).value).toBe('')
  })

  it('shows an error about a saved key when the dialog opens again', async () => {
    await open({
      state: proposed,
      fault: { code: 'key-refused', cause: null, operation: 'getFearGreed', said: null, retryAt: null }
    })
    expect((await screen.findByRole('alert')).textContent).toContain(m.faults.what['key-refused']())
    expect(field(m.plan.keyForm.key()).value).toBe('')
  })

  it('keeps the plan open after a network error', async () => {
    const agree = (): never => {
      throw new Refusal({ code: 'offline', what: m.faults.what.offline() })
    }
    const { user } = await connected({ agree })
    await user.click(press(m.connect.planStep.start()))
    expect((await screen.findByRole('alert')).textContent).toContain(m.faults.what.offline())
    expect(screen.getByRole('table')).toBeTruthy()
  })
})
