import fc from 'fast-check'

// Property tests only fail after a change of the code or of this seed. `PROPERTY_SEED=any npx vitest run`
// tries others.
const wanted = process.env['PROPERTY_SEED'] ?? '1'
if (wanted !== 'any') fc.configureGlobal({ seed: Number(wanted) })
