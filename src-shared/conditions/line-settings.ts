import { formatSetting } from '../format/figure'

interface OnLine {
  readonly period: number
  readonly factor: number
}

/** A condition on a line that has a period and a factor, with both of them as they are written. */
export const lineSettings = <C extends OnLine>(condition: C) => ({
  ...condition,
  period: formatSetting(condition.period),
  factor: formatSetting(condition.factor)
})
