import { m } from '../../src-shared/messages/m'

/** Said wherever made-up data is shown. */
export const simulated = {
  title: m.shell.simulatedMarket(),
  means: m.shell.everyPriceCandleHeadline(),
  enterKey: m.shell.enterKey()
}
