import { analyticsCases } from './analytics-cases'
import type { Cases } from './case'
import { marketDataCases } from './market-data-cases'
import { technicalCases } from './technical-cases'

export const cases: Cases = { ...marketDataCases, ...analyticsCases, ...technicalCases }
