import { m } from '../../src-shared/messages/m'

/** Shown with all simulated data. */
export const simulated = {
  title: m.shell.simulated.title(),
  means: m.shell.simulated.body(),
  enterKey: m.shell.enterKey()
}
