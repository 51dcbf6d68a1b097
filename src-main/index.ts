import { app } from 'electron'
import { isInfoRequest } from './shell/electron/command-line'
import { useOwnFolder } from './shell/electron/identity'

app.setName('Candlewick')
useOwnFolder()
// `--version` and `--help` are answered before the program loads. If there is no display, Electron would
// crash after this script, unless the launcher has chosen the platform that needs none.
void (isInfoRequest(process.argv)
  ? import('./shell/electron/answer-question').then(({ answerQuestion }) =>
      answerQuestion(process.argv, import.meta.dirname)
    )
  : import('./program'))
