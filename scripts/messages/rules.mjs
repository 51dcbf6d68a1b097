// Where a text must come from the catalogue, and where it does not yet.

/** Folders and files whose words a person reads on the screen, in the tray, in a notification or in the terminal. */
const said = [
  'src-renderer',
  'src-main/tray',
  'src-main/notifications',
  'src-main/alerts',
  'src-main/electron',
  'src-shared/format'
]

/** Not converted yet: this list only shrinks, and a folder that leaves it never comes back. */
const waiting = [
  'src-main/notifications',
  'src-main/alerts',
  'src-main/electron',
  'src-renderer/bridge',
  'src-renderer/charts',
  'src-renderer/parts/alert/condition-form.ts',
  'src-renderer/parts/alert/lines.ts'
]

/** @param {string} file @param {readonly string[]} places */
const isIn = (file, places) => places.some(place => file === place || file.startsWith(`${place}/`))

/** @param {string} file of the project; whether its words must all come from the catalogue */
export const isCovered = file => isIn(file, said) && !isIn(file, waiting)
