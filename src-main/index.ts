import { app } from 'electron'
import { useOwnFolder } from './electron/identity'

app.setName('Candlewick')
useOwnFolder()
void import('./program')
