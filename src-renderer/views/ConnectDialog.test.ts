import { screen, waitFor } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../bridge/fake-bridge.fixture'
import { lendBrowser } from '../browser.fixture'
import { m } from '../../src-shared/messages/m'
import { key, open, field, press, connected, page, proposed } from './connect-dialog.fixture'

beforeAll(lendBrowser)

describe('the key', () => {
  it('is sent once, as typed, and is then nowhere in the window', async () => {
    const { wire, mirror } = await connected()
    expect(wire.inputs('connection', 'enter')).toEqual([{ address: 'https://api.example.com', key }])
    expect(page()).not.toContain(key)
    const { connection } = mirror
    const held = [
      connection.connection.value,
      connection.connection.fault,
      connection.plan.value,
      connection.plan.fault
    ]
    expect(JSON.stringify(held)).not.toContain(key)
    expect(JSON.stringify(wire.asked.filter(([, name]) => name !== 'enter'))).not.toContain(key)
  })

  it('is gone as well when one goes back to change it', async () => {
    const { user } = await connected()
    await user.click(press('Change key or address'))
    expect(field('API key').value).toBe('')
    expect(field('Service address').value).toBe('https://api.example.com')
  })

  it('is hidden while typing unless one wants to see it', async () => {
    const { user } = await open()
    expect(field('API key').type).toBe('password')
    await user.click(press('Show the key'))
    expect(field('API key').type).toBe('text')
  })

  it('is not discarded by Escape without a question', async () => {
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

  it('of several lines is not silently joined into another', async () => {
    const { user, asked } = await open()
    await user.click(field('API key'))
    await user.paste('first-half\nsecond-half')
    expect(field('API key').value).toBe('')
    expect((await screen.findByRole('alert')).textContent).toContain('several lines')
    await user.paste('one-line\n')
    expect(field('API key').value).toContain('one-line')
    expect(asked()).toEqual([])
  })
})

describe('a keychain that takes its time', () => {
  it('is told of after two seconds, and no longer once it has answered', async () => {
    let answer = (): void => undefined
    const { user } = await open({
      enter: () => new Promise(resolve => (answer = () => resolve(proposed)))
    })
    await user.type(field('Service address'), 'https://api.example.com')
    await user.type(field('API key'), key)
    await user.click(press('Show the plan'))
    expect(screen.queryByText('Waiting for the keychain.')).toBeNull()
    await screen.findByText('Waiting for the keychain.', {}, { timeout: 4_000 })
    answer()
    await screen.findByRole('table')
    expect(screen.queryByText('Waiting for the keychain.')).toBeNull()
  })
})

describe('on an unofficial Electron', () => {
  it('is asked for once more, with what was typed still there, and sent only then', async () => {
    const { user, asked, wire } = await open({ runtime: 'trial' })
    await user.type(field('Service address'), 'https://api.example.com')
    await user.type(field('API key'), key)
    await user.click(press('Show the plan'))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'does not come from the Electron project'
    )
    expect([asked(), field('API key').value]).toEqual([[], key])
    await user.click(press('Enter the key all the same'))
    await screen.findByRole('table')
    expect(wire.inputs('connection', 'enter')).toHaveLength(1)
  })
})

describe('a mistake', () => {
  it('of an empty field is told at that field and sends nothing', async () => {
    const { user, asked } = await open()
    await user.click(press('Show the plan'))
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    expect(field('Service address').getAttribute('aria-invalid')).toBe('true')
    expect(asked()).toEqual([])
  })

  it('the service of the app refuses is told in its words, and what was typed stays', async () => {
    const enter = (): never => {
      throw new Refusal({ what: 'Over http the key could be read on the way.', next: 'Begin with https://.' })
    }
    const { user } = await open({ enter })
    await user.type(field('Service address'), 'http://api.example.com')
    await user.type(field('API key'), key)
    await user.click(press('Show the plan'))
    expect((await screen.findByRole('alert')).textContent).toContain('Over http')
    expect([field('Service address').value, field('API key').value]).toEqual(['http://api.example.com', key])
  })

  it('in the key leads back to the key, with the sentence', async () => {
    const agree = (): never => {
      throw new Refusal({
        code: 'key-refused',
        what: 'The service refused the key.',
        said: 'Invalid <b>key</b>'
      })
    }
    const { user } = await connected({ agree })
    await user.click(press('Start watching'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The service refused the key.')
    expect(alert.textContent).toContain('Invalid <b>key</b>')
    expect(field('API key').value).toBe('')
  })

  it('of a key that is kept is told when the dialog is opened again, and asks for another key', async () => {
    await open({
      state: proposed,
      fault: { code: 'key-refused', cause: null, operation: 'getFearGreed', said: null, retryAt: null }
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The service refused the key.')
    expect(field('API key').value).toBe('')
  })

  it('on the way to the service leaves the plan open', async () => {
    const agree = (): never => {
      throw new Refusal({ code: 'offline', what: 'The service cannot be reached.' })
    }
    const { user } = await connected({ agree })
    await user.click(press('Start watching'))
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
    expect(screen.getByRole('table')).toBeTruthy()
  })
})
