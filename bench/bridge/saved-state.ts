import { createHash } from 'node:crypto'
import type { AppPage } from '../../e2e/pages/app-page'

const everything = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

const questions: readonly (readonly [concept: string, name: string, input?: unknown])[] = [
  ['settings', 'all'],
  ['watchlist', 'lists'],
  ['connection', 'state'],
  ['connection', 'plan'],
  ['layouts', 'all'],
  ['alerts', 'state'],
  ['alerts', 'history', { id: null, before: null }],
  ['credits', 'userPrices'],
  ['credits', 'budget'],
  ['credits', 'ledger', { before: null, limit: 500, filter: everything }],
  ['drawings', 'of', { coin: 'BTC' }],
  ['schedule', 'status'],
  ['backups', 'state'],
  ['explorer', 'history'],
  ['profile', 'fieldEdits'],
  ['contact', 'state'],
  ['news', 'list'],
  ['market', 'board'],
  ['app', 'notices']
]

/** Fields that change all the time and are therefore not compared. */
const timed = new Set(['allowedPerDay', 'lastsMs'])
const lasting = (key: string, value: unknown): unknown => (timed.has(key) ? undefined : value)

/** Returns a digest of the state for each request, so that a difference can be located. */
export async function savedState(page: AppPage): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {}
  for (const [concept, name, input] of questions) {
    const reply = (await page.ask(concept, name, input)) as { readonly ok: boolean }
    if (!reply.ok) throw new Error(`${concept}.${name} failed: ${JSON.stringify(reply)}`)
    digests[`${concept}.${name}`] = createHash('sha256').update(JSON.stringify(reply, lasting)).digest('hex')
  }
  return digests
}
