import type { Services } from '../../../src-shared/contract'
import type { SettingsService } from '../settings/settings-service'
import type { WindowList } from './window-list'

/** The main window's requests about windows. Pages of other windows have their own. */
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
