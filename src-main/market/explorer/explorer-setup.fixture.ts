import { onTestFinished } from 'vitest'
import { startDemoService } from '../../../src-demo/demo-service'
import { CreditService } from '../../credits/credit-service'
import { LedgerStore } from '../../credits/ledger-store'
import { PaidCalls } from '../../credits/paid-calls'
import { createServiceClient } from '../../service/api/client'
import { isPricedPerCoin, publishedPrice } from '../../service/api/operations'
import { ProfileService } from '../../service/profile/profile-service'
import { FactStore } from '../../platform/storage/fact-store'
import { openCache, openState } from '../../platform/storage/temp-storage.fixture'
import { systemClock } from '../../platform/time/clock'
import { MovableClock } from '../../platform/time/movable-clock'
import { AnswerStore } from './answer-store'
import { ExplorerService, type ExplorerSources } from './explorer-service'

export type ExplorerSetup = Awaited<ReturnType<typeof setUpExplorer>>

export async function setUpExplorer() {
  const clock = new MovableClock(systemClock)
  const service = await startDemoService({ clock })
  onTestFinished(() => service.close())
  const [state, cache] = [openState(), openCache()]
  const { address, key } = service

  function open(sources: Partial<ExplorerSources> = {}) {
    const ledger = new LedgerStore(state)
    const facts = new FactStore(state)
    const credits = new CreditService({
      ledger,
      facts,
      clock,
      knownPrice: publishedPrice,
      isPerCoin: isPricedPerCoin,
      unknownReserve: () => 100
    })
    const saveText = async (): Promise<null> => null
    const profile = new ProfileService({ facts, credits, clock, saveText, state })
    const client = createServiceClient({
      fetch,
      clock,
      address,
      key: async () => key,
      fieldEdits: profile.fieldEditsOf
    })
    const explorer = new ExplorerService({
      address,
      credits,
      profile,
      locked: () => ({}),
      simulated: false,
      calls: new PaidCalls({ client, credits, clock, budget: { refusal: () => null }, agreed: () => true }),
      answers: new AnswerStore(cache),
      keyAtHand: () => key,
      openLink: async () => undefined,
      saveText: async () => null,
      ...sources
    })
    return { explorer, credits }
  }

  return { clock, service, state, cache, open }
}
