import { formatFigure } from '../format/figure'
import { m } from '../messages/m'
import type { Definition } from './definition'
import type { ValuesIssue } from './params'

export function issueWords({ params, constraint }: Definition, issue: ValuesIssue): string {
  if (issue.code === 'together') return constraint?.words() ?? ''
  const param = params.find(({ id }) => id === issue.param)
  if (!param) return ''
  const facts = { name: param.name(), min: formatFigure(param.min), max: formatFigure(param.max) }
  return m.indicators.valueIssue[issue.code](facts)
}
