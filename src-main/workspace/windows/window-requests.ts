import type { Services } from '../../../src-shared/contract'
import type { SettingsService } from '../settings/settings-service'
import type { WindowList } from './window-list'

/** Pages of other windows have their own requests. */
export const windowRequests = (
  list: WindowList,
  settings: Pick<SettingsService, 'all'>
): Services['windows'] => ({
  own: () => ({ kind: 'main' }),
  open: wanted =>
    list.open(wanted.kind, settings.all().viewState, wanted.kind === 'chart' ? wanted.chart : undefined),
  goTo: () => undefined,
  close: () => undefined
})
