// Where a text must come from the catalogue, and where it does not yet.

/** Folders and files whose words a person reads on the screen, in the tray, in a notification or in the terminal. */
const said = [
  'src-renderer',
  'src-main/tray',
  'src-main/notices',
  'src-main/notifications',
  'src-main/service-health',
  'src-main/alerts',
  'src-shared/conditions',
  'src-shared/indicators',
  'src-shared/format',
  'src-shared/words'
]

/** Not converted yet: this list only shrinks, and a folder that leaves it never comes back. */
const waiting = ['src-renderer/bridge', 'src-renderer/charts']

/** These say nothing: they join codes to keys, or write SQL, which the check cannot tell from a text. */
const keysAndCodes = [
  'src-main/alerts/alert-book.ts',
  'src-main/alerts/alert-store.ts',
  'src-main/alerts/asked.ts',
  'src-main/notices/notice-service.ts',
  'src-main/notifications/notification-target.ts',
  'src-renderer/parts/alert/condition-form.ts',
  'src-renderer/parts/alert/lines.ts',
  'src-shared/conditions/kinds/supertrend.ts'
]

/** @param {string} file @param {readonly string[]} places */
const isIn = (file, places) => places.some(place => file === place || file.startsWith(`${place}/`))

/** @param {string} file of the project; whether its words must all come from the catalogue */
export const isCovered = file => isIn(file, said) && !isIn(file, [...waiting, ...keysAndCodes])
