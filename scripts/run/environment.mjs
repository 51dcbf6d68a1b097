/** @typedef {import('../setup/runtime.mjs').Runtime} Runtime */

/**
 * Returns an environment that says which Electron the setup chose. Specs, benchmarks, the bundler's
 * development server and the electron package read it.
 * @param {Runtime} runtime
 * @returns {NodeJS.ProcessEnv}
 */
export function withRuntime(runtime) {
  return {
    ...process.env,
    CANDLEWICK_ELECTRON: runtime.executable,
    ELECTRON_EXEC_PATH: runtime.executable,
    ELECTRON_OVERRIDE_DIST_PATH: runtime.folder
  }
}
