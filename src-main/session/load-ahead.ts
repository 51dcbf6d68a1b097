import { lineComputer } from '../alerts/line-computer'
import { loadBreadthDays } from '../market-figures/breadth-over-days'
import { loadSetupFile } from '../setup-file/setup-file'

/**
 * Loads what is otherwise imported when it is first wanted. A start does without it; but an update may put other files in the place
 * of ours while the app runs, and by then all of it must be in memory.
 */
export async function loadAhead(): Promise<void> {
  await Promise.all([
    lineComputer.load(),
    loadBreadthDays(),
    loadSetupFile(),
    import('../service-api/reading/reading'),
    import('../service-comparison/compared-answer'),
    import('../service-comparison/figures'),
    import('../service-comparison/service-lines')
  ])
}
