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
connected.forgetFirstState()
if (target) mount(App, { target, props: { mirror } })
