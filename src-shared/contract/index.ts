export { contract, type Client, type ConceptName, type Contract, type Services } from './concepts'
export type { StateRequest, WholeConcept } from './concepts'
export type { AlertCondition, ConditionKind } from '../conditions/catalogue'
export type { Comparison } from '../conditions/field'
export type { AlertLine } from '../conditions/line'
export type { CrashRecord, DiagnosticsReport } from './diagnostics'
export type {
  Alert,
  AlertCost,
  AlertDraft,
  AlertPreview,
  AlertScope,
  AlertsState,
  AlertStatus,
  AthKnown,
  BreadthKnown,
  Distance,
  InboxEntry,
  TriggerDetails
} from './alerts'
export type { Answer, AnswerKind, AnswerOf } from './answer'
export type { Backtest, PastCount } from './backtest'
export type { FasterChecks, Lateness } from './lateness'
export type { SavedAnswer, AnswerStatus, ServiceCall } from './answers'
export type { SetupCost, SetupPart, ImportedSetup } from './setup-file'
export type { DisplayCurrency, MissingRateReason as RateLack } from './display-currency'
export type { CoinNote } from './coin-notes'
export type { ContactState, ContactStep, ContactVerdict } from './contact'
export type { AppInfo, ThirdPartyPart } from './app'
export type { Notice } from './notice'
export type { BackupCopy, BackupsState } from './backups'
export type {
  ServiceComparison,
  ComparisonKind,
  ComparisonNote,
  ComparisonRow,
  Convention,
  Difference,
  Explanation,
  Figure,
  ServiceFigures
} from './service-comparison'
export type {
  AlertCalls,
  CoinCost,
  ConnectionState,
  CreditEstimate,
  Plan,
  PlanChoice,
  PlanItem,
  PlanPace,
  QuotaLength,
  RhythmChoice,
  RhythmOffer
} from './connection'
export type {
  Amounts,
  Budget,
  BudgetState,
  DaySpent,
  Gauge,
  LedgerEntry,
  DailySum,
  DailySums,
  LedgerFilter,
  LedgerState,
  Pace,
  SpendingReport,
  SpendingShare,
  SpentBy,
  UserPrice
} from './credits'
export type { CoinDrawings, Drawing } from './drawings'
export type { Events } from './events'
export type { MissingCandles, Screen, ScreenConditions, ScreenResult, ScreenRow } from './screener'
export type {
  CallPreview,
  ExplorerAnswer,
  OperationInfo,
  ParameterInfo,
  ParameterName,
  PastRun,
  ResponseHeader
} from './explorer'
export type { Fault, FaultCode, WordedFault } from './fault'
export type { FirstState } from './first-state'
export type {
  ChartChoices,
  ChartCount,
  ChartView,
  SavedLayouts,
  Layout,
  LayoutContent,
  Link,
  ChartStyle as Look,
  OutputStyle,
  ShownIndicator
} from './layouts'
export type {
  Board,
  BoardQuote,
  CoinIdentity,
  CoinTwins,
  CandleReach,
  ReachLimit,
  CandleSeries,
  CandleTick,
  CoinListState,
  CoinName,
  QuotePrices,
  MissingCandleData,
  FearGreedIndex,
  UnreadQuotes
} from './market'
export type {
  ChangeDays,
  CoinFigures,
  CoinServiceFigures,
  MissingDays,
  RecentFigures,
  CorrelationFigures,
  FigurePoint,
  MarketFigures
} from './market-figures'
export type { Headline, NewsState } from './news'
export type { Doubt, DoubtCode, Reading, Source } from './reading'
export type { FieldEdit, SavedFieldEdit, FieldUnit } from './field-edits'
export type { MappingCounts, MappingId, SavedMapping } from './response-mapping'
export type { PageMessage, PageRequest } from './port'
export type { Reply, WordedReply } from './request'
export type { MessageTemplate, Route, RouteDraft, RoutePreview, RouteTarget, RouteTest } from './routes'
export type {
  LimitName,
  NeedName,
  PlannedName,
  ScheduleReason,
  ScheduleStatus,
  TrialResult,
  Slowing,
  TierName,
  TierRhythm
} from './schedule'
export type { IndicatorTemplate, Settings } from './settings'
export type { Feature, Interval, PriceTag } from './values'
export type { Watchlist } from './watchlist'
export type { OwnWindow, WindowKind } from './windows'
