import { formatSetting } from '../format/figure'

interface OnLine {
  readonly period: number
  readonly factor: number
}

/** The settings of a condition with its period and factor as text. */
export const lineSettings = <C extends OnLine>(condition: C) => ({
  ...condition,
  period: formatSetting(condition.period),
  factor: formatSetting(condition.factor)
})
