/**
 * The measurements that `npm run bench` offers. Other files of bench/ are parts of these.
 * @type {readonly string[]}
 */
export const benches = [
  'bodies',
  'bridge',
  'chart',
  'contact',
  'crash',
  'credits',
  'desktop',
  'faults',
  'layout',
  'mappings',
  'month',
  'pauses',
  'secrets',
  'simulate',
  'soak',
  'views'
]
