import type { AlertIssue, BlockedReason } from '../contract/alert-issue'
import { definitionOf } from '../indicators/catalogue'
import { issueWords } from '../indicators/issue-words'
import { m } from '../messages/m'

/** One or two sentences. */
export function alertIssueWords(issue: AlertIssue): string {
  switch (issue.code) {
    case 'not-watched':
      return m.alerts.notWatched(issue)
    case 'column-unknown':
      return m.alerts.columnUnknown(issue)
    case 'line-unknown': {
      const { indicator, line } = issue
      return m.alerts.lineUnknown({ short: definitionOf(indicator)?.short() ?? indicator, line })
    }
    case 'values': {
      const definition = definitionOf(issue.indicator)
      return definition ? issueWords(definition, issue.issue) : m.alerts.issue['indicator-unknown']()
    }
    default:
      return m.alerts.issue[issue.code]()
  }
}

/** Why an alert can't be evaluated, and what happens next. */
export function blockedWords(reason: BlockedReason): string {
  switch (reason.code) {
    case 'plan-required':
      return m.alerts.blockedByPlan(reason)
    case 'coin-refused': {
      const { coin, said } = reason
      return said === null ? m.alerts.coinRefused({ coin }) : m.alerts.coinRefusedSaying({ coin, said })
    }
    case 'coin-left-out':
      return m.alerts.coinLeftOut(reason)
    case 'coin-twins':
      return m.alerts.coinTwins(reason)
    case 'candles-refused': {
      const { coin, interval, said } = reason
      return said === null
        ? m.alerts.candlesRefused({ coin, interval })
        : m.alerts.candlesRefusedSaying({ coin, interval, said })
    }
    case 'not-watched':
      return m.alerts.notWatched(reason)
    case 'format-changed':
      return m.alerts.formatChanged(reason)
    default:
      return m.alerts.blocked[reason.code]()
  }
}
