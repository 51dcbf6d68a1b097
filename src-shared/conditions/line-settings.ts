import { formatSetting } from '../format/figure'

interface OnLine {
  readonly period: number
  readonly factor: number
}

export const lineSettings = <C extends OnLine>(condition: C) => ({
  ...condition,
  period: formatSetting(condition.period),
  factor: formatSetting(condition.factor)
})
