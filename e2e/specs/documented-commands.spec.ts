import { execFile } from 'node:child_process'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { documentedCommands } from '../documented/commands'
import { FreshCopy } from '../documented/fresh-copy'
import { outcomesOf } from '../documented/outcomes'
import { runtime } from '../candlewick-app'
import { expect, test } from '../fixtures'

const official = runtime().includes('node_modules/electron/dist')

test.describe.configure({ mode: 'default', timeout: 300_000 })

let copy: FreshCopy

test.beforeAll(async ({ desktop }) => {
  copy = new FreshCopy(desktop.env)
})

test.afterAll(() => copy.remove())

for (const command of documentedCommands) {
  const outcomes = outcomesOf(command, official)
  if (typeof outcomes === 'string') continue
  // Quoted names are left out of titles, because otherwise the documented `npm run e2e -- -g 'a name'` would
  // match this test.
  test(`documented: ${command.replace(/'.*'/, '…')}`, async ({ service }) => {
    if (command.endsWith('replay -- FILE')) await capture(service)
    const { withDisplay, withoutDisplay } = outcomes
    if (withDisplay) expect(await copy.fault(command, withDisplay, true), 'with a display').toBeNull()
    expect(await copy.fault(command, withoutDisplay, false), 'without a display').toBeNull()
  })
}

/** Captures a response to the file that the documented replay command reads. */
async function capture({ address, key }: { readonly address: string; readonly key: string }): Promise<void> {
  const words = ['getFearGreed', '--service', address, '--key', key, '--capture', 'FILE', '--values', '--yes']
  await promisify(execFile)('npm', ['run', 'call', '--', ...words], { cwd: copy.folder })
}

test('detects a renamed module that is only referred to by a string', async () => {
  renameSync(join(copy.folder, 'scripts/run/smoke-test.mjs'), join(copy.folder, 'scripts/run/look.mjs'))
  const outcomes = outcomesOf('npm start -- --once', official)
  if (typeof outcomes === 'string') throw new Error('npm start -- --once is not classified')
  const fault = await copy.fault('npm start -- --once', outcomes.withoutDisplay, false)
  expect(fault).toContain('smoke-test.mjs')
})
