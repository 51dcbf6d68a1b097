import type { Services } from '../../src-shared/contract'
import type { SetupFileService, SetupFileSources } from './setup-file-service'

/** Most people never write or read such a file: its code is loaded when one does, and ahead (`session/load-ahead.ts`). */
export const loadSetupFile = () => import('./setup-file-service')

/** `SetupFileService`, loaded when it is first wanted. */
export function setupFileOf(sources: SetupFileSources): Services['setupFile'] {
  const service = async (): Promise<SetupFileService> => new (await loadSetupFile()).SetupFileService(sources)
  return {
    save: async asked => (await service()).save(asked),
    take: async asked => (await service()).take(asked)
  }
}
