import { parentPort, workerData } from 'node:worker_threads'
import { createDemoProfile, type DemoProfile } from './demo-profile'

parentPort?.postMessage(createDemoProfile(workerData as DemoProfile))
