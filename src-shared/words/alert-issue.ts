import type { AlertIssue, BlockedReason } from '../contract/alert-issue'
import { indicatorDefinition } from '../indicators/catalogue'
import { issueWords } from '../indicators/issue-words'
import { m } from '../messages/m'

export function alertIssueWords(issue: AlertIssue): string {
  switch (issue.code) {
    case 'not-watched':
      return m.alerts.notWatched(issue)
    case 'list-gone':
      return m.alerts.scope.issueGone(issue)
    case 'column-unknown':
      return m.alerts.columnUnknown(issue)
    case 'line-unknown': {
      const { indicator, line } = issue
      return m.alerts.lineUnknown({ short: indicatorDefinition(indicator)?.short() ?? indicator, line })
    }
    case 'values': {
      const definition = indicatorDefinition(issue.indicator)
      return definition ? issueWords(definition, issue.issue) : m.alerts.issue['indicator-unknown']()
    }
    default:
      return m.alerts.issue[issue.code]()
  }
}

export function blockedWords(reason: BlockedReason): string {
  switch (reason.code) {
    case 'plan-required':
      return m.chart.locked.title(reason)
    case 'coin-refused': {
      const { coin, said } = reason
      return said === null
        ? m.alerts.blockedCoin.refused({ coin })
        : m.alerts.blockedCoin.refusedWithReason({ coin, reason: said })
    }
    case 'coin-left-out':
      return m.alerts.blockedCoin.leftOut(reason)
    case 'coin-twins':
      return m.alerts.blockedCoin.twins(reason)
    case 'candles-refused': {
      const { coin, interval, said } = reason
      return said === null
        ? m.alerts.blockedCandles.refused({ coin, interval })
        : m.alerts.blockedCandles.refusedWithReason({ coin, interval, reason: said })
    }
    case 'not-watched':
      return m.alerts.notWatched(reason)
    case 'list-gone':
      return m.alerts.scope.gone(reason)
    case 'list-empty':
      return m.alerts.scope.empty(reason)
    case 'format-changed':
      return m.alerts.blockedByFormat(reason)
    default:
      return m.alerts.blocked[reason.code]()
  }
}
