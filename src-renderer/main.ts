import './language'
import { mount } from 'svelte'
import App from './App.svelte'
import { bridgeOver, connect } from './bridge/client'
import { takeFirstState } from './bridge/first-state'
import { pagePort } from './bridge/page-port'
import { createMirror } from './state/mirror'
import './styles/base.css'
import { wordedFault } from './words/fault'

const target = document.getElementById('app')
const bridge = bridgeOver(pagePort())
// For whoever looks into a running window, by its developer tools or a test: nothing of ours reads it.
Object.defineProperty(window, 'candlewick', { value: bridge })
const connected = connect(bridge, wordedFault, takeFirstState())
const mirror = createMirror(connected)
// What came with the page is there before anything is drawn: drawn without it first, all would be drawn twice.
void connected.forgetFirstState().then(() => {
  if (target) mount(App, { target, props: { mirror } })
})
