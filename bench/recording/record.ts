import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { packRecording } from '../../src-main/composition/demo-recording/recording'
import { recordDays } from './month'

const [path = ''] = process.argv.slice(2)
const { recording } = await recordDays(30)
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, packRecording(recording))
// Exit explicitly, because idle reader threads would keep the process running.
process.exit()
