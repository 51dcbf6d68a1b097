import { lineComputer } from '../../alerts/line-computer'
import { loadBreadthDays } from '../../market/figures/breadth-over-days'
import { loadSetupFile } from '../../workspace/setup-file/setup-file'

/**
 * Loads modules that would otherwise be loaded later. An update may replace the app's files while it runs.
 */
export async function loadAhead(): Promise<void> {
  await Promise.all([
    lineComputer.load(),
    loadBreadthDays(),
    loadSetupFile(),
    import('../../alerts/alert-preview'),
    import('../../alerts/backtest/test-past'),
    import('../../alerts/delivery/confirmation'),
    import('../../alerts/delivery/message'),
    import('../../alerts/delivery/outgoing'),
    import('../../alerts/trigger-details'),
    import('../../credits/ledger-csv'),
    import('../../service/api/reader/field-edit-path'),
    import('../../service/api/reader/places'),
    import('../../service/api/reading/reading'),
    import('../../market/service-comparison/compared-answer'),
    import('../../market/service-comparison/figures'),
    import('../../market/service-comparison/service-lines')
  ])
}
