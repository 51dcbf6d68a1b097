import { m } from '../../src-shared/messages/m'

/** Shown with all simulated data. */
export const simulated = {
  title: m.shell.simulatedMarket(),
  means: m.shell.everyPriceCandleHeadline(),
  enterKey: m.shell.enterKey()
}
