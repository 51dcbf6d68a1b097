import type { Settings } from '@contract'
import { m } from '../../../../src-shared/messages/m'

type Choice = Pick<Settings['viewState']['market'], 'size' | 'change'>

export const mapSizes = () =>
  [
    { value: 'marketCap', label: m.marketView.cap() },
    { value: 'volume', label: m.common.volume() }
  ] as const

export const mapSpans = () =>
  [
    { value: 'day', label: m.quotes.column.daily(), hint: m.quotes.column.dailyHint() },
    { value: 'days7', label: m.marketView.days7() },
    { value: 'days30', label: m.marketView.days30() },
    { value: 'days90', label: m.marketView.days90() },
    { value: 'days365', label: m.marketView.days365() }
  ] as const

export const mapWords = (count: number, { size, change }: Choice): string =>
  m.marketMap.spoken({
    count,
    size: mapSizes().find(({ value }) => value === size)?.label ?? '',
    span: mapSpans().find(({ value }) => value === change)?.label ?? ''
  })
