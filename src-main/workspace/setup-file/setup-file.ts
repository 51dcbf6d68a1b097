import type { Services } from '../../../src-shared/contract'
import type { SetupFileService, SetupFileSources } from './setup-file-service'

/** Few users need this, so its code loads on first use or when idle (`session/load-ahead.ts`). */
export const loadSetupFile = () => import('./setup-file-service')

export function setupFileOf(sources: SetupFileSources): Services['setupFile'] {
  const service = async (): Promise<SetupFileService> => new (await loadSetupFile()).SetupFileService(sources)
  return {
    save: async asked => (await service()).save(asked),
    take: async asked => (await service()).take(asked)
  }
}
