import { isDeepStrictEqual } from 'node:util'
import type { Notice, NoticeFacts } from '../../../src-shared/contract/notice'
import { Emitter } from '../events/emitter'
import type { Clock } from '../time/clock'
import { isOfService, noticeId, noticeOf } from './policy'

/** The notices that the app shows. `policy.ts` defines their severity, and which notice replaces another. */
export class NoticeService {
  readonly changed = new Emitter<readonly Notice[]>()
  readonly #clock: Clock
  #notices: readonly Notice[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  all(): readonly Notice[] {
    return this.#notices
  }

  show(facts: NoticeFacts): void {
    const notice = noticeOf(facts)
    const shown = this.#notices.find(({ id }) => id === notice.id)
    if (shown && isDeepStrictEqual(shown.facts, facts)) return
    const others = this.#notices.filter(one => one !== shown)
    this.#set([...others, { ...notice, at: this.#clock.now() }])
  }

  withdraw(code: NoticeFacts['code'], about?: string): void {
    this.dismiss(noticeId(code, about))
  }

  withdrawOfService(): void {
    this.#set(this.#notices.filter(({ facts }) => !isOfService(facts)))
  }

  dismiss(id: string): readonly Notice[] {
    const others = this.#notices.filter(notice => notice.id !== id)
    return this.#set(others)
  }

  #set(notices: readonly Notice[]): readonly Notice[] {
    this.#notices = notices
    this.changed.emit(notices)
    return notices
  }
}
