import type { Services } from '../../../src-shared/contract'
import type { SetupFileService, SetupFileSources } from './setup-file-service'

/**
 * Loaded dynamically on first use or when the app is idle (`session/load-ahead.ts`), because few users need
 * it.
 */
export const loadSetupFile = () => import('./setup-file-service')

export function setupFileOf(sources: SetupFileSources): Services['setupFile'] {
  const service = async (): Promise<SetupFileService> => new (await loadSetupFile()).SetupFileService(sources)
  return {
    save: async input => (await service()).save(input),
    cost: async input => (await service()).cost(input),
    take: async input => (await service()).take(input)
  }
}
