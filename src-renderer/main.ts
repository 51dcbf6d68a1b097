import './language'
import { mount } from 'svelte'
import App from './App.svelte'
import { connect } from './bridge/client'
import { takeFirstState } from './bridge/first-state'
import { createMirror } from './state/mirror'
import './styles/base.css'
import { wordedFault } from './words/fault'

const target = document.getElementById('app')
const connected = connect(window.candlewick, wordedFault, takeFirstState())
const mirror = createMirror(connected)
// What came with the page is there before anything is drawn: drawn without it first, all would be drawn twice.
void connected.forgetFirstState().then(() => {
  if (target) mount(App, { target, props: { mirror } })
})
