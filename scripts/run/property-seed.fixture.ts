import fc from 'fast-check'

// The seed is fixed, so that property tests only start to fail when the code or the seed changes.
const wanted = process.env['PROPERTY_SEED'] ?? '1'
if (wanted !== 'any') fc.configureGlobal({ seed: Number(wanted) })
