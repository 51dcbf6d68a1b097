import type { FaultWords } from '../contract/fault'
import type { NoticeFacts } from '../contract/notice'
import { formatCredits } from '../format/credits'
import { formatWhen } from '../format/date'
import { m } from '../messages/m'
import { budgetWords } from './budget'
import { notificationWords } from './notification'
import { operationWords } from './operation'

/**
 * `next` is empty if there's nothing the user can do.
 * @param at when the notice was first shown. Times in the text are relative to it
 */
export function noticeWords(facts: NoticeFacts, at: number): FaultWords {
  switch (facts.code) {
    case 'graphics-lost':
    case 'login-start-refused':
    case 'no-tray':
    case 'sound-unheard': {
      const { code } = facts
      return { what: m.notices.what[code](), means: m.notices.means[code](), next: m.notices.next[code]() }
    }
    case 'charged-more':
      return {
        what: m.notices.chargedMore({
          name: operationWords(facts.operation),
          charged: formatCredits(facts.charged),
          shown: formatCredits(facts.shown)
        }),
        means: m.notices.chargedMoreMeans(),
        next: m.notices.chargedMoreNext()
      }
    case 'plan-outgrown':
      return {
        what: m.notices.planOutgrown.title(),
        means: m.notices.planOutgrown.body({
          perDay: facts.isAtMost
            ? m.spend.short.atMost({ credits: formatCredits(facts.perDay) })
            : formatCredits(facts.perDay),
          allowed: formatCredits(facts.allowed)
        }),
        next: m.notices.planOutgrown.next()
      }
    case 'failed-call-counted':
      return {
        what: m.notices.failedCallCounted.title({ name: operationWords(facts.operation) }),
        means: m.notices.failedCallCounted.body({ credits: formatCredits(facts.credits) }),
        next: m.notices.failedCallCounted.next()
      }
    case 'used-elsewhere':
      return {
        what: m.notices.usedElsewhere(),
        means: m.notices.usedElsewhereMeans({ credits: formatCredits(facts.credits) }),
        next: m.notices.usedElsewhereNext()
      }
    case 'format-changed':
      return {
        what: m.notices.formatChanged.title({ name: operationWords(facts.operation) }),
        means: m.notices.formatChanged.body(),
        next: m.notices.formatChanged.next()
      }
    case 'ledger-gap':
      return {
        what: m.notices.ledgerGap(),
        means: m.notices.ledgerGapMeans({ from: formatWhen(facts.from, at), to: formatWhen(facts.to, at) }),
        next: m.notices.ledgerGapNext()
      }
    case 'file-damaged':
      return {
        what: m.notices.fileDamaged[facts.file](),
        means: m.notices.fileDamagedMeans[facts.file](),
        next: m.notices.fileDamagedNext({ path: facts.movedTo })
      }
    case 'budget-used':
      return budgetWords(facts)
    default: {
      const { title, body } = notificationWords(facts, at)
      return { what: title, means: body, next: '' }
    }
  }
}
