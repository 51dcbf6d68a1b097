import { m } from '../../src-shared/messages/m'

export const viewNames = {
  watch: m.shell.rail.watch(),
  coin: m.common.coin(),
  market: m.marketView.market(),
  news: m.common.news(),
  alerts: m.common.alerts(),
  explorer: m.common.explorer(),
  credits: m.common.credits(),
  settings: m.common.settings()
}
