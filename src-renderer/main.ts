import { firstState, followLanguage } from './language'
import { mount } from 'svelte'
import App from './App.svelte'
import { bridgeOver, connect } from './bridge/client'
import { pagePort } from './bridge/page-port'
import { createMirror } from './state/mirror'
import './styles/base.css'
import { wordedFault } from './words/fault'

const target = document.getElementById('app')
const bridge = bridgeOver(pagePort())
// For developer tools and tests. The app doesn't use this property.
Object.defineProperty(window, 'candlewick', { value: bridge })
const connected = connect(bridge, wordedFault, firstState)
const mirror = createMirror(connected)
// The embedded state is read first. If the app were mounted earlier, everything would be drawn twice.
void connected.forgetFirstState().then(async () => {
  if (!target) return
  // The URL of the main window has no query. What another window shows is in `mirror.windows.own`.
  if (location.search === '') return mount(App, { target, props: { mirror } })
  const { default: OtherWindow } = await import('./views/OtherWindow.svelte')
  return mount(OtherWindow, { target, props: { mirror, followLanguage } })
})
