import type { Services } from '../../../src-shared/contract'
import type { NoticeService } from '../../platform/notices/notice-service'
import { readThirdParty } from '../../platform/third-party/third-party'
import type { HostMachine } from './machine'

export const appService = (machine: HostMachine, notices: NoticeService): Services['app'] => ({
  info: () => ({ ...machine.info, dataFolder: machine.folder }),
  time: () => machine.clock.now(),
  notices: () => notices.all(),
  dismissNotice: ({ id }) => notices.dismiss(id),
  openDataFolder: () => machine.openFolder(machine.folder),
  thirdParty: () => readThirdParty(machine.records.thirdParty),
  playSound: ({ sound }) => machine.playSound(sound),
  quit: () => machine.quit()
})
