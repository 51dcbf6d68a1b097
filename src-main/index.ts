import { app } from 'electron'
import { answerQuestion, isQuestion } from './shell/electron/command-line'
import { useOwnFolder } from './shell/electron/identity'

app.setName('Candlewick')
useOwnFolder()
// After this script, Electron crashes if there's no display. So answer `--version` and `--help`
// first.
void (isQuestion(process.argv) ? answerQuestion(process.argv) : import('./program'))
