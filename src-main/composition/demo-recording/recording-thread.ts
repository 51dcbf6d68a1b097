import { parentPort, workerData } from 'node:worker_threads'
import { layIn, type Laying } from './lay-in'

parentPort?.postMessage(layIn(workerData as Laying))
