import { beforeEach, describe, expect, it } from 'vitest'
import type { AnswerStatus } from '../../../src-shared/contract/answers'
import type { Fault } from '../../../src-shared/contract/fault'
import { anyCall } from '../../credits/any-call.fixture'
import { LedgerReport } from '../../credits/ledger-report'
import type { ExplorerService } from '../explorer/explorer-service'
import { setUpExplorer, type ExplorerSetup } from '../explorer/explorer-setup.fixture'
import { faultOf } from '../../platform/faults/fault'
import { AnswerService } from './answer-service'

const breadth = { operation: 'getMarketBreadth', params: { symbol: 'BTC ETH' } }
const top = { operation: 'getTop', params: { top: '20' } }

describe('a panel’s request to the service', () => {
  let stand: ExplorerSetup
  let explorer: ExplorerService
  let answers: AnswerService
  let report: LedgerReport
  let locked: Record<string, Fault>
  let emitted: AnswerStatus[]
  let readStored: number

  beforeEach(async () => {
    stand = await setUpExplorer()
    locked = {}
    emitted = []
    readStored = 0
    open()
  })

  function open(): void {
    report = new LedgerReport(stand.state)
    const opened = stand.open({ locked: () => locked })
    explorer = opened.explorer
    const subscriptions = { everyMs: () => null, set: fail }
    answers = new AnswerService({
      answers: {
        run: (call, feature) => explorer.run(call, feature),
        preview: call => explorer.preview(call),
        readSaved(call) {
          readStored++
          return explorer.readSaved(call)
        }
      },
      subscriptions,
      locked: () => locked,
      inBackground: work => void begun.push(work)
    })
    explorer.answered.on(({ answer, ...call }) => answers.responseSaved(call, answer))
    opened.credits.changed.on(() => answers.pricesChanged())
    answers.changed.on(known => emitted.push(known))
  }
  const fail = (error: unknown): never => {
    throw error
  }
  const callCount = (): number => stand.service.controls.calls().length
  const begun: Promise<unknown>[] = []
  async function settled(): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, 50))
    while (begun.length > 0) await begun.shift()
  }

  it('returns the price of a panel’s request without making a call', async () => {
    expect(await answers.view(breadth)).toMatchObject({ ...breadth, saved: null, fault: null })
    expect(callCount()).toBe(0)
  })

  it('loads a response once, and shows it after a restart', async () => {
    const known = await answers.ask({ ...breadth, feature: 'market' })
    expect(known.saved).toMatchObject({ answer: { kind: 'breadth' }, origin: 'live', missing: [] })
    const [entry, ...more] = report.entries({ before: null, limit: 10, filter: anyCall })
    expect(entry).toMatchObject({ feature: 'market', operation: 'getMarketBreadth', charged: 20 })
    expect([more.length, known.saved?.charged]).toEqual([0, 20])
    open()
    const later = await answers.view(breadth)
    expect(later.saved).toMatchObject({ at: known.saved?.at, origin: 'cached' })
    expect(callCount()).toBe(1)
  })

  it('a panel gets its response again, without a call, when the user adds a field mapping', async () => {
    await explorer.run(breadth)
    await answers.view(breadth)
    answers.readAgain()
    await settled()
    expect(emitted.map(({ operation, saved }) => [operation, saved?.answer.kind])).toEqual([
      ['getMarketBreadth', 'breadth']
    ])
    expect(callCount()).toBe(1)
  })

  it('gives a panel the response that another feature loaded without reading it from disk', async () => {
    await answers.view(breadth)
    await explorer.run(breadth)
    await settled()
    expect([emitted.length, readStored]).toEqual([1, 1])
    expect(emitted[0]).toEqual(await answers.view(breadth))
  })

  it('a panel gets its response again when another feature has loaded it', async () => {
    await answers.view(breadth)
    await explorer.run(breadth)
    await explorer.run(top)
    await settled()
    expect(new Set(emitted.map(({ operation }) => operation))).toEqual(new Set(['getMarketBreadth']))
    expect(emitted.at(-1)?.saved?.answer.kind).toBe('breadth')
  })

  it('a response isn’t announced to the view that requested it', async () => {
    await answers.view(breadth)
    await answers.ask({ ...breadth, feature: 'market' })
    await settled()
    expect(emitted).toEqual([])
  })

  it('a panel gets the new price of its request when a charge changes it', async () => {
    const other = { operation: 'getTop', params: { top: '50' } }
    const before = await answers.view(other)
    await answers.view(breadth)
    await explorer.run(top)
    await settled()
    const [known] = emitted
    expect(emitted.map(({ params }) => params)).toEqual([other.params])
    expect(known?.price).not.toEqual(before.price)
  })

  it('shows the earlier response together with the latest failure', async () => {
    await answers.ask({ ...breadth, feature: 'market' })
    stand.service.controls.failNext(502)
    const failed = await answers.ask({ ...breadth, feature: 'market' })
    expect(failed).toMatchObject({
      saved: { answer: { kind: 'breadth' } },
      fault: { code: 'upstream-unavailable' }
    })
    expect((await answers.ask({ ...breadth, feature: 'market' })).fault).toBeNull()
  })

  it('before any call, a panel reports that its operation isn’t in the plan', async () => {
    locked = { getMarketBreadth: faultOf('plan-required', { operation: 'getMarketBreadth' }) }
    expect((await answers.view(breadth)).fault).toMatchObject({ code: 'plan-required' })
    expect((await answers.view(top)).fault).toBeNull()
  })

  it('shows a paid response even if it can’t be saved', async () => {
    stand.cache.exec(
      'DROP TABLE answer; CREATE TABLE answer (question TEXT, facts TEXT, body TEXT, fetched_at INT)'
    )
    const known = await answers.ask({ ...breadth, feature: 'market' })
    expect(known.saved).toMatchObject({ answer: { kind: 'breadth' }, remarks: [{ code: 'unkept' }] })
  })

  it('rejects invalid parameters without a call', async () => {
    await expect(answers.view({ operation: 'getTop', params: { top: 'many' } })).rejects.toMatchObject({
      fault: { code: 'bad-input' }
    })
    expect(callCount()).toBe(0)
  })
})
