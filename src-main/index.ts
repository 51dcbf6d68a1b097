import { app } from 'electron'
import { isInfoRequest } from './shell/electron/command-line'
import { useOwnFolder } from './shell/electron/identity'

app.setName('Candlewick')
useOwnFolder()
// After this script, Electron crashes if there's no display, unless the launcher chose the platform without one. So
// answer `--version` and `--help` first.
void (isInfoRequest(process.argv)
  ? import('./shell/electron/answer-question').then(({ answerQuestion }) =>
      answerQuestion(process.argv, import.meta.dirname)
    )
  : import('./program'))
