import type { BackupCopy, BackupsState } from '@contract'
import { render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal } from '../bridge/fake-bridge.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import SettingsBackups from './SettingsBackups.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

const at = Date.parse('2026-11-21T09:30:00')
const daily: BackupCopy = { id: 'one', at, reason: 'daily', bytes: 4_096 }

async function show(copies: readonly BackupCopy[], putBack: () => BackupsState = () => ({ copies })) {
  const wire = fakeBridge({ ...fakeMarket([]), backups: { state: () => ({ copies }), putBack } })
  const mirror = createMirror(connect(wire.bridge))
  render(SettingsBackups, { context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve))
  return { wire, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

describe('backups', () => {
  it('restores a backup only after confirmation', async () => {
    const { wire, user } = await show([{ ...daily, id: 'two', reason: 'migration' }, daily])
    const entries = within(screen.getByRole('list', { name: m.settings.backups() })).getAllByRole('listitem')
    expect(entries.map(entry => entry.textContent)).toEqual([
      expect.stringContaining(m.settings.backupReason.migration()),
      expect.stringContaining(m.settings.backupReason.daily())
    ])
    await user.click(screen.getAllByRole('button', { name: /^Restore backup of / })[1] as HTMLElement)
    expect(wire.inputs('backups', 'putBack')).toEqual([])
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain(m.settings.backupLedger())
    await user.click(within(question).getByRole('button', { name: m.settings.backupVerb() }))
    expect(wire.inputs('backups', 'putBack')).toEqual([{ id: 'one' }])
  })

  it('shows a message if there are no backups', async () => {
    await show([])
    expect(screen.getByText(m.settings.backupsNone())).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('shows an error for a damaged backup', async () => {
    const { user } = await show([daily], () => {
      throw new Refusal({ what: m.faults.causeWhat['backup-damaged']() })
    })
    await user.click(screen.getByRole('button', { name: /^Restore backup of / }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: m.settings.backupVerb() })
    )
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(m.faults.causeWhat['backup-damaged']())
    )
    expect(screen.getByRole('listitem')).toBeTruthy()
  })
})
