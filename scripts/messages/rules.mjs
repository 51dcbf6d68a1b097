/** Files in these places put texts into properties of objects. */
const textProperties = [
  'src-renderer',
  'src-main/shell/menu',
  'src-main/shell/tray',
  'src-main/platform/notices',
  'src-main/shell/notifications',
  'src-main/watching/service-health',
  'src-main/alerts',
  'src-main/shell/autostart',
  'src-main/platform/backups',
  'src-main/watching/coins',
  'src-main/watching/connection',
  'src-main/credits/subject.ts',
  'src-main/shell/electron',
  'src-main/platform/faults',
  'src-main/workspace/layouts',
  'src-main/market',
  'src-main/watching/schedule',
  'src-main/service/profile',
  'src-main/composition/session',
  'src-main/workspace/settings',
  'src-main/workspace/watchlist',
  'src-shared/actions.ts',
  'src-shared/conditions',
  'src-shared/indicators',
  'src-shared/format',
  'src-shared/words'
]

/**
 * These files aren't checked, because the check would mistake their keys, SQL, markup or log lines for texts.
 */
const keysAndCodes = [
  'src-main/alerts/alert-book.ts',
  'src-main/alerts/alert-store.ts',
  'src-main/alerts/alert-data-loader.ts',
  'src-main/alerts/delivery/delivery-store.ts',
  'src-main/alerts/delivery/outgoing.ts',
  'src-main/alerts/delivery/post.ts',
  'src-main/alerts/delivery/route-service.ts',
  'src-main/shell/autostart/desktop-entry.ts',
  'src-main/platform/backups/backup-service.ts',
  'src-main/market/contact/contact-service.ts',
  'src-main/shell/menu/accelerator.ts',
  'src-main/shell/electron/bus-watch.ts',
  'src-main/shell/electron/lost-page.ts',
  'src-main/shell/electron/keychain-process.ts',
  'src-main/shell/electron/renderer-files.ts',
  'src-main/shell/electron/tray-host.ts',
  'src-main/shell/electron/page-window.ts',
  'src-main/market/figures/market-figures-service.ts',
  'src-main/market/answers/answer-service.ts',
  'src-main/market/answers/subscriptions.ts',
  'src-main/market/candle-book.ts',
  'src-main/market/news/news-store.ts',
  'src-main/market/recorded-bar-store.ts',
  'src-main/platform/notices/notice-service.ts',
  'src-main/shell/notifications/notification-target.ts',
  'src-main/watching/schedule/need-sources.ts',
  'src-main/watching/schedule/schedule-service.ts',
  'src-main/market/screener/screen-worker.ts',
  'src-main/market/service-comparison/technical-comparison.ts',
  'src-main/service/profile/mapping-store.ts',
  'src-main/composition/session/demo-market.ts',
  'src-main/composition/session/left-sessions.ts',
  'src-main/composition/session/mirrored-states.ts',
  'src-main/composition/session/open-spending.ts',
  'src-main/composition/session/running-session.ts',
  'src-main/composition/session/session-events.ts',
  'src-renderer/charts/indicators/feed.ts',
  'src-renderer/parts/alert/condition-form.ts',
  'src-renderer/parts/alert/lines.ts',
  'src-renderer/parts/chart/indicators/templates.ts',
  'src-renderer/parts/palette/press-on-chart.ts',
  'src-renderer/ui/focus-keeper.ts',
  'src-shared/conditions/kinds/supertrend.ts'
]

/** @param {string} file @param {readonly string[]} places */
const isIn = (file, places) => places.some(place => file === place || file.startsWith(`${place}/`))

/** @param {string} file */
export const isCovered = file => isIn(file, textProperties) && !isIn(file, keysAndCodes)
