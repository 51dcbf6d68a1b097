/**
 * The names of all benchmarks. Other files in bench/ are parts of them.
 * @type {readonly string[]}
 */
export const benches = [
  'backtest',
  'bodies',
  'bridge',
  'chart',
  'contact',
  'crash',
  'credits',
  'desktop',
  'faults',
  'hands',
  'install',
  'layout',
  'mappings',
  'month',
  'moves',
  'pauses',
  'rules',
  'secrets',
  'simulate',
  'soak',
  'views',
  'watcher'
]
