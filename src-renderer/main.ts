import './language'
import { mount } from 'svelte'
import App from './App.svelte'
import { connect } from './bridge/client'
import { createMirror } from './state/mirror'
import './styles/base.css'
import { wordedFault } from './words/fault'

const target = document.getElementById('app')
if (target) mount(App, { target, props: { mirror: createMirror(connect(window.candlewick, wordedFault)) } })
