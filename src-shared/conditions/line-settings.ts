import { formatSetting } from '../format/figure'

interface OnLine {
  readonly period: number
  readonly factor: number
}

/** Formats period and factor of a condition for its text. */
export const lineSettings = <C extends OnLine>(condition: C) => ({
  ...condition,
  period: formatSetting(condition.period),
  factor: formatSetting(condition.factor)
})
