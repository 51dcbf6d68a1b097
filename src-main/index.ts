import { app } from 'electron'
import { answerQuestion, isQuestion } from './electron/command-line'
import { useOwnFolder } from './electron/identity'

app.setName('Candlewick')
useOwnFolder()
// Once this script has run, Electron looks for a display and crashes if there is none: a question is answered before that.
void (isQuestion(process.argv) ? answerQuestion(process.argv) : import('./program'))
