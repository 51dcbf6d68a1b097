import { m } from '../../src-shared/messages/m'

export const simulated = {
  title: m.shell.simulated.title(),
  means: m.shell.simulated.body(),
  enterKey: m.shell.enterKey()
}
