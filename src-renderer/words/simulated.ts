import { m } from '../../src-shared/messages/m'

/** The label and the explanation of all simulated data. */
export const simulated = {
  title: m.shell.simulated.title(),
  means: m.shell.simulated.body(),
  enterKey: m.shell.enterKey()
}
