import { z } from 'zod'
import type { ChargedMore } from '../../src-shared/contract/notice'
import type { NoticeService } from '../platform/notices/notice-service'
import { fact } from '../platform/storage/fact'
import { soundEntries } from '../platform/storage/sound-entries'
import type { FactStore } from '../platform/storage/fact-store'
import { OwnedFact } from '../platform/storage/owned-fact'

export interface ChargeWatchSources {
  readonly facts: FactStore
  readonly notices: Pick<NoticeService, 'show' | 'withdraw'>
}

const chargedFact = fact<Readonly<Record<string, number>>>('chargedMore', soundEntries(z.number()))

/**
 * Notifies the user when an operation costs more than was shown. Notifies again only if a later call costs
 * even more. The notice disappears once a call costs no more than was shown.
 */
export class ChargeWatch {
  readonly #sources: ChargeWatchSources
  readonly #notifiedCharges: OwnedFact<Readonly<Record<string, number>>>

  constructor(sources: ChargeWatchSources) {
    this.#sources = sources
    this.#notifiedCharges = new OwnedFact(sources.facts, chargedFact, {})
  }

  covered(operation: string): void {
    this.#sources.notices.withdraw('charged-more', operation)
  }

  notify(facts: ChargedMore): void {
    const { operation, charged } = facts
    if (charged <= (this.#notifiedCharges.value[operation] ?? 0)) return
    this.#notifiedCharges.writeOrQueue({ ...this.#notifiedCharges.value, [operation]: charged })
    this.#sources.notices.show(facts)
  }
}
