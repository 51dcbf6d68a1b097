import type { DesktopAlert } from '../notifications/incident-words'

const title = 'The window keeps crashing'
const means = 'Candlewick goes on watching, and alerts still come.'
const next =
  'To load the window again, start Candlewick once more or choose Open Candlewick in the tray. If it crashes again, ' +
  'restart the computer. The log in the folder “logs” beside the data says more.'

/** Stands where the page was: text alone, so that nothing of what crashed is in it. */
export const crashedPage = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><meta name="color-scheme" content="light dark"><title>Candlewick</title>' +
    '<body style="font: 15px/1.5 system-ui, sans-serif; max-width: 40em; margin: 15vh auto; padding: 0 2em">' +
    `<h1 style="font-size: 20px">${title}</h1><p>${means}</p><p>${next}</p>`
)}`

/** The window is not loaded again by itself any more. */
export const crashedAlert: DesktopAlert = { title, body: `${means} Click here to load the window again.` }

/** The window's page is there and answers nobody. */
export const hungAlert: DesktopAlert = {
  title: 'The window does not respond',
  body: `${means} Wait, or click here to load the window again.`
}
