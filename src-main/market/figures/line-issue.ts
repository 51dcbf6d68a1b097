import { isColumn, type AlertLine } from '../../../src-shared/conditions/line'
import type { LineIssue } from '../../../src-shared/contract/alert-issue'
import { indicatorDefinition } from '../../../src-shared/indicators/catalogue'
import { valuesIssue } from '../../../src-shared/indicators/params'

export function lineIssue({ indicator, params, line }: AlertLine): LineIssue | null {
  if (indicator === 'bar') return isColumn(line) ? null : { code: 'column-unknown', column: line }
  const definition = indicatorDefinition(indicator)
  if (!definition) return { code: 'indicator-unknown' }
  if (!definition.outputs.some(({ id }) => id === line)) return { code: 'line-unknown', indicator, line }
  const issue = valuesIssue(definition, params)
  return issue && { code: 'values', indicator, issue }
}
