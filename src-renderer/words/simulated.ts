import { m } from '../../src-shared/messages/m'

/** What is shown with all simulated data. */
export const simulated = {
  title: m.shell.simulated.title(),
  means: m.shell.simulated.body(),
  enterKey: m.shell.enterKey()
}
