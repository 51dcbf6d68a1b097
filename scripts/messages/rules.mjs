// Where texts must come from the catalogue.

/** Folders and files with texts shown on screen, in the tray, in notifications or in the terminal. */
const said = [
  'src-renderer',
  'src-main/tray',
  'src-main/notices',
  'src-main/notifications',
  'src-main/service-health',
  'src-main/alerts',
  'src-main/autostart',
  'src-main/backups',
  'src-main/bridge',
  'src-main/coins',
  'src-main/connection',
  'src-main/contact',
  'src-main/credits/subject.ts',
  'src-main/electron',
  'src-main/explorer',
  'src-main/faults',
  'src-main/layouts',
  'src-main/market',
  'src-main/market-figures',
  'src-main/news',
  'src-main/schedule',
  'src-main/service-comparison',
  'src-main/service-profile',
  'src-main/session',
  'src-main/settings',
  'src-main/watchlist',
  'src-shared/conditions',
  'src-shared/indicators',
  'src-shared/format',
  'src-shared/words'
]

/** Not converted yet. This list may only shrink. */
const waiting = ['src-renderer/bridge']

/** Contains no texts: keys made of codes, SQL, markup or log lines, which the check can't distinguish from texts. */
const keysAndCodes = [
  'src-main/alerts/alert-book.ts',
  'src-main/alerts/alert-store.ts',
  'src-main/alerts/asked.ts',
  'src-main/autostart/desktop-entry.ts',
  'src-main/backups/backup-service.ts',
  'src-main/contact/contact-service.ts',
  'src-main/electron/bus-watch.ts',
  'src-main/electron/lost-page.ts',
  'src-main/electron/keychain-process.ts',
  'src-main/electron/renderer-files.ts',
  'src-main/electron/tray-host.ts',
  'src-main/electron/window.ts',
  'src-main/market-figures/market-figures-service.ts',
  'src-main/market/candle-book.ts',
  'src-main/news/news-store.ts',
  'src-main/notices/notice-service.ts',
  'src-main/notifications/notification-target.ts',
  'src-main/schedule/need-sources.ts',
  'src-main/schedule/schedule-service.ts',
  'src-main/service-comparison/technical-comparison.ts',
  'src-main/service-profile/mapping-store.ts',
  'src-main/session/demo-market.ts',
  'src-main/session/left-sessions.ts',
  'src-main/session/open-spending.ts',
  'src-main/session/running-session.ts',
  'src-main/session/session-events.ts',
  'src-renderer/charts/indicators/feed.ts',
  'src-renderer/parts/alert/condition-form.ts',
  'src-renderer/parts/alert/lines.ts',
  'src-renderer/parts/chart/indicators/templates.ts',
  'src-renderer/ui/focus-keeper.ts',
  'src-shared/conditions/kinds/supertrend.ts'
]

/** @param {string} file @param {readonly string[]} places */
const isIn = (file, places) => places.some(place => file === place || file.startsWith(`${place}/`))

/** @param {string} file of the project; true if all its texts must come from the catalogue */
export const isCovered = file => isIn(file, said) && !isIn(file, [...waiting, ...keysAndCodes])
