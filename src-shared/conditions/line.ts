import { formatSetting } from '../format/figure'
import { formatList } from '../format/list'
import { indicatorDefinition } from '../indicators/catalogue'
import { reader } from '../indicators/params'
import { m } from '../messages/m'

/** A line of an indicator, or of the candle itself if the indicator is `bar`. */
export interface AlertLine {
  indicator: string
  params: Record<string, number>
  line: string
}

const columns = ['open', 'high', 'low', 'close', 'volume'] as const

export const isColumn = (name: string): name is (typeof columns)[number] =>
  (columns as readonly string[]).includes(name)

export function isUnitless({ indicator }: AlertLine): boolean {
  const unit = indicatorDefinition(indicator)?.unit
  return unit === 'points' || unit === 'percent'
}

export function lineWords({ indicator, params, line }: AlertLine): string {
  if (indicator === 'bar') return isColumn(line) ? m.conditions.column[line]() : line
  const definition = indicatorDefinition(indicator)
  if (!definition) return m.conditions.lineOf({ name: indicator, line })
  const read = reader(definition, params)
  const values = definition.params.map(({ id }) => read(id))
  const short = definition.short()
  const name =
    values.length === 0
      ? short
      : m.conditions.lineWith({ name: short, values: formatList(values.map(formatSetting)) })
  const output = definition.outputs.find(({ id }) => id === line)
  return definition.outputs.length > 1 && output
    ? m.conditions.lineOf({ name, line: output.name().toLowerCase() })
    : name
}
