/** @typedef {import('../setup/runtime.mjs').Runtime} Runtime */

/**
 * Specs, benchmarks, the bundler's development server and the electron package read from it which Electron
 * the setup chose.
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
